import { usePermission } from "@carrel/hooks";
import type { CurrentSubscription, Subscription } from "@carrel/sdk";
import { formatMoney, piecesText } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { Card } from "@carrel/ui/card";
import { DescriptionList } from "@carrel/ui/description-list";
import { Link } from "@tanstack/react-router";
import { ClientState } from "../../app/parts/client-state";
import { PERIODS } from "../../app/words/price-text";
import { periodText } from "../../app/words/subscription-text";
import { dayText } from "./day-text";
import { StopRenewing } from "./stop-renewing";

/** When the next amount is due, and who sees to it. */
const WHEN = {
  later: (day: string, isRecurring: boolean) =>
    `on ${day}. ${isRecurring ? "It is taken by itself." : "Nothing is taken by itself."}`,
  due: (day: string, isRecurring: boolean) =>
    `since ${day}. ${isRecurring ? "It should have been taken by itself: look whether your card or account can pay." : "Nothing is taken by itself."}`,
};

/** The next amount and when it is due; null where nothing is. */
const nextOf = ({ status, pendingChange, amount, currency, currentPeriodEnd }: Subscription) =>
  status === "TRIAL" || status === "CANCELLED" || pendingChange || amount === 0
    ? null
    : { amount: formatMoney(amount, currency), at: currentPeriodEnd };

interface PlanCardProps {
  subscription: Subscription;
  addOns: CurrentSubscription["availableAddOns"];
  timezone: string;
}

/** What the organisation has, until when, and what comes next. */
export function PlanCard({ subscription, addOns, timezone }: PlanCardProps) {
  const mayChange = usePermission("subscription.write");
  const { planName, planCode, status, amount, currency, interval, isRecurring, pendingChange } = subscription;
  const day = dayText(timezone);
  const next = nextOf(subscription);
  const nameOf = (code: string) => addOns.find((addOn) => addOn.code === code)?.name ?? code;
  return (
    <Card
      title="Your plan"
      actions={<ClientState status={status} />}
      {...(isRecurring && mayChange && { footer: <StopRenewing until={day(subscription.currentPeriodEnd)} /> })}
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <p className="m-0 text-2xl font-semibold wrap-anywhere text-strong">{planName}</p>
          {amount > 0 && (
            <p className="m-0 tabular-nums">
              <span className="text-lg font-semibold text-strong">{formatMoney(amount, currency)}</span>{" "}
              <span className="text-muted">{PERIODS[interval]}, tax included</span>
            </p>
          )}
        </div>
        <DescriptionList
          items={[
            { term: "Time", details: periodText(subscription, new Date(), timezone) },
            ...(subscription.addOns.length > 0
              ? [
                  {
                    term: "Add-ons",
                    details: subscription.addOns
                      .map(({ code, quantity }) => `${quantity} × ${nameOf(code)}`)
                      .join(", "),
                  },
                ]
              : []),
            ...(next
              ? [
                  {
                    term: "Next payment",
                    details: `${next.amount} ${WHEN[status === "PAST_DUE" ? "due" : "later"](day(next.at), isRecurring)}`,
                  },
                ]
              : []),
          ]}
        />
        {pendingChange && (
          <Callout
            title={`${pendingChange.planName} from ${day(pendingChange.effectiveAt)} on`}
            action={
              mayChange && (
                <Button asChild size="sm">
                  <Link to="/subscription/change" search={{ plan: planCode, addOns: piecesText(subscription.addOns) }}>
                    Renew {planName} instead
                  </Link>
                </Button>
              )
            }
          >
            Until then everything stays as it is. It has to be paid then, to go on.
          </Callout>
        )}
      </div>
    </Card>
  );
}
