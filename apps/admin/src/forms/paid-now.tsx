import { useSession } from "@carrel/hooks";
import { MoneyInput } from "@carrel/ui/money-input";
import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { useMoney } from "../app/use-money";
import { fieldsFor } from "./fields";
import { type SaleFields, WHOLE } from "./payment";

const { FormField } = fieldsFor<SaleFields>();

/** What is to be paid. */
export interface ToPay {
  /** Minor unit. */
  amount: number;
  currency: string;
}

/** What of a price is paid now: all of it, until somebody types another amount; emptied, it is all of it again. */
export function PaidNow({ price }: { price: ToPay | null | undefined }) {
  const { currency: own } = useSession().loggedOrgDetails;
  const money = useMoney();
  const { watch, setValue, clearErrors } = useFormContext<SaleFields>();
  // What isn't seen isn't sent.
  useEffect(() => () => setValue("paying", WHOLE), [setValue]);
  const { amount: most, currency } = price ?? { amount: 0, currency: own };
  const paying = watch("paying");
  const left = typeof paying === "number" ? most - paying : 0;
  // What was more than the price is not any more, by whichever of the two.
  useEffect(() => {
    if (left >= 0) clearErrors("paying");
  }, [left, clearErrors]);
  return (
    <FormField
      name="paying"
      label="Paid now"
      hint={left > 0 && left < most && `${money(left, currency)} stays due.`}
      problem={left < 0 ? `Only ${money(most, currency)} is to be paid` : null}
    >
      {({ value, ...field }, onBlur) => (
        <MoneyInput
          {...field}
          value={value === WHOLE ? most : value}
          currency={currency}
          onBlur={() => {
            if (value === null) field.onValueChange(WHOLE);
            onBlur();
          }}
        />
      )}
    </FormField>
  );
}
