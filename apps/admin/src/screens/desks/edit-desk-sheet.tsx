import { useTerminology } from "@carrel/hooks";
import { Callout } from "@carrel/ui/callout";
import { toast } from "@carrel/ui/toast";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { q } from "../../app/carrel";
import { useClose } from "../../app/use-close";
import { DeskForm } from "./desk-form";

const route = getRouteApi("/signed-in/office/desks/$deskId/edit");

/** Changes what a desk is called, where it stands and whether it can be booked. */
export function EditDeskSheet() {
  const { deskId } = route.useParams();
  const close = useClose();
  const words = useTerminology();
  const { data: desk } = useSuspenseQuery(q.desks.get({ id: deskId }));
  // Loaded anew while the sheet is open: what was typed stays, and the person is told.
  const [seen] = useState(desk);
  const update = useMutation(q.desks.update());
  return (
    <DeskForm
      title={`Edit ${words.desk.toLowerCase()} ${seen.name}`}
      action="Save changes"
      initial={seen}
      notice={
        desk.updatedAt !== seen.updatedAt &&
        !update.isSuccess && (
          <Callout tone="warning">Somebody else changed it meanwhile. Saving keeps what stands here.</Callout>
        )
      }
      submit={async (values) => {
        await update.mutateAsync({ ...values, _id: desk._id });
        toast.success("Changes saved");
        await close({ saved: true });
        return undefined;
      }}
    />
  );
}
