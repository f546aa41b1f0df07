import type { Booking } from "@carrel/sdk";
import { RadioCards } from "@carrel/ui/radio-cards";
import * as z from "zod";
import { useMoney } from "../../app/use-money";
import { lastsText } from "../../app/words/plan-text";
import { DialogForm } from "../../forms/dialog-form";
import { fieldsFor } from "../../forms/fields";
import { NEW_SALE, saleFields, saleOf } from "../../forms/payment";
import { SalePaymentField } from "../../forms/payment-field";
import { useZodForm } from "../../forms/use-zod-form";
import { useChangeStatus } from "./use-change-status";

const ConfirmInput = z.object({ as: z.enum(["pass", "alone"]), ...saleFields });
type ConfirmValues = z.output<typeof ConfirmInput>;
const { FormValue } = fieldsFor(ConfirmInput);

/** As the call takes it. */
const howOf = ({ as, ...sale }: ConfirmValues) => (as === "alone" ? { withoutPass: true } : saleOf(sale));

interface ConfirmPassDialogProps {
  booking: Booking & { pass: NonNullable<Booking["pass"]> };
  onClose: () => void;
}

/** Confirms a booking that asks for a pass: sells it, or keeps the visit at its own price. */
export function ConfirmPassDialog({ booking, onClose }: ConfirmPassDialogProps) {
  const { code, visitor, amount, currency, pass } = booking;
  const money = useMoney();
  const { confirmAs } = useChangeStatus();
  const form = useZodForm<ConfirmValues, ConfirmValues>(ConfirmInput, {
    defaultValues: { as: "pass", ...NEW_SALE },
    submit: async (values) => {
      await confirmAs(booking, howOf(values));
      onClose();
      return undefined;
    },
  });
  const sells = form.watch("as") === "pass";
  return (
    <DialogForm
      title={`Confirm booking ${code}?`}
      description={`${visitor.name || "The visitor"} asks for ${pass.name} and is told by mail.`}
      action={sells ? "Confirm and sell the pass" : "Confirm without the pass"}
      form={form}
      onClose={onClose}
    >
      <FormValue name="as">
        {(field) => (
          <RadioCards
            {...field}
            label="What is sold"
            options={[
              {
                value: "pass",
                label: `${pass.name}, ${money(pass.amount, currency)}`,
                description: `${lastsText(pass)}. This visit is its first.`,
              },
              {
                value: "alone",
                label: `This visit alone, ${money(amount, currency)}`,
                description: "No pass is sold.",
              },
            ]}
          />
        )}
      </FormValue>
      {sells && <SalePaymentField price={{ amount: pass.amount, currency }} customerId={booking.customerId} />}
    </DialogForm>
  );
}
