import type { PlanCatalogue } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { type ComparedFeature, PlanComparison } from "@carrel/ui/plan-comparison";
import { signUpLink } from "../shop/shop-links";
import { PERIODS } from "../shop/shop-words";
import { ByInterval } from "./by-interval";
import { featuresOf } from "./features-of";
import { intervalsOf, type Offer, offersBy } from "./offers";
import { LIMIT_WORDS, moneyOf, numberOf } from "./plan-words";
import { AddOns, UsualHall } from "./pricing-parts";

/** As many as a table compares. */
const MOST = 5;

const tablesOf = (offers: readonly Offer[]) =>
  Array.from({ length: Math.ceil(offers.length / MOST) }, (_, at) => offers.slice(at * MOST, (at + 1) * MOST));

const rowsOf = (offers: readonly Offer[], { plans }: PlanCatalogue): ComparedFeature[] => {
  const room = LIMIT_WORDS.map(({ name, label }) => ({
    ...{ id: name, label, group: "Room" },
    values: Object.fromEntries(
      offers.map(({ plan }) => [plan.code, plan.limits[name] === null ? "Any number" : numberOf(plan.limits[name])]),
    ),
  }));
  const offered = offers.map(({ plan }) => ({ code: plan.code, features: featuresOf(plan, plans) }));
  const included = [...new Set(offered.flatMap(({ features }) => features))].map((label) => ({
    ...{ id: label, label, group: "What is in it" },
    values: Object.fromEntries(offered.map(({ code, features }) => [code, features.includes(label)])),
  }));
  return [...room, ...included];
};

/** The plans beside each other, line by line. */
export const PlansAsTable = ({ catalogue }: { catalogue: PlanCatalogue }) => (
  <div className="flex flex-col gap-20">
    <ByInterval has={intervalsOf(catalogue)}>
      {(interval) =>
        tablesOf(offersBy(catalogue, interval)).map((offers) => (
          <PlanComparison
            key={offers[0]?.plan.code}
            headingLevel={2}
            plans={offers.map(({ plan, name, saved }) => ({
              ...{ id: plan.code, name, price: moneyOf(plan), period: `${PERIODS[plan.interval]}, tax included` },
              ...(saved !== null && { badge: `${saved} saved` }),
              action: (
                <Button asChild>
                  <a href={signUpLink({ planCode: plan.code, addOns: [] })}>Start with {name}</a>
                </Button>
              ),
            }))}
            features={rowsOf(offers, catalogue)}
          />
        ))
      }
    </ByInterval>
    <AddOns addOns={catalogue.addOns} />
    <UsualHall catalogue={catalogue} />
  </div>
);
