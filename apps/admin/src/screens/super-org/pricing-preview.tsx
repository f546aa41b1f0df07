import { useTerminology } from "@carrel/hooks";
import type { PlanInterval } from "@carrel/sdk";
import { formatMoney, type Terminology } from "@carrel/sdk/domain";
import { EmptyState } from "@carrel/ui/empty-state";
import { PaymentsIllustration } from "@carrel/ui/illustration";
import { PlanCard } from "@carrel/ui/plan-card";
import { SegmentedControl } from "@carrel/ui/segmented-control";
import { useEffect, useRef, useState } from "react";
import { limitLines } from "./limit-text";
import { type Offer, type OfferKind, PERIODS } from "./offers";
import { useOverflows } from "./use-overflows";

/** As much of an offer as visitors see. */
export type ShownOffer = Pick<Offer, "name" | "description" | "interval" | "limits" | "features" | "isActive"> & {
  /** Its id; of one that is being typed in, any word. */
  id: string;
  /** Minor unit; null while it isn't given. */
  amount: number | null;
  currency: string;
};

const INTERVALS: { value: PlanInterval; label: string }[] = [
  { value: "month", label: "By the month" },
  { value: "year", label: "By the year" },
];

const priceOf = ({ amount, currency }: ShownOffer) =>
  amount === null ? "No price yet" : formatMoney(amount, currency);

/** What one gets, each line once. */
const linesOf = ({ limits, features }: ShownOffer, words: Terminology) => [
  ...new Set([...limitLines(limits, words), ...features.filter((line) => line.trim() !== "")]),
];

const AddOnRow = ({ addOn, words, isEdited }: { addOn: ShownOffer; words: Terminology; isEdited: boolean }) => (
  <li
    data-state={isEdited ? "edited" : undefined}
    className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-border py-3 data-[state=edited]:rounded data-[state=edited]:px-3 data-[state=edited]:outline-2 data-[state=edited]:outline-ring"
  >
    <span className="flex min-w-0 flex-col">
      <span className="font-medium wrap-anywhere text-strong">{addOn.name || "No name yet"}</span>
      <span className="text-sm wrap-anywhere text-muted">{linesOf(addOn, words).join(", ") || addOn.description}</span>
    </span>
    <span className="whitespace-nowrap tabular-nums">
      {priceOf(addOn)} <span className="text-sm text-muted">{PERIODS[addOn.interval]}</span>
    </span>
  </li>
);

interface PricingPreviewProps {
  /** Which part of the page is looked at. */
  kind: OfferKind;
  plans: readonly ShownOffer[];
  addOns: readonly ShownOffer[];
  /** The one that is being changed. */
  edited?: ShownOffer | undefined;
}

/** The pricing page with what is on sale now, as visitors read it. */
export function PricingPreview({ kind, plans, addOns, edited }: PricingPreviewProps) {
  const words = useTerminology();
  const [chosen, setChosen] = useState<PlanInterval>("month");
  const isOnSale = ({ isActive }: ShownOffer) => isActive;
  const onSale = plans.filter(isOnSale);
  const intervals = INTERVALS.filter(({ value }) => onSale.some((plan) => plan.interval === value));
  const interval = intervals.some(({ value }) => value === chosen) ? chosen : intervals[0]?.value;
  const shown = onSale.filter((plan) => plan.interval === interval);
  const pieces = addOns.filter(isOnSale);

  // What is being typed stays in sight.
  const editedInterval = edited && plans.includes(edited) ? edited.interval : undefined;
  useEffect(() => {
    if (editedInterval) setChosen(editedInterval);
  }, [editedInterval]);

  const page = useRef<HTMLElement>(null);
  const overflows = useOverflows(page);
  // The page scrolls to what is changed, not the window.
  useEffect(() => {
    const box = page.current;
    const part = box?.querySelector<HTMLElement>('[data-looked-at="true"]');
    if (box && part) box.scrollTop = part.offsetTop - box.offsetTop - 16;
  }, [kind, edited?.id, interval]);

  return (
    <section
      aria-label="Pricing page, as visitors see it"
      className="overflow-hidden rounded-lg border border-border bg-bg lg:sticky lg:top-20"
    >
      <header className="flex flex-wrap items-center justify-between gap-2 border-b border-border bg-surface px-4 py-3">
        <div className="flex flex-col">
          <h2 className="text-base font-semibold text-strong">Pricing page</h2>
          <span className="text-sm text-muted">As visitors see it</span>
        </div>
        {intervals.length > 1 && (
          <SegmentedControl
            size="sm"
            label="Prices shown"
            options={intervals}
            value={interval ?? "month"}
            onValueChange={setChosen}
          />
        )}
      </header>
      <section
        ref={page}
        aria-label="Plans and add-ons on sale"
        tabIndex={overflows ? 0 : undefined}
        className="flex flex-col gap-4 p-4 lg:max-h-[calc(100dvh-11rem)] lg:overflow-y-auto"
      >
        {edited && !edited.isActive && (
          <p className="rounded bg-warning-bg px-3 py-2 text-warning">
            {edited.name || "This"} is not on sale, so it isn't on the page.
          </p>
        )}
        {shown.length === 0 && pieces.length === 0 && (
          <EmptyState
            kind="first-use"
            headingLevel={3}
            illustration={<PaymentsIllustration />}
            title="Nothing is on sale"
            description="Visitors find no plan to choose."
          />
        )}
        {shown.map((plan) => (
          <PlanCard
            key={plan.id}
            name={plan.name || "No name yet"}
            {...(plan.description && { description: plan.description })}
            price={priceOf(plan)}
            period={PERIODS[plan.interval]}
            features={linesOf(plan, words)}
            highlighted={plan.id === edited?.id}
            {...(plan.id === edited?.id && { badge: "You are changing this" })}
            data-looked-at={plan.id === edited?.id}
            className="h-auto"
          />
        ))}
        {pieces.length > 0 && (
          <div data-looked-at={kind === "addOns"}>
            <h3 className="mb-2 text-lg font-semibold text-strong">Beside a plan</h3>
            <ul className="m-0 list-none p-0">
              {pieces.map((addOn) => (
                <AddOnRow key={addOn.id} addOn={addOn} words={words} isEdited={addOn.id === edited?.id} />
              ))}
            </ul>
          </div>
        )}
      </section>
    </section>
  );
}

/** A stored offer as the page shows it. */
export const shownOffer = ({ _id, ...offer }: Offer): ShownOffer => ({ id: _id, ...offer });
