import { useSession } from "@carrel/hooks";
import { formatMoney } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { ADD_BRANCH, isOpenTo } from "../../app/needs";
import { dayText, lastDayText } from "./day-text";

interface PaidNoticeProps {
  paymentId: string;
  timezone: string;
  /** There is no branch yet: opening the place goes on with that. */
  isNew: boolean;
}

/** That what was just ordered is paid, or waits for its day. */
export function PaidNotice({ paymentId, timezone, isNew }: PaidNoticeProps) {
  const mayAdd = isOpenTo(useSession(), ADD_BRANCH);
  const { data } = useQuery(q.subscription.transactions());
  const payment = data?.transactions.find(({ _id }) => _id === paymentId);
  if (payment?.status !== "completed") return null;
  const { kind, amount, currency, planName, receiptNumber, periodEnd } = payment;
  if (kind === "downgrade")
    return (
      <Callout live tone="success" title={`${planName} comes on ${dayText(timezone)(periodEnd)}`}>
        Until then everything stays as it is, and nothing is due.
      </Callout>
    );
  return (
    <Callout
      live
      tone="success"
      title={amount > 0 ? `${formatMoney(amount, currency)} is paid` : `${planName} runs`}
      action={
        <div className="flex flex-wrap gap-2">
          {isNew && mayAdd && (
            <Button asChild size="sm" variant="primary">
              <Link to="/branches/new">Add your first branch</Link>
            </Button>
          )}
          {receiptNumber && (
            <Button asChild size="sm">
              <Link to="/subscription/$paymentId" params={{ paymentId }}>
                See receipt {receiptNumber}
              </Link>
            </Button>
          )}
        </div>
      }
    >
      {planName} runs until {lastDayText(timezone)(periodEnd)}.
    </Callout>
  );
}
