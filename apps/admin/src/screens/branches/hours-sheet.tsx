import { UpdateBranch } from "@carrel/sdk/schemas";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { SheetForm } from "../../forms/sheet-form";
import { useZodForm } from "../../forms/use-zod-form";
import { HoursField } from "./hours-field";
import { useBranchRecord } from "./use-branch-record";
import { useCloseChange } from "./use-close-change";

const HoursInput = UpdateBranch.pick({ timings: true }).required();

/** Changes when a branch is open. */
export function HoursSheet() {
  const { branch } = useBranchRecord();
  // Loaded anew while the sheet is open: what was typed stays.
  const [{ _id, name, timings, timezone }] = useState(branch);
  const close = useCloseChange();
  const update = useMutation(q.branches.update());
  const form = useZodForm(HoursInput, {
    defaultValues: { timings },
    submit: async (values) => {
      await update.mutateAsync({ _id, ...values });
      toast.success("Opening hours saved");
      await close(true);
      return undefined;
    },
  });
  return (
    <SheetForm
      title={`Opening hours of ${name}`}
      description={`In ${timezone.replaceAll("_", " ")}. Visitors can book within them; bookings that were made stay.`}
      action="Save hours"
      form={form}
      onClose={() => void close(false)}
      size="lg"
    >
      <HoursField />
    </SheetForm>
  );
}
