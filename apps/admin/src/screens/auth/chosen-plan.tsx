import {
  type ChoiceAddress,
  choiceIn,
  choiceNotes,
  formatMoney,
  piecesAmount,
  resolveChoice,
} from "@carrel/sdk/domain";
import { Callout } from "@carrel/ui/callout";
import { PriceBreakdown } from "@carrel/ui/price-breakdown";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { PERIODS } from "../../app/words/price-text";

const AFTER = "You can choose a plan once your place is open.";

/** What was chosen in the shop, beside the form that opens the place; it is paid once the address is proven. */
export function ChosenPlan({ address }: { address: ChoiceAddress }) {
  const catalogue = useQuery(q.subscription.plans());
  const asked = choiceIn(address);
  if (!asked) return <Callout tone="warning">The plan in this address can't be read. {AFTER}</Callout>;
  if (catalogue.isError) return <Callout tone="info">Your plan can't be shown just now. {AFTER}</Callout>;
  if (!catalogue.data)
    return (
      <div aria-busy="true">
        <Skeleton lines={3} />
      </div>
    );
  const resolved = resolveChoice(asked.choice, catalogue.data);
  const notes = choiceNotes(resolved, { unread: asked.unread, money: formatMoney });
  const { plan, pieces, amount } = resolved;
  if (!plan) return <Callout tone="warning">The plan that you chose is not for sale any more. {AFTER}</Callout>;
  return (
    <section aria-labelledby="chosen-plan" className="flex flex-col gap-3 rounded-lg border border-border p-5">
      <h2 id="chosen-plan" className="m-0 text-base font-semibold text-strong">
        You chose
      </h2>
      {notes.map((note) => (
        <Callout key={note} tone="warning">
          {note}
        </Callout>
      ))}
      <PriceBreakdown
        lines={[
          { label: plan.name, amount: plan.amount },
          ...pieces.map(({ addOn, quantity }) => ({
            label: quantity > 1 ? `${quantity} × ${addOn.name}` : addOn.name,
            amount: piecesAmount(plan, addOn, quantity),
          })),
        ]}
        total={amount}
        totalLabel={`For ${PERIODS[plan.interval]}`}
        format={(minor) => formatMoney(minor, plan.currency)}
        className="wrap-anywhere"
      />
      <p className="m-0 text-sm text-muted">
        Tax is included. You pay once your address is confirmed, or later: the first 14 days are free.
      </p>
    </section>
  );
}
