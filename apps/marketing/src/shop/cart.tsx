import type { AddOn, PlanCatalogue, PricingPlan } from "@carrel/sdk";
import {
  choiceNotes,
  formatMoney,
  MOST_PIECES,
  type OfferedPieces,
  type PlanChoice,
  piecesAmount,
  resolveChoice,
} from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { NumberInput } from "@carrel/ui/number-input";
import { keepCart, useCart } from "./cart-store";
import { changeLink, signUpLink } from "./shop-links";
import { choiceOf } from "./shop-state";
import { PERIODS, priceText } from "./shop-words";

/** What was put into the cart, as it is sold now, and the way to sign-up. */
export function Cart({ catalogue }: { catalogue: PlanCatalogue }) {
  const cart = useCart();
  if (cart === undefined) return <Unread />;
  if (cart === null) return <Empty />;
  return <Filled cart={cart} catalogue={catalogue} />;
}

/** As the server draws it; the page's entry marks the island where nothing is kept (`src/entries/cart.ts`), long before React is there. */
const Unread = () => (
  <>
    <p className="m-0 max-w-[36rem] text-lg in-data-[kept=nothing]:hidden">
      <span className="noscript:hidden">Looking for your cart…</span>
      <span className="hidden noscript:inline">
        Your browser keeps the cart, and needs JavaScript for that. Without it, <a href="/ecommerce">choose a plan</a>{" "}
        and sign up with it by its link.
      </span>
    </p>
    <div className="hidden in-data-[kept=nothing]:block">
      <Empty />
    </div>
  </>
);

const Empty = () => (
  <div className="flex flex-col items-start gap-6">
    <p className="m-0 text-lg">Your cart is empty.</p>
    <Button asChild variant="primary" size="lg">
      <a href="/ecommerce">Choose a plan</a>
    </Button>
  </div>
);

function Filled({ cart, catalogue }: { cart: PlanChoice; catalogue: PlanCatalogue }) {
  const resolved = resolveChoice(cart, catalogue);
  const { plan, pieces, amount, isPayable } = resolved;
  const notes = choiceNotes(resolved, { unread: false, money: formatMoney });
  const empty = (
    <Button variant="ghost" onClick={() => keepCart(null)}>
      Empty the cart
    </Button>
  );
  const told = notes.length > 0 && (
    <Callout tone="warning" title="Look through your cart" className="wrap-anywhere">
      {notes.map((note) => (
        <p key={note} className="m-0">
          {note}
        </p>
      ))}
    </Callout>
  );
  if (!plan)
    return (
      <div className="flex max-w-[44rem] flex-col items-start gap-6">
        {told}
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="primary" size="lg">
            <a href="/ecommerce">Choose a plan</a>
          </Button>
          {empty}
        </div>
      </div>
    );
  const choice = choiceOf({ plan, pieces, amount });
  const change = (changed: AddOn, value: number | null) => {
    const quantity = Math.min(MOST_PIECES, Math.max(0, Math.floor(value ?? 0)));
    const next = pieces
      .map((piece) => (piece.addOn === changed ? { ...piece, quantity } : piece))
      .filter((piece) => piece.quantity > 0);
    keepCart(choiceOf({ plan, pieces: next, amount: resolveChoice(asKept(plan, next), catalogue).amount }));
  };
  return (
    <div className="flex max-w-[44rem] flex-col gap-8">
      {told}
      <CartLines plan={plan} pieces={pieces} onChange={change} />
      <div className="flex flex-col gap-2 border-t-2 border-(--brand-accent) pt-5">
        <p className="m-0 flex flex-wrap items-baseline justify-between gap-x-6 text-strong">
          <span className="font-display text-2xl">To pay now</span>
          <span className="font-display text-2xl tabular-nums">{formatMoney(amount, plan.currency)}</span>
        </p>
        <p className="m-0 text-muted" aria-live="polite">
          Then {formatMoney(amount, plan.currency)} {PERIODS[plan.interval]}. Tax is included.
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {choice && isPayable && (
          <Button asChild variant="primary" size="lg">
            <a href={signUpLink(choice)}>Sign up and pay</a>
          </Button>
        )}
        {choice && (
          <Button asChild size="lg">
            <a href={changeLink(choice)}>Change the plan</a>
          </Button>
        )}
        {empty}
      </div>
    </div>
  );
}

const asKept = (plan: PricingPlan, pieces: readonly OfferedPieces<AddOn>[]): PlanChoice => ({
  planCode: plan.code,
  addOns: pieces.map(({ addOn, quantity }) => ({ code: addOn.code, quantity })),
});

interface CartLinesProps {
  plan: PricingPlan;
  pieces: readonly OfferedPieces<AddOn>[];
  onChange: (addOn: AddOn, quantity: number | null) => void;
}

const CartLines = ({ plan, pieces, onChange }: CartLinesProps) => (
  <ul aria-label="In your cart" className="m-0 flex list-none flex-col p-0">
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 py-4">
      <span className="flex min-w-0 flex-[1_1_14rem] flex-col">
        <span className="font-display text-xl wrap-anywhere text-strong">{plan.name}</span>
        <span className="text-sm text-muted">Plan, {priceText(plan)}</span>
      </span>
      <span className="tabular-nums">{formatMoney(plan.amount, plan.currency)}</span>
    </li>
    {pieces.map(({ addOn, quantity }) => (
      <li
        key={addOn.code}
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-border py-4"
      >
        <span className="flex min-w-0 flex-[1_1_14rem] flex-col">
          <span className="font-medium wrap-anywhere text-strong">{addOn.name}</span>
          <span className="text-sm text-muted">{priceText(addOn)} each</span>
        </span>
        <span className="flex w-full flex-wrap items-center justify-between gap-3 sm:w-auto">
          <NumberInput
            aria-label={`Pieces of ${addOn.name}`}
            lessLabel={`One less of ${addOn.name}`}
            moreLabel={`One more of ${addOn.name}`}
            className="w-32"
            min={1}
            max={MOST_PIECES}
            value={quantity}
            onValueChange={(value) => value !== null && onChange(addOn, value)}
          />
          <Button size="sm" variant="ghost" aria-label={`Remove ${addOn.name}`} onClick={() => onChange(addOn, 0)}>
            Remove
          </Button>
          <span className="min-w-20 text-end tabular-nums">
            {formatMoney(piecesAmount(plan, addOn, quantity), plan.currency)}
          </span>
        </span>
      </li>
    ))}
  </ul>
);
