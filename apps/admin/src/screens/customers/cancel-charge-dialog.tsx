import { useOnce } from "@carrel/hooks";
import type { Charge } from "@carrel/sdk";
import { CancelCharge } from "@carrel/sdk/schemas";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import * as z from "zod";
import { q } from "../../app/carrel";
import { useMoney } from "../../app/use-money";
import { DialogForm } from "../../forms/dialog-form";
import { SuggestedField } from "../../forms/suggested-field";
import { useZodForm } from "../../forms/use-zod-form";

const CancelInput = z.object({ reason: CancelCharge.shape.reason });

const LONGEST = CancelCharge.shape.reason.maxLength ?? undefined;
const REASONS = ["Charged by mistake", "It was found", "Let off this once"];

interface CancelChargeDialogProps {
  charge: Charge;
  onClose: () => void;
}

/** Takes a charge back, for a reason. */
export function CancelChargeDialog({ charge, onClose }: CancelChargeDialogProps) {
  const { _id: id, reason: what, paid, currency } = charge;
  const money = useMoney();
  const cancel = useMutation(q.charges.cancel({ once: useOnce() }));
  const form = useZodForm(CancelInput, {
    defaultValues: { reason: "" },
    submit: async ({ reason }) => {
      await cancel.mutateAsync({ id, reason });
      toast.success(`The charge for ${what} is cancelled`);
      onClose();
      return undefined;
    },
  });
  return (
    <DialogForm
      title="Cancel this charge"
      description={what}
      action="Cancel the charge"
      tone="danger"
      form={form}
      onClose={onClose}
    >
      <p className="m-0">
        Nothing is owed for it any more.
        {paid > 0 && ` The ${money(paid, currency)} that were paid stay with you until you refund them.`}
      </p>
      <SuggestedField
        form={form}
        name="reason"
        label="Reason"
        required
        hint="For your staff: it stands on the charge."
        maxLength={LONGEST}
        texts={REASONS}
      />
    </DialogForm>
  );
}
