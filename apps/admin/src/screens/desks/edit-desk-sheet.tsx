import { useTerminology } from "@carrel/hooks";
import { toast } from "@carrel/ui/toast";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { q } from "../../app/carrel";
import { useClose } from "../../app/use-close";
import { changed } from "../../forms/changed";
import { ChangedMeanwhile } from "../../forms/changed-meanwhile";
import { DeskForm } from "./desk-form";

const route = getRouteApi("/signed-in/office/desks/$deskId/edit");

/** Changes what a desk is called, where it stands and whether it can be booked: only what was changed is sent. */
export function EditDeskSheet() {
  const { deskId } = route.useParams();
  const close = useClose();
  const words = useTerminology();
  const { data: desk } = useSuspenseQuery(q.desks.get({ id: deskId }));
  // Loaded anew while the sheet is open: what was typed is compared with what the person saw.
  const [seen] = useState(desk);
  const update = useMutation(q.desks.update());
  return (
    <DeskForm
      title={`Edit ${words.desk.toLowerCase()} ${seen.name}`}
      action="Save changes"
      initial={seen}
      notice={!update.isSuccess && <ChangedMeanwhile seen={seen} stored={desk} />}
      submit={async (values) => {
        const changes = changed(values, seen);
        if (changes) await update.mutateAsync({ ...changes, _id: seen._id });
        toast.success("Changes saved");
        await close({ saved: true });
        return undefined;
      }}
    />
  );
}
