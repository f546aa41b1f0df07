import { usePermission, useTerminology } from "@carrel/hooks";
import { AlertDialog } from "@carrel/ui/alert-dialog";
import { Button } from "@carrel/ui/button";
import { toast } from "@carrel/ui/toast";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { q } from "../../app/carrel";
import { useCloseSheet } from "../../app/use-close-sheet";
import { useOnline } from "../../app/use-online";
import { messageOf } from "../../forms/server-errors";
import { DeskDetails } from "./desk-details";
import { DeskForm } from "./desk-form";

const route = getRouteApi("/signed-in/office/desks/$deskId");

/** One desk: its details, or its form for those who may change it. */
export function DeskSheet() {
  const { deskId } = route.useParams();
  const close = useCloseSheet("/desks");
  const words = useTerminology();
  const mayEdit = usePermission("desks.write");
  const { data: desk } = useSuspenseQuery(q.desks.get({ id: deskId }));
  const update = useMutation(q.desks.update());
  const remove = useMutation(q.desks.remove());
  const online = useOnline();
  const [deleting, setDeleting] = useState(false);

  if (!mayEdit) return <DeskDetails desk={desk} onClose={() => void close()} />;
  return (
    <>
      <DeskForm
        title={`${words.desk} ${desk.name}`}
        action="Save changes"
        initial={desk}
        submit={async (values) => {
          await update.mutateAsync({ ...values, _id: desk._id });
          toast.success("Changes saved");
          await close({ saved: true });
          return undefined;
        }}
        onClose={() => void close()}
        aside={
          <Button variant="danger-ghost" className="me-auto" disabled={!online} onClick={() => setDeleting(true)}>
            Delete
          </Button>
        }
      />
      <AlertDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={`Delete ${words.desk.toLowerCase()} ${desk.name}?`}
        description="It can't be brought back. One that was ever booked can only be switched off."
        confirmLabel="Delete"
        tone="danger"
        confirmDisabled={!online}
        describeError={messageOf}
        onConfirm={async () => {
          await remove.mutateAsync({ id: desk._id });
          toast.success(`${words.desk} ${desk.name} is deleted`);
          await close({ saved: true });
        }}
      />
    </>
  );
}
