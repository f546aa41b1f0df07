import { UpdateBranch } from "@carrel/sdk/schemas";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { SheetForm } from "../../forms/sheet-form";
import { useZodForm } from "../../forms/use-zod-form";
import { FacilitiesField } from "./facilities-field";
import { useBranchRecord } from "./use-branch-record";
import { useCloseChange } from "./use-close-change";

const FacilitiesInput = UpdateBranch.pick({ features: true }).required();

/** Changes what there is in a branch. */
export function FacilitiesSheet() {
  const { branch } = useBranchRecord();
  const [{ _id, name, features }] = useState(branch);
  const close = useCloseChange();
  const update = useMutation(q.branches.update());
  const form = useZodForm(FacilitiesInput, {
    defaultValues: { features },
    submit: async (values) => {
      await update.mutateAsync({ _id, ...values });
      toast.success("Facilities saved");
      await close(true);
      return undefined;
    },
  });
  return (
    <SheetForm title={`Facilities of ${name}`} action="Save facilities" form={form} onClose={() => void close(false)}>
      <FacilitiesField />
    </SheetForm>
  );
}
