import type { CheckoutAnswer } from "@carrel/hooks/checkout";
import type { ChangeSubscription, CurrentSubscription, SubscriptionChange } from "@carrel/sdk";
import { formatMoney } from "@carrel/sdk/domain";
import { Callout } from "@carrel/ui/callout";
import { Card } from "@carrel/ui/card";
import { Dialog } from "@carrel/ui/dialog";
import { PriceBreakdown } from "@carrel/ui/price-breakdown";
import { Skeleton } from "@carrel/ui/skeleton";
import { Switch } from "@carrel/ui/switch";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { FailedList } from "../../lists/list-states";
import { changeText, nextText } from "./change-text";
import { priceLines } from "./charge-lines";
import { askedOf, type Choice } from "./choice";
import { dayText, lastDayText } from "./day-text";
import { PassedLimits } from "./passed-limits";
import { usePayment } from "./use-payment";

const PayOnPhone = lazy(async () => ({ default: (await import("./pay-on-phone")).PayOnPhone }));

/** Whether later payments can be allowed with this one: something is due with which, and they aren't allowed and taken already. */
const canRecur = ({ amount, kind }: SubscriptionChange, had: CurrentSubscription["subscription"]) =>
  amount > 0 && !(kind === "renew" && had?.isRecurring && had.status !== "PAST_DUE");

interface Paying {
  onAnswer: (answer: CheckoutAnswer) => void;
  onDone: (transactionId: string) => void;
}

interface ChangeSummaryProps extends Paying {
  current: CurrentSubscription;
  /** Null while no plan is chosen. */
  choice: Choice | null;
  recurring: boolean;
  onRecurring: (recurring: boolean) => void;
  seesPlan: boolean;
}

/** What a choice costs, line by line, and paying it. */
export function ChangeSummary({ current, choice, recurring, onRecurring, seesPlan, ...paying }: ChangeSummaryProps) {
  const { timezone } = current.organization;
  return (
    <Card title="What it costs" className="lg:sticky lg:top-20">
      {choice ? (
        <Priced
          choice={choice}
          recurring={recurring}
          had={current.subscription}
          timezone={timezone}
          seesPlan={seesPlan}
          onRecurring={onRecurring}
          {...paying}
        />
      ) : (
        <p className="m-0 text-muted">Choose a plan to see what it costs. Nothing is ordered by that.</p>
      )}
    </Card>
  );
}

interface PricedProps extends Paying {
  choice: Choice;
  recurring: boolean;
  had: CurrentSubscription["subscription"];
  timezone: string;
  seesPlan: boolean;
  onRecurring: (recurring: boolean) => void;
}

function Priced({ choice, recurring, had, timezone, seesPlan, onRecurring, ...paying }: PricedProps) {
  const preview = useQuery({
    ...q.subscription.previewChange(askedOf(choice, false)),
    placeholderData: keepPreviousData,
  });
  const { data: change, error, isPlaceholderData } = preview;
  if (error && (!change || isPlaceholderData))
    return <FailedList what="The price" error={error} onRetry={() => void preview.refetch()} />;
  if (!change)
    return (
      <div aria-busy="true">
        <Skeleton lines={5} />
      </div>
    );
  const [day, lastDay] = [dayText(timezone), lastDayText(timezone)];
  const money = (amount: number) => formatMoney(amount, change.currency);
  const mayRecur = canRecur(change, had);
  const asked = askedOf(choice, recurring && mayRecur);
  // Whoever renews by hand what renews by itself is charged for the time after it all the same.
  const isTaken = asked.isRecurring ?? (change.kind === "renew" && (had?.isRecurring ?? false));
  const isTooSmall = change.passedLimits.length > 0;
  return (
    <div aria-busy={isPlaceholderData} className={`flex flex-col gap-4 ${isPlaceholderData ? "opacity-60" : ""}`}>
      <p className="m-0">{changeText(change, { day, lastDay })}</p>
      <PriceBreakdown
        lines={priceLines(change.lines, { day, lastDay })}
        total={change.amount}
        totalLabel="Due today"
        format={money}
      />
      <p className="m-0 text-sm text-muted">
        {nextText({ ...change, isRecurring: isTaken }, { day, money })} Tax is included.
      </p>
      {isTooSmall && <PassedLimits planName={change.planName} limits={change.passedLimits} isOfficeOpen={seesPlan} />}
      {mayRecur && (
        <Switch label="Renew by itself" checked={asked.isRecurring ?? false} onCheckedChange={onRecurring} />
      )}
      <Pay
        // What was said of another choice is over.
        key={JSON.stringify(asked)}
        asked={asked}
        change={change}
        readAgain={() => preview.refetch()}
        money={money}
        disabled={isTooSmall || isPlaceholderData}
        {...paying}
      />
      {had?.status === "TRIAL" && (
        <p className="m-0 text-sm text-muted">
          You can pay later: your free trial runs until {lastDay(had.currentPeriodEnd)}.
        </p>
      )}
    </div>
  );
}

interface PayProps extends Paying {
  asked: ChangeSubscription;
  change: SubscriptionChange;
  /** Asks for the price anew. */
  readAgain: () => Promise<unknown>;
  money: (amount: number) => string;
  disabled: boolean;
}

function Pay({ asked, change, money, disabled, ...paying }: PayProps) {
  const { pay, payOnPhone, leavePhone, onPhone, notice, isBusy } = usePayment({ asked, shown: change, ...paying });
  return (
    <>
      {notice && (
        <Callout live tone={notice.tone} title={notice.title}>
          {notice.text}
        </Callout>
      )}
      <OnlineButton variant="primary" block loading={isBusy} disabled={disabled} onClick={() => void pay()}>
        {change.amount > 0 ? `Pay ${money(change.amount)}` : `Change to ${change.planName}`}
      </OnlineButton>
      {change.amount > 0 && (
        <OnlineButton block loading={isBusy} disabled={disabled} onClick={() => void payOnPhone()}>
          Pay on your phone
        </OnlineButton>
      )}
      <Dialog
        open={onPhone !== null}
        onOpenChange={leavePhone}
        size="sm"
        title="Pay on your phone"
        description="Scan the code with the camera, and pay there. This page goes on by itself."
      >
        {onPhone && (
          <Suspense fallback={<Skeleton shape="rect" height="24rem" />}>
            <PayOnPhone order={onPhone} onPaid={() => paying.onDone(onPhone.transactionId)} />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}
