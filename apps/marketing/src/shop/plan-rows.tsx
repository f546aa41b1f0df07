import type { PlanCatalogue, PricingPlan } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { signUpLink } from "./shop-links";
import { type Chosen, choiceOf, chosen, type ShopState } from "./shop-state";
import { priceText, roomText, seatsText } from "./shop-words";

interface PlanRowsProps {
  catalogue: PlanCatalogue;
  state: ShopState;
  now: Chosen;
  onChoose: (plan: PricingPlan) => void;
}

/** The plans of an interval, each with what it holds; one is chosen. */
export const PlanRows = ({ catalogue, state, now, onChoose }: PlanRowsProps) => (
  <ul className="m-0 flex list-none flex-col p-0">
    {catalogue.plans
      .filter(({ interval }) => interval === state.interval)
      .map((plan) => {
        const isChosen = plan.code === now.plan?.code;
        const alone = chosen({ ...state, planCode: plan.code, seatPieces: null }, catalogue);
        const choice = choiceOf(alone);
        return (
          <li
            key={plan.code}
            data-chosen={isChosen || undefined}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-border py-4 data-chosen:border-s-2 data-chosen:border-s-(--brand-accent) data-chosen:ps-4"
          >
            <span className="flex min-w-0 flex-[1_1_14rem] flex-col gap-1">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-display text-xl wrap-anywhere text-strong">{plan.name}</span>
                {plan.code === now.cheapest && (
                  <span className="rounded border border-(--brand-accent) px-2 py-0.5 text-xs text-strong">
                    Costs least for {seatsText(state.seats)}
                  </span>
                )}
              </span>
              {plan.description && <span className="wrap-anywhere">{plan.description}</span>}
              <span className="text-sm text-muted">
                {priceText(plan)} · {roomText(plan.limits)}
              </span>
            </span>
            <Button
              className="noscript:hidden"
              aria-pressed={isChosen}
              aria-label={`${isChosen ? "Chosen:" : "Choose"} ${plan.name}`}
              onClick={() => onChoose(plan)}
            >
              {isChosen ? "Chosen" : "Choose"}
            </Button>
            {choice && (
              <a href={signUpLink(choice)} className="hidden noscript:inline">
                Sign up with {plan.name}
              </a>
            )}
          </li>
        );
      })}
  </ul>
);
