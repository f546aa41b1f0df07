import type { PlanCatalogue, PricingPlan } from "@carrel/sdk";
import { Badge } from "@carrel/ui/badge";
import { Button } from "@carrel/ui/button";
import { signUpLink } from "./shop-links";
import { type Chosen, choiceOf, chosen, type ShopState } from "./shop-state";
import { priceText, roomText } from "./shop-words";

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
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-border py-4"
          >
            <span className="flex min-w-0 flex-[1_1_14rem] flex-col gap-1">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-display text-xl wrap-anywhere text-strong">{plan.name}</span>
                {plan.code === now.cheapest && <Badge tone="primary">{`Best for ${state.seats} seats`}</Badge>}
              </span>
              {plan.description && <span className="wrap-anywhere">{plan.description}</span>}
              <span className="text-sm text-muted">
                {roomText(plan.limits)} · {priceText(plan)}
              </span>
            </span>
            <Button
              className="noscript:hidden"
              variant={isChosen ? "secondary" : "primary"}
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
