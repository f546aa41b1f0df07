import type { CheckoutAnswer } from "@carrel/hooks/checkout";
import type { CurrentSubscription, PlanInterval, PricingPlan } from "@carrel/sdk";
import { isBeside, MOST_PIECES, piecesText } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { EmptyState } from "@carrel/ui/empty-state";
import { PaymentsIllustration } from "@carrel/ui/illustration";
import { NumberInput } from "@carrel/ui/number-input";
import { SegmentedControl } from "@carrel/ui/segmented-control";
import { useState } from "react";
import { AddOnRow, OfferCard, shownOffer } from "../../app/parts/offer-card";
import { INTERVALS } from "../../app/words/price-text";
import { ChangeSummary } from "./change-summary";
import { type Choice, type ChoiceSearch, choiceOf, notesOf } from "./choice";

interface ChoosePlanProps {
  current: CurrentSubscription;
  search: ChoiceSearch;
  onChoice: (choice: ChoiceSearch) => void;
  onAnswer: (answer: CheckoutAnswer) => void;
  onDone: (transactionId: string) => void;
  seesPlan: boolean;
}

/** The plans and what can be had beside one, and what the choice costs. */
export function ChoosePlan({ current, search, onChoice, ...paying }: ChoosePlanProps) {
  const { subscription, availablePlans } = current;
  const choice = choiceOf(search, current);
  const [looksAt, setLooksAt] = useState<PlanInterval>(choice?.plan.interval ?? "month");
  const intervals = INTERVALS.filter(({ value }) => availablePlans.some((plan) => plan.interval === value));
  const interval = intervals.some(({ value }) => value === looksAt) ? looksAt : intervals[0]?.value;
  if (!interval)
    return (
      <EmptyState
        kind="first-use"
        illustration={<PaymentsIllustration />}
        title="Nothing is on sale"
        description="There is no plan to choose just now. Come back later."
      />
    );
  const pieces = choice?.addOns ?? [];
  const choose = (plan: PricingPlan) =>
    onChoice({ ...search, plan: plan.code, addOns: piecesText(pieces), seen: undefined });
  const notes = notesOf(search, current);
  const isHad = ({ code }: PricingPlan) => code === subscription?.planCode;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,22rem)]">
      <div className="flex min-w-0 flex-col gap-8">
        {notes.length > 0 && (
          <Callout tone="warning" title="Look through your choice">
            <ul className="m-0 flex list-none flex-col gap-1 p-0">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </Callout>
        )}
        <section aria-labelledby="plans" className="flex flex-col gap-4">
          <header className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="plans" className="m-0 text-lg font-semibold text-strong">
              Plan
            </h2>
            {intervals.length > 1 && (
              <SegmentedControl label="Pay" options={[...intervals]} value={interval} onValueChange={setLooksAt} />
            )}
          </header>
          <div className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
            {availablePlans
              .filter((plan) => plan.interval === interval)
              .map((plan) => {
                const isChosen = plan.code === choice?.plan.code;
                return (
                  <OfferCard
                    key={plan._id}
                    offer={shownOffer(plan)}
                    highlighted={isChosen}
                    {...(isHad(plan) && { badge: "Your plan" })}
                    action={
                      <Button
                        variant={isChosen ? "secondary" : "primary"}
                        aria-label={`${isChosen ? "Chosen:" : "Choose"} ${plan.name}`}
                        onClick={() => choose(plan)}
                      >
                        {isChosen ? "Chosen" : "Choose"}
                      </Button>
                    }
                  />
                );
              })}
          </div>
        </section>
        {choice && <AddOns current={current} choice={choice} search={search} onChoice={onChoice} />}
      </div>
      <ChangeSummary
        // What was said of another choice is over.
        key={JSON.stringify([choice?.plan.code, pieces, search.recurring])}
        current={current}
        choice={choice}
        recurring={search.recurring ?? false}
        onRecurring={(recurring) => onChoice({ ...search, recurring: recurring || undefined })}
        {...paying}
      />
    </div>
  );
}

interface AddOnsProps extends Pick<ChoosePlanProps, "current" | "search" | "onChoice"> {
  choice: Choice;
}

/** Pieces of what can be had beside the plan. */
function AddOns({ current: { availableAddOns }, choice, search, onChoice }: AddOnsProps) {
  const beside = availableAddOns.filter((addOn) => isBeside(choice.plan, addOn));
  if (beside.length === 0) return null;
  const countOf = (code: string) => choice.addOns.find((piece) => piece.code === code)?.quantity ?? 0;
  const change = (changed: string, value: number | null) => {
    const quantity = Math.min(MOST_PIECES, Math.max(0, Math.floor(value ?? 0)));
    const pieces = beside
      .map(({ code }) => ({ code, quantity: code === changed ? quantity : countOf(code) }))
      .filter((piece) => piece.quantity > 0);
    onChoice({ ...search, plan: choice.plan.code, addOns: piecesText(pieces), seen: undefined });
  };
  return (
    <section aria-labelledby="add-ons" className="flex flex-col gap-2">
      <h2 id="add-ons" className="m-0 text-lg font-semibold text-strong">
        Add-ons
      </h2>
      <p className="m-0 text-muted">Beside {choice.plan.name}, in any number of pieces.</p>
      <ul className="m-0 list-none p-0">
        {beside.map((addOn) => (
          <AddOnRow
            key={addOn._id}
            addOn={shownOffer(addOn)}
            action={
              <NumberInput
                aria-label={`Pieces of ${addOn.name}`}
                lessLabel={`One less of ${addOn.name}`}
                moreLabel={`One more of ${addOn.name}`}
                className="w-36"
                min={0}
                max={MOST_PIECES}
                value={countOf(addOn.code)}
                onValueChange={(value) => change(addOn.code, value)}
              />
            }
          />
        ))}
      </ul>
    </section>
  );
}
