import type { PlanInterval } from "@carrel/sdk";
import { formatMoney, isBeside } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { Field } from "@carrel/ui/field";
import { PriceBreakdown } from "@carrel/ui/price-breakdown";
import { SegmentedControl } from "@carrel/ui/segmented-control";
import { Slider } from "@carrel/ui/slider";
import { useState } from "react";
import { AddOnRows } from "./add-on-rows";
import { keepCart, useCart } from "./cart-store";
import { PlanRows } from "./plan-rows";
import type { ShopData } from "./shop-data";
import { CART, signUpLink } from "./shop-links";
import { type Chosen, choiceOf, chosen, intervalsOf, SEATS, shopState, withPieces } from "./shop-state";
import { PERIODS, priceLines, roomText, seatsText } from "./shop-words";

const PAY: Readonly<Record<PlanInterval, string>> = { month: "By the month", year: "By the year" };
const MARKS = [SEATS.min, 100, 200, 300, 400, SEATS.max].map((value) => ({ value, label: String(value) }));

/** Seats, plan and add-ons, and what they cost. Without a script it is a form and links. */
export function Chooser({ catalogue, query }: ShopData) {
  const [state, setState] = useState(() => shopState(query, catalogue));
  const intervals = intervalsOf(catalogue);
  const now = chosen(state, catalogue);
  const { plan } = now;
  const beside = plan ? catalogue.addOns.filter((addOn) => isBeside(plan, addOn)) : [];
  /** What fits is looked for anew. */
  const fit = (change: Partial<typeof state>) => setState({ ...state, planCode: null, seatPieces: null, ...change });
  const countOf = (code: string) => now.pieces.find(({ addOn }) => addOn.code === code)?.quantity ?? 0;
  return (
    <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(19rem,23rem)]">
      <div className="flex min-w-0 flex-col gap-12">
        <section aria-labelledby="seats" className="flex flex-col gap-6">
          <h2 id="seats" className="m-0 font-display text-2xl text-strong">
            How many seats?
          </h2>
          <div className="noscript:hidden print:hidden">
            <Field label="Seats in all your branches" hint="Above 500, take a plan with any number of seats.">
              <Slider
                {...SEATS}
                value={[state.seats]}
                onValueChange={([seats = SEATS.first]) => fit({ seats })}
                format={seatsText}
                marks={MARKS}
              />
            </Field>
          </div>
          {intervals.length > 1 && (
            <SegmentedControl
              className="self-start noscript:hidden print:hidden"
              label="Pay"
              options={intervals.map((value) => ({ value, label: PAY[value] }))}
              value={state.interval}
              onValueChange={(interval) => fit({ interval })}
            />
          )}
          {plan && (
            // Where the price stands far below, it is beside the slider too.
            <p className="m-0 text-lg wrap-anywhere text-strong lg:hidden">
              {priceLines(plan, now.pieces)
                .map(({ label }) => label)
                .join(", ")}
              : {formatMoney(now.amount, plan.currency)} {PERIODS[plan.interval]}, tax included.
            </p>
          )}
          <PlainForm seats={state.seats} interval={state.interval} intervals={intervals} />
        </section>

        <section aria-labelledby="plans" className="flex flex-col gap-4">
          <h2 id="plans" className="m-0 font-display text-2xl text-strong">
            Plan
          </h2>
          <PlanRows
            catalogue={catalogue}
            state={state}
            now={now}
            onChoose={({ code }) => setState({ ...state, planCode: code, seatPieces: null })}
          />
        </section>

        {plan && beside.length > 0 && (
          <section aria-labelledby="add-ons" className="flex flex-col gap-4">
            <h2 id="add-ons" className="m-0 font-display text-2xl text-strong">
              Add-ons
            </h2>
            <p className="m-0 hidden noscript:block">You can add them where you pay, once your place is open.</p>
            <AddOnRows
              addOns={beside}
              countOf={countOf}
              onChange={(addOn, quantity) => setState(withPieces(state, catalogue, addOn, quantity))}
            />
          </section>
        )}
      </div>
      <Summary now={now} seats={state.seats} />
    </div>
  );
}

/** The same by a form, for browsers that run no script. */
const PlainForm = ({
  seats,
  interval,
  intervals,
}: {
  seats: number;
  interval: PlanInterval;
  intervals: readonly PlanInterval[];
}) => (
  <form action="/ecommerce" className="hidden flex-wrap items-end gap-4 noscript:flex">
    <label className="flex flex-col gap-1">
      Seats in all your branches
      <input type="number" name="seats" min={1} max={SEATS.max} defaultValue={seats} className="p-2" />
    </label>
    {intervals.length > 1 && (
      <label className="flex flex-col gap-1">
        Pay
        <select name="pay" defaultValue={interval} className="p-2">
          {intervals.map((value) => (
            <option key={value} value={value}>
              {PAY[value]}
            </option>
          ))}
        </select>
      </label>
    )}
    <Button type="submit">Show the price</Button>
  </form>
);

function Summary({ now, seats }: { now: Chosen; seats: number }) {
  const cart = useCart();
  const { plan, pieces, amount, room } = now;
  const choice = choiceOf(now);
  if (!plan || !room || !choice)
    return (
      <aside aria-label="What it costs" className="rounded-lg border border-border bg-surface p-6">
        <p className="m-0">No plan that is paid so has room for {seatsText(seats)}. Take fewer, or pay otherwise.</p>
      </aside>
    );
  const money = (minor: number) => formatMoney(minor, plan.currency);
  const isTooSmall = room.desks !== null && room.desks < seats;
  const putIn = () => {
    // A browser that keeps nothing has the choice in the address.
    location.assign(keepCart(choice) ? CART : signUpLink(choice));
  };
  return (
    <aside
      aria-label="What it costs"
      className="flex flex-col gap-5 rounded-lg border border-border bg-surface p-6 lg:sticky lg:top-24"
    >
      <h2 className="m-0 font-display text-2xl text-strong">What it costs</h2>
      <PriceBreakdown
        className="wrap-anywhere"
        lines={priceLines(plan, pieces)}
        total={amount}
        totalLabel="To pay now"
        format={money}
      />
      <p className="m-0" aria-live="polite">
        Then {money(amount)} {PERIODS[plan.interval]}. Tax is included.
      </p>
      <p className="m-0 text-sm text-muted">Room for {roomText(room)}.</p>
      {isTooSmall && <p className="m-0 text-sm text-warning">That is less than {seatsText(seats)}.</p>}
      <Button variant="primary" size="lg" block className="noscript:hidden" onClick={putIn}>
        Put into the cart
      </Button>
      <a href={signUpLink(choice)} className="hidden noscript:inline">
        Sign up with this choice
      </a>
      <p className="m-0 text-sm text-muted">
        Pay now, or try everything for 14 days and pay later. Nothing is taken by itself unless you ask for it.
      </p>
      {cart && (
        <p className="m-0 text-sm">
          Something is in your cart already. <a href={CART}>See the cart</a>
        </p>
      )}
    </aside>
  );
}
