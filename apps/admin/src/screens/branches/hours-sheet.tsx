import { UpdateBranch } from "@carrel/sdk/schemas";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { SheetForm } from "../../forms/sheet-form";
import { useSheetForm } from "../../forms/use-sheet-form";
import { HoursField } from "./hours-field";
import { useBranchRecord } from "./use-branch-record";

const HoursInput = UpdateBranch.pick({ timings: true }).required();

/** Changes when a branch is open. */
export function HoursSheet() {
  const { branch } = useBranchRecord();
  // Loaded anew while the sheet is open: what was typed stays.
  const [{ _id, name, timings, timezone }] = useState(branch);
  const update = useMutation(q.branches.update());
  const form = useSheetForm(HoursInput, {
    defaultValues: { timings },
    save: async (values) => {
      await update.mutateAsync({ _id, ...values });
      return "Opening hours saved";
    },
  });
  return (
    <SheetForm
      title={`Opening hours of ${name}`}
      description={`In ${timezone.replaceAll("_", " ")}. Visitors can book within them; bookings that were made stay.`}
      action="Save hours"
      form={form}
      size="lg"
    >
      <HoursField />
    </SheetForm>
  );
}
