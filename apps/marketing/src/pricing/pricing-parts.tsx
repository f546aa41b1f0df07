import type { PlanCatalogue } from "@carrel/sdk";
import { fittingPlan, formatMoney } from "@carrel/sdk/domain";
import type { AddOn, PlanInterval } from "@carrel/sdk/schemas";
import { changeLink } from "../shop/shop-links";
import { PERIODS, priceText, roomText } from "../shop/shop-words";
import { intervalsOf } from "./offers";
import { numberOf } from "./plan-words";
import { USUAL_SEATS } from "./seats-asked";

export const AddOns = ({ addOns }: { addOns: readonly AddOn[] }) =>
  addOns.length === 0 ? null : (
    <section aria-labelledby="add-ons" className="flex flex-col gap-6">
      <h2 id="add-ons" className="font-display text-3xl leading-tight text-strong">
        More room beside a plan
      </h2>
      <dl className="m-0 max-w-[48rem]">
        {addOns.map((addOn) => (
          <div
            key={addOn.code}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-8 gap-y-1 border-t border-border py-4 last:border-b"
          >
            <dt className="font-semibold wrap-anywhere text-strong">{addOn.name}</dt>
            <dd className="m-0 text-end font-semibold tabular-nums text-strong">{priceText(addOn)}</dd>
            <dd className="col-span-2 m-0 wrap-anywhere text-muted">{addOn.description || roomText(addOn.limits)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );

/** What holds as many seats for the least money; null where nothing that is paid so holds them. */
const fit = (catalogue: PlanCatalogue, interval: PlanInterval, desks: number) => {
  const fitting = fittingPlan(catalogue, { desks, interval });
  if (!fitting) return null;
  const { plan, pieces, amount } = fitting;
  const names = [plan, ...pieces.map(({ addOn }) => addOn)].map(({ name }) => name);
  const addOns = pieces.map(({ addOn: { code }, quantity }) => ({ code, quantity }));
  const counted = pieces.map(({ addOn, quantity }) => (quantity > 1 ? `${quantity} × ${addOn.name}` : addOn.name));
  return {
    price: `${formatMoney(amount, plan.currency)} ${PERIODS[interval]}`,
    made: [names[0] ?? "", ...counted].join(" with "),
    href: changeLink({ planCode: plan.code, addOns }),
  };
};

/** What a hall of the usual size pays, worked out from what is for sale. */
export const UsualHall = ({ catalogue }: { catalogue: PlanCatalogue }) => {
  const ways = intervalsOf(catalogue).flatMap((interval) => fit(catalogue, interval, USUAL_SEATS) ?? []);
  if (ways.length === 0) return null;
  return (
    <section
      aria-labelledby="hall"
      className="grid break-inside-avoid gap-6 border-t-2 border-(--brand-accent) pt-8 lg:grid-cols-2"
    >
      <h2 id="hall" className="max-w-[18ch] font-display text-3xl leading-tight text-strong">
        A hall of {numberOf(USUAL_SEATS)} seats pays
      </h2>
      <ul className="m-0 flex list-none flex-col gap-6 p-0">
        {ways.map(({ price, made, href }) => (
          <li key={price} className="flex flex-col gap-1">
            <strong className="font-display text-3xl font-normal tabular-nums text-strong">{price}</strong>
            <span className="wrap-anywhere">
              for <a href={href}>{made}</a>, tax included
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
