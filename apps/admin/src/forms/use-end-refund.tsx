import { usePermission } from "@carrel/hooks";
import type { ReasonedRefund } from "@carrel/sdk";
import { RefundBooking } from "@carrel/sdk/schemas";
import { Field } from "@carrel/ui/field";
import { TextInput } from "@carrel/ui/text-input";
import { type ReactNode, useState } from "react";
import { useMoney } from "../app/use-money";
import { RefundFields, refundOf, refundProblem, type TypedRefund } from "./refund-fields";
import { Suggestions } from "./suggestions";

const LONGEST = RefundBooking.shape.reason.maxLength ?? undefined;
const REASONS = ["Left early", "Moves away", "We were closed"];

/** What is paid for something that ends before its time, in minor units. */
interface Ending {
  amount: number;
  paid: number;
  /** What of the amount is for what will not be used. */
  unused: number;
  currency: string;
}

interface EndRefund {
  /** Whether it can be sent as it stands. */
  isReady: boolean;
  /** As the calls take it; nothing where nothing goes back. */
  given: { refund?: ReasonedRefund };
  /** What asks for it, or says why not; null where nothing was paid. */
  fields: ReactNode;
}

/** Asks how much of what was paid is given back as something ends: what was paid beyond what was used, unless another amount is typed. */
export function useEndRefund({ amount, paid, unused, currency }: Ending): EndRefund {
  const mayRefund = usePermission("payments.refund");
  const format = useMoney();
  const money = (sum: number) => format(sum, currency);
  const [typed, setTyped] = useState<TypedRefund | null>(null);
  const [reason, setReason] = useState("");
  if (paid === 0) return { isReady: true, given: {}, fields: null };
  if (!mayRefund) {
    const fields = (
      <p className="m-0">The {money(paid)} that were paid stay with you: your role does not include refunds.</p>
    );
    return { isReady: true, given: {}, fields };
  }
  const value = typed ?? { amount: Math.max(0, paid - (amount - unused)), method: "cash", reference: "" };
  const { refund } = refundOf(value);
  const why = reason.trim();
  return {
    isReady: refundProblem(value, paid, money) === undefined && (!refund || why !== ""),
    given: refund ? { refund: { ...refund, reason: why } } : {},
    fields: (
      <div className="flex flex-col gap-5">
        <p className="m-0">
          {money(unused)} of the {money(amount)} agreed are for what is not used; {money(paid)} were paid.
        </p>
        <RefundFields value={value} onChange={setTyped} paid={paid} currency={currency} money={money} />
        {value.amount !== 0 && (
          <div className="flex flex-col gap-3">
            <Field label="Reason" required hint="For your staff: it stands on the payment.">
              <TextInput
                autoComplete="off"
                maxLength={LONGEST}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            </Field>
            <Suggestions texts={REASONS} value={reason} onPick={setReason} />
          </div>
        )}
      </div>
    ),
  };
}
