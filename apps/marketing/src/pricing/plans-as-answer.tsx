import type { PlanCatalogue } from "@carrel/sdk";
import { fittingPlan, formatMoney } from "@carrel/sdk/domain";
import type { PlanInterval } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Field } from "@carrel/ui/field";
import { PriceBreakdown } from "@carrel/ui/price-breakdown";
import { TextInput } from "@carrel/ui/text-input";
import { changeLink } from "../shop/shop-links";
import { PERIODS, priceLines, priceText } from "../shop/shop-words";
import { intervalsOf } from "./offers";
import { numberOf } from "./plan-words";
import { seatsAsked } from "./seats-asked";

const Answer = ({
  catalogue,
  interval,
  seats,
}: {
  catalogue: PlanCatalogue;
  interval: PlanInterval;
  seats: number;
}) => {
  const fitting = fittingPlan(catalogue, { desks: seats, interval });
  const title = interval === "month" ? "By the month" : "By the year";
  if (!fitting) {
    return (
      <section className="flex flex-col gap-4 border-t-2 border-(--brand-accent) pt-6">
        <h2 className="font-display text-2xl text-strong">{title}</h2>
        <p>
          No plan that is paid so holds {numberOf(seats)} seats. <a href="/contact">Write to us</a>.
        </p>
      </section>
    );
  }
  const { plan, pieces, amount } = fitting;
  const addOns = pieces.map(({ addOn: { code }, quantity }) => ({ code, quantity }));
  return (
    <section className="flex min-w-0 flex-col gap-6 border-t-2 border-(--brand-accent) pt-6">
      <h2 className="font-display text-2xl text-strong">{title}</h2>
      <p>
        <strong className="block font-display text-4xl font-normal tabular-nums text-strong">
          {formatMoney(amount, plan.currency)}
        </strong>
        {PERIODS[interval]}, tax included
      </p>
      <PriceBreakdown
        lines={priceLines(plan, pieces)}
        total={amount}
        format={(part) => formatMoney(part, plan.currency)}
      />
      <Button asChild className="max-w-full self-start wrap-anywhere">
        <a href={changeLink({ planCode: plan.code, addOns })}>Take {plan.name}</a>
      </Button>
    </section>
  );
};

/** One question, and what it costs. */
export const PlansAsAnswer = ({ catalogue, seats: typed }: { catalogue: PlanCatalogue; seats: string | undefined }) => {
  const { seats, typed: shown, error } = seatsAsked(typed);
  return (
    <div className="flex flex-col gap-16">
      <form method="get" className="flex max-w-[30rem] gap-4 max-sm:flex-col sm:items-start print:hidden">
        <Field
          className="min-w-0 sm:flex-1"
          label="How many seats have you?"
          hint="In all your branches together."
          error={error ?? undefined}
        >
          <TextInput name="seats" inputMode="numeric" autoComplete="off" defaultValue={shown} />
        </Field>
        <Button type="submit" variant="primary" className="self-start sm:mt-6">
          See the price
        </Button>
      </form>
      <p className="font-display text-2xl text-strong" role="status">
        {numberOf(seats)} {seats === 1 ? "seat costs" : "seats cost"}
      </p>
      <div className="grid gap-12 lg:grid-cols-2">
        {intervalsOf(catalogue).map((interval) => (
          <Answer key={interval} catalogue={catalogue} interval={interval} seats={seats} />
        ))}
      </div>
      <section className="flex flex-col gap-4">
        <h2 className="font-display text-2xl text-strong">All that is for sale</h2>
        <ul className="m-0 flex max-w-[40rem] list-none flex-col p-0">
          {[...catalogue.plans, ...catalogue.addOns].map((offer) => (
            <li key={offer._id} className="flex flex-wrap justify-between gap-x-8 border-t border-border py-3">
              <span className="wrap-anywhere">{offer.name}</span>
              <span className="tabular-nums">{priceText(offer)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};
