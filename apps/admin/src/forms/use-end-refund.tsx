import { messageOf, usePermission } from "@carrel/hooks";
import type { PreviewMembershipEnd, ReasonedRefund } from "@carrel/sdk";
import { RefundBooking } from "@carrel/sdk/schemas";
import { Field } from "@carrel/ui/field";
import { TextInput } from "@carrel/ui/text-input";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { q } from "../app/carrel";
import { useMoney } from "../app/use-money";
import { RefundFields, refundOf, refundProblem, type TypedRefund } from "./refund-fields";
import { Suggestions } from "./suggestions";

const LONGEST = RefundBooking.shape.reason.maxLength ?? undefined;
const REASONS = ["Left early", "Moves away", "We were closed"];

interface EndRefund {
  /** Whether it can be sent as it stands. */
  isReady: boolean;
  /** As the calls take it; nothing where nothing goes back. */
  given: { refund?: ReasonedRefund };
  /** What asks for it, or says why not; null where nothing was paid. */
  fields: ReactNode;
}

const NOTHING: EndRefund = { isReady: true, given: {}, fields: null };

/** It can end all the same, and what was paid be given back later. */
const NotKnown = ({ error }: { error: unknown }) => (
  <p className="m-0">What was paid for it is not known, so nothing is given back with this: {messageOf(error)}</p>
);

/**
 * Asks how much of what was paid is given back as a membership ends: what was paid beyond what was used, unless another amount is typed.
 * @param ending null while nothing is to end, or for who may not read of it
 */
export function useEndRefund(ending: PreviewMembershipEnd | null): EndRefund {
  const mayRefund = usePermission("payments.refund");
  const format = useMoney();
  const [typed, setTyped] = useState<TypedRefund | null>(null);
  const [reason, setReason] = useState("");
  const asked = useQuery({
    ...q.memberships.previewEnd(ending ?? { id: "" }),
    enabled: ending !== null,
    placeholderData: keepPreviousData,
  });
  if (ending === null) return NOTHING;
  if (asked.error) return { ...NOTHING, fields: <NotKnown error={asked.error} /> };
  if (!asked.data) return { ...NOTHING, isReady: false };
  const { amount, paid, unused, refund: offered, currency } = asked.data;
  const money = (sum: number) => format(sum, currency);
  if (paid === 0) return { ...NOTHING, isReady: !asked.isPlaceholderData };
  if (!mayRefund) {
    const fields = (
      <p className="m-0">The {money(paid)} that were paid stay with you: your role does not include refunds.</p>
    );
    return { ...NOTHING, fields };
  }
  const value = typed ?? { amount: offered, method: "cash", reference: "" };
  const { refund } = refundOf(value);
  const why = reason.trim();
  return {
    isReady: !asked.isPlaceholderData && refundProblem(value, paid, money) === undefined && (!refund || why !== ""),
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
