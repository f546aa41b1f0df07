import { isBeside } from "@carrel/sdk/domain";
import type { ChangeSubscription, SubscribedAddOn } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { TenantTransaction } from "../../database/port";
import type { Row } from "../../database/schema";
import { type Issue, invalid } from "../../failure";

/** What the platform sells and sold, in the order of the plan page. */
export interface Catalogue {
  plans: readonly Row<"pricingPlans">[];
  addOns: readonly Row<"addOns">[];
}

export async function readCatalogue(db: TenantTransaction): Promise<Catalogue> {
  const plans = await sql<Row<"pricingPlans">>`select * from platform_plans()`.execute(db);
  const addOns = await sql<Row<"addOns">>`select * from platform_add_ons()`.execute(db);
  return { plans: plans.rows, addOns: addOns.rows };
}

/** A plan with pieces of add-ons beside it. */
export interface Chosen {
  plan: Row<"pricingPlans">;
  pieces: readonly { addOn: Row<"addOns">; quantity: number }[];
}

/** What somebody has already, whether or not it is still for sale. */
export interface Had {
  planCode: string;
  addOns: readonly SubscribedAddOn[];
}

/** What is for sale to an organisation: all that is sold, and what it has. */
export const forSale = ({ plans, addOns }: Catalogue, had?: Had): Catalogue => ({
  plans: plans.filter(({ code, isActive }) => isActive || code === had?.planCode),
  addOns: addOns.filter(({ code, isActive }) => isActive || had?.addOns.some((piece) => piece.code === code)),
});

/** The plan and the pieces that somebody has; undefined for a trial, which nobody sells. */
export function chosenOf({ plans, addOns }: Catalogue, had: Had): Chosen | undefined {
  const plan = plans.find(({ code }) => code === had.planCode);
  if (!plan) return undefined;
  return {
    plan,
    pieces: had.addOns.flatMap(({ code, quantity }) => {
      const addOn = addOns.find((sold) => sold.code === code);
      return addOn ? [{ addOn, quantity }] : [];
    }),
  };
}

/** Why an add-on can't be had beside a plan; undefined where it can. */
function obstacle(plan: Row<"pricingPlans">, addOn: Row<"addOns"> | undefined): string | undefined {
  if (!addOn) return "Choose an add-on that is for sale";
  if (addOn.currency !== plan.currency) return `Choose an add-on that is sold in ${plan.currency}`;
  return isBeside(plan, addOn) ? undefined : "Choose it beside a plan by the year";
}

/**
 * The plan and the pieces that a call names.
 * @throws Failure 400 that names what is not for sale
 */
export function choose(catalogue: Catalogue, asked: ChangeSubscription, had: Had | undefined): Chosen {
  const { plans, addOns } = forSale(catalogue, had);
  const plan = plans.find(({ code }) => code === asked.planCode);
  if (!plan) throw invalid([{ path: ["planCode"], message: "Choose a plan that is for sale" }]);
  const issues: Issue[] = [];
  const pieces = (asked.addOns ?? []).flatMap(({ code, quantity }, index) => {
    const addOn = addOns.find((sold) => sold.code === code);
    const message = obstacle(plan, addOn);
    if (message) issues.push({ path: ["addOns", index, "code"], message });
    return addOn && !message ? [{ addOn, quantity }] : [];
  });
  if (issues.length > 0) throw invalid(issues);
  return { plan, pieces };
}
