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

/** Plans in as few tables as hold them, each of about as many. */
export const tablesOf = <One,>(offers: readonly One[]): One[][] => {
  const tables = Math.ceil(offers.length / MOST);
  const each = Math.ceil(offers.length / tables);
  return Array.from({ length: tables }, (_, at) => offers.slice(at * each, (at + 1) * each));
};

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
