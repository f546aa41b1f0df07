import { usePermission, useTerminology } from "@carrel/hooks";
import type { Desk } from "@carrel/sdk";
import { AlertDialog } from "@carrel/ui/alert-dialog";
import { Badge } from "@carrel/ui/badge";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { DescriptionList } from "@carrel/ui/description-list";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { useCloseSheet } from "../../app/use-close-sheet";
import { useOnline } from "../../app/use-online";
import { messageOf } from "../../forms/server-errors";
import { KIND_LABELS } from "./desk-kinds";

/** What a desk is, and the way to delete it. */
export function DeskFacts({ desk, className }: { desk: Desk; className: string }) {
  const words = useTerminology();
  const toList = useCloseSheet("/desks");
  const mayEdit = usePermission("desks.write");
  const online = useOnline();
  const remove = useMutation(q.desks.remove());
  const [deleting, setDeleting] = useState(false);
  const name = `${words.desk.toLowerCase()} ${desk.name}`;
  return (
    <Card
      className={className}
      title="About"
      footer={
        mayEdit && (
          <Button
            variant="danger-ghost"
            size="sm"
            className="-ms-3"
            disabled={!online}
            onClick={() => setDeleting(true)}
          >
            Delete
          </Button>
        )
      }
    >
      <DescriptionList
        items={[
          { term: "Zone", details: <span className="wrap-anywhere">{desk.zone || "None"}</span> },
          { term: "Kind", details: KIND_LABELS[desk.kind] },
          { term: "Bookable", details: desk.isActive ? "Yes" : "No" },
          { term: "Floor plan", details: desk.position ? "Has its place" : "Not on it yet" },
          ...(desk.amenities.length > 0
            ? [
                {
                  term: "Offers",
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
      <AlertDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={`Delete ${name}?`}
        description="It can't be brought back. One that was ever booked can only be switched off."
        confirmLabel="Delete"
        tone="danger"
        confirmDisabled={!online}
        describeError={messageOf}
        onConfirm={async () => {
          await remove.mutateAsync({ id: desk._id });
          toast.success(`${words.desk} ${desk.name} is deleted`);
          await toList({ saved: true });
        }}
      />
    </Card>
  );
}
