import { UpdateBranch } from "@carrel/sdk/schemas";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { SheetForm } from "../../forms/sheet-form";
import { useZodForm } from "../../forms/use-zod-form";
import { ContactFields, NameFields } from "./details-fields";
import { useBranchRecord } from "./use-branch-record";
import { useCloseChange } from "./use-close-change";

const DetailsInput = UpdateBranch.pick({
  name: true,
  code: true,
  timezone: true,
  address: true,
  phone: true,
  email: true,
});

/** Changes what a branch is called, where it is and how it is reached. */
export function EditBranchSheet() {
  const { branch } = useBranchRecord();
  const [seen] = useState(branch);
  const close = useCloseChange();
  const update = useMutation(q.branches.update());
  const form = useZodForm(DetailsInput, {
    defaultValues: seen,
    submit: async (values) => {
      await update.mutateAsync({ ...values, _id: seen._id });
      toast.success("Changes saved");
      await close(true);
      return undefined;
    },
  });
  return (
    <SheetForm
      title={`Edit ${seen.name}`}
      action="Save changes"
      form={form}
      onClose={() => void close(false)}
      size="lg"
    >
      <NameFields />
      <ContactFields />
    </SheetForm>
  );
}
