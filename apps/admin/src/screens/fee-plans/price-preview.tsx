import { formatMoney } from "@carrel/sdk/domain";
import { PriceBreakdown } from "@carrel/ui/price-breakdown";
import { lastsText } from "../../app/words/plan-text";
import { type PricedOnce, priceOnce, unitPriceText } from "./plan-price";

/** What somebody pays who takes a plan once. */
export function PricePreview({ plan, title }: { plan: PricedOnce; title: string }) {
  const { net, tax, amount: total } = priceOnce(plan);
  const each = unitPriceText(plan);
  return (
    <section aria-label={title} className="flex flex-col gap-3 rounded-md border border-border p-4">
      <p aria-hidden="true" className="text-sm text-muted">
        {title}
      </p>
      <PriceBreakdown
        lines={[
          { label: lastsText(plan), amount: net },
          ...(tax > 0 ? [{ label: `Tax, ${plan.taxPercent}%`, amount: tax }] : []),
        ]}
        total={total}
        totalLabel="To pay"
        format={(amount) => formatMoney(amount, plan.currency)}
      />
      {each && <p className="text-sm text-muted">That is {each}.</p>}
    </section>
  );
}
