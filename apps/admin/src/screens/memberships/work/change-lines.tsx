import type { MembershipChange } from "@carrel/sdk";
import { PriceBreakdown } from "@carrel/ui/price-breakdown";
import { useMoney } from "../../../app/use-money";
import { counted } from "../../../app/words/span-text";

/** What a change comes to, line by line. */
export function ChangeLines({ change, isStale }: { change: MembershipChange; isStale: boolean }) {
  const money = useMoney();
  const { daysLeft, days, credit, price, due, currency } = change;
  return (
    <section
      aria-label="What it means"
      aria-busy={isStale}
      className={`flex flex-col gap-2 ${isStale ? "opacity-60" : ""}`}
    >
      <p className="m-0 font-medium text-strong">
        {daysLeft} of {counted(days, "day")} are left
      </p>
      <PriceBreakdown
        lines={[
          { label: "They cost", amount: price },
          { label: "They were bought for", amount: -credit },
        ]}
        total={due}
        totalLabel="To pay"
        format={(amount) => money(amount, currency)}
      />
      {credit > price && (
        <p className="m-0 text-sm text-muted">Nothing is paid back: {money(credit - price, currency)} stay with you.</p>
      )}
    </section>
  );
}
