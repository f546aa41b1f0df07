import { useSession } from "@carrel/hooks";
import { MoneyInput } from "@carrel/ui/money-input";
import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { useMoney } from "../app/use-money";
import { fieldsFor } from "./fields";
import type { ToPay } from "./paid-now";
import { percentOf, type SaleFields } from "./payment";

const { FormField, TextField } = fieldsFor<SaleFields>();

/** What is let off a price, and why. */
export function DiscountField({ price }: { price: ToPay | null | undefined }) {
  const { currency: own } = useSession().loggedOrgDetails;
  const money = useMoney();
  const { watch, setFocus, clearErrors } = useFormContext<SaleFields>();
  useEffect(() => setFocus("discount.amount"), [setFocus]);
  const { amount: most, currency } = price ?? { amount: 0, currency: own };
  const off = watch("discount.amount") ?? 0;
  const left = price ? most - off : 0;
  // What was more than the price is not any more, by whichever of the two.
  useEffect(() => {
    if (left >= 0) clearErrors("discount.amount");
  }, [left, clearErrors]);
  return (
    <>
      <FormField
        name="discount.amount"
        label="Discount"
        required
        hint={
          price && left >= 0 && (off > 0 ? `${money(left, currency)} is left to pay.` : "An amount, or such as 10%.")
        }
        problem={left < 0 ? `The price is ${money(most, currency)}` : null}
      >
        {(field, onBlur) => (
          <MoneyInput
            {...field}
            currency={currency}
            onBlur={onBlur}
            onBeforeInput={(event) => {
              const added = (event as unknown as { data: string | null }).data ?? "";
              if (!added.endsWith("%")) return;
              event.preventDefault();
              const part = percentOf(most, added === "%" ? `${event.currentTarget.value}%` : added);
              if (part !== null) field.onValueChange(part);
            }}
          />
        )}
      </FormField>
      <TextField name="discount.reason" label="Reason" optional hint="For the staff only." autoComplete="off" />
    </>
  );
}
