import type { PublicPlan } from "@carrel/sdk";
import { planTerms, priceOf } from "../plan-words";

/** What a place costs. */
export const Plans = ({ plans }: { plans: readonly PublicPlan[] }) => (
  <>
    <ul className="plans">
      {plans.map((plan) => (
        <li key={plan._id} className="plan">
          <span className="plan-name">{plan.name}</span>
          <span className="plan-price">
            {plan.isFrom && <span className="plan-from">from </span>}
            <strong>{priceOf(plan)}</strong>
          </span>
          <span className="plan-terms">{planTerms(plan)}</span>
        </li>
      ))}
    </ul>
    <p className="plans-note">Prices include tax.</p>
  </>
);
