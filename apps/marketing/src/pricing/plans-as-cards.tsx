import type { PlanCatalogue } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { PlanCard } from "@carrel/ui/plan-card";
import { signUpLink } from "../shop/shop-links";
import { PERIODS } from "../shop/shop-words";
import { ByInterval } from "./by-interval";
import { intervalsOf, type Offer, offersBy } from "./offers";
import { moneyOf, roomLines } from "./plan-words";
import { AddOns, UsualHall } from "./pricing-parts";

const Card = ({ offer: { plan, name, saved, other } }: { offer: Offer }) => (
  <PlanCard
    headingLevel={2}
    name={name}
    price={moneyOf(plan)}
    period={`${PERIODS[plan.interval]}, tax included`}
    features={[...roomLines(plan.limits), ...plan.features]}
    action={
      <div className="flex flex-col gap-3">
        {other && <p className="text-sm text-muted">{other}</p>}
        <Button asChild>
          <a href={signUpLink({ planCode: plan.code, addOns: [] })}>Start with {name}</a>
        </Button>
      </div>
    }
    {...(plan.description !== "" && { description: plan.description })}
    {...(saved !== null && { badge: `${saved} saved` })}
  />
);

/** Each plan a card. */
export const PlansAsCards = ({ catalogue }: { catalogue: PlanCatalogue }) => (
  <div className="flex flex-col gap-20">
    <ByInterval has={intervalsOf(catalogue)}>
      {(interval) => (
        <ul className="m-0 grid list-none gap-6 p-0 lg:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))] print:grid-cols-3">
          {offersBy(catalogue, interval).map((offer) => (
            <li key={offer.plan.code} className="flex flex-col lg:max-w-[26rem]">
              <Card offer={offer} />
            </li>
          ))}
        </ul>
      )}
    </ByInterval>
    <UsualHall catalogue={catalogue} />
    <AddOns addOns={catalogue.addOns} />
  </div>
);
