import { usePermission, useTerminology } from "@carrel/hooks";
import type { Desk } from "@carrel/sdk";
import { Badge } from "@carrel/ui/badge";
import { Card } from "@carrel/ui/card";
import { DescriptionList } from "@carrel/ui/description-list";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { q } from "../../app/carrel";
import { OnlineAlertDialog } from "../../app/online-alert-dialog";
import { OnlineButton } from "../../app/online-button";
import { KIND_LABELS } from "../../app/words/desk-kinds";

/** What a desk is, and the way to delete it. */
export function DeskFacts({ desk, className }: { desk: Desk; className: string }) {
  const words = useTerminology();
  const navigate = useNavigate();
  const mayEdit = usePermission("desks.write");
  const remove = useMutation(q.desks.remove());
  const [deleting, setDeleting] = useState(false);
  const name = `${words.desk.toLowerCase()} ${desk.name}`;
  return (
    <Card
      className={className}
      title="About"
      footer={
        mayEdit && (
          <OnlineButton variant="danger-ghost" size="sm" className="-ms-3" onClick={() => setDeleting(true)}>
            Delete
          </OnlineButton>
        )
      }
    >
      <DescriptionList
        items={[
          { term: "Zone", details: <span className="wrap-anywhere">{desk.zone || "None"}</span> },
          { term: "Kind", details: KIND_LABELS[desk.kind] },
          ...(desk.capacity && desk.capacity > 1 ? [{ term: "Takes", details: `${desk.capacity} people` }] : []),
          { term: "Bookable", details: desk.isActive ? "Yes" : "No" },
          { term: "Floor plan", details: desk.position ? "Has its place" : "Not on it yet" },
          ...(desk.amenities.length > 0
            ? [
                {
                  term: "Amenities",
                  details: (
                    <span className="flex flex-wrap gap-1">
                      {desk.amenities.map((amenity) => (
                        <Badge key={amenity}>{amenity}</Badge>
                      ))}
                    </span>
                  ),
                },
              ]
            : []),
        ]}
      />
      <OnlineAlertDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={`Delete ${name}?`}
        description="It can't be brought back. One that was ever booked can only be switched off."
        confirmLabel="Delete"
        tone="danger"
        onConfirm={async () => {
          await remove.mutateAsync({ id: desk._id });
          toast.success(`${words.desk} ${desk.name} is deleted`);
          await navigate({ to: "/desks", search: true, resetScroll: false, ignoreBlocker: true });
        }}
      />
    </Card>
  );
}
