import { UpdateBranch } from "@carrel/sdk/schemas";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { SheetForm } from "../../forms/sheet-form";
import { useSheetForm } from "../../forms/use-sheet-form";
import { FacilitiesField } from "./facilities-field";
import { useBranchRecord } from "./use-branch-record";

const FacilitiesInput = UpdateBranch.pick({ features: true }).required();

/** Changes what there is in a branch. */
export function FacilitiesSheet() {
  const { branch } = useBranchRecord();
  const [{ _id, name, features }] = useState(branch);
  const update = useMutation(q.branches.update());
  const form = useSheetForm(FacilitiesInput, {
    defaultValues: { features },
    save: async (values) => {
      await update.mutateAsync({ _id, ...values });
      return "Facilities saved";
    },
  });
  return (
    <SheetForm title={`Facilities of ${name}`} action="Save facilities" form={form}>
      <FacilitiesField />
    </SheetForm>
  );
}
