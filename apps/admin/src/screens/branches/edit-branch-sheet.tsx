import { UpdateBranch } from "@carrel/sdk/schemas";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { changed } from "../../forms/changed";
import { ChangedMeanwhile } from "../../forms/changed-meanwhile";
import { SheetForm } from "../../forms/sheet-form";
import { useSheetForm } from "../../forms/use-sheet-form";
import { ContactFields, NameFields } from "./details-fields";
import { useBranchRecord } from "./use-branch-record";

const DetailsInput = UpdateBranch.pick({
  name: true,
  code: true,
  timezone: true,
  address: true,
  phone: true,
  email: true,
  directions: true,
});

/** Changes what a branch is called, where it is and how it is reached: only what was changed is sent. */
export function EditBranchSheet() {
  const { branch } = useBranchRecord();
  const [seen] = useState(branch);
  const update = useMutation(q.branches.update());
  const form = useSheetForm(DetailsInput, {
    defaultValues: seen,
    save: async (values) => {
      const changes = changed(values, seen);
      if (changes) await update.mutateAsync({ ...changes, _id: seen._id });
      return "Changes saved";
    },
  });
  return (
    <SheetForm title={`Edit ${seen.name}`} action="Save changes" form={form} size="lg">
      {!update.isSuccess && <ChangedMeanwhile seen={seen} stored={branch} />}
      <NameFields />
      <ContactFields />
    </SheetForm>
  );
}
