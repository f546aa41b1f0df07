import { useSession } from "@carrel/hooks";
import { MoneyInput } from "@carrel/ui/money-input";
import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { useMoney } from "../app/use-money";
import { fieldsFor } from "./fields";
import type { ToPay } from "./paid-now";
import type { SaleFields } from "./payment";

const { FormField } = fieldsFor<SaleFields>();

/** A deposit that is taken with what is paid. @param paid what that is, as far as it is known */
export function SoldDepositField({ paid }: { paid: ToPay | null }) {
  const { currency } = useSession().loggedOrgDetails;
  const money = useMoney();
  const { watch, setFocus } = useFormContext<SaleFields>();
  useEffect(() => setFocus("deposit.amount"), [setFocus]);
  const deposit = watch("deposit.amount") ?? 0;
  const isOne = deposit > 0 && paid?.currency === currency;
  return (
    <FormField
      name="deposit.amount"
      label="Deposit"
      required
      hint={
        isOne && paid && paid.amount > 0
          ? `${money(paid.amount, currency)} and the deposit: ${money(paid.amount + deposit, currency)} now.`
          : "Held apart, and no income until it is kept."
      }
    >
      {(field, onBlur) => <MoneyInput {...field} currency={currency} onBlur={onBlur} />}
    </FormField>
  );
}
