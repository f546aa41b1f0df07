import type { PlanInterval } from "@carrel/sdk";
import { EmptyState } from "@carrel/ui/empty-state";
import { PaymentsIllustration } from "@carrel/ui/illustration";
import { SegmentedControl } from "@carrel/ui/segmented-control";
import { useEffect, useRef, useState } from "react";
import { AddOnRow, OfferCard, type ShownOffer } from "../../app/parts/offer-card";
import { INTERVALS } from "../../app/words/price-text";
import type { OfferKind } from "./offers";
import { useOverflows } from "./use-overflows";

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
          <OfferCard
            key={plan.id}
            offer={plan}
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
                <AddOnRow key={addOn.id} addOn={addOn} isEdited={addOn.id === edited?.id} />
              ))}
            </ul>
          </div>
        )}
      </section>
    </section>
  );
}
