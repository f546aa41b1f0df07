import { passHolds } from "@carrel/sdk/domain";
import type { FeePlan } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { invalid } from "../../failure";
import { deactivated } from "../customers/in-use";
import { wordsOf } from "../tenant";
import { branchOfSale, type Input, sellPlaceless } from "./sell-placeless";

/** What the pass of a plan holds. @throws Failure 400 for a plan that says nothing of it */
export function allowanceOf({ allowance, name }: FeePlan): Pick<Row<"memberships">, "allowance" | "allowanceUnit"> {
  if (!allowance) throw invalid([{ path: ["feePlanId"], message: `${name} does not say what its pass holds.` }]);
  const { total, unit } = passHolds(allowance);
  return { allowance: total, allowanceUnit: unit };
}

/** @throws Failure 400 that names the first of them who can't use the pass */
async function checkPeople(context: Context<Input>, plan: FeePlan): Promise<readonly string[]> {
  const { db, orgId, input } = context;
  const { people = [], customerId } = input;
  if (people.length === 0) return people;
  const refuse = (place: number, message: string) => invalid([{ path: ["people", place], message }]);
  if (!plan.isShared) {
    throw invalid([{ path: ["people"], message: `${plan.name} is for one person. Choose a plan that is shared.` }]);
  }
  const found = await db
    .selectFrom("customers")
    .select(["customerId", "isActive"])
    .where("orgId", "=", orgId)
    .where("customerId", "in", people)
    .orderBy("customerId")
    // Until it is over none of them can be merged into another.
    .forKeyShare()
    .execute();
  const known = new Map(found.map((person) => [person.customerId, person]));
  for (const [place, id] of people.entries()) {
    const person = known.get(id);
    if (!person) throw refuse(place, `${wordsOf(context).member} not found`);
    if (!person.isActive) throw refuse(place, deactivated(context));
    if (id === customerId) throw refuse(place, "The pass is this person's own. Name who else uses it.");
  }
  return people;
}

/** Lets people use a pass beside the customer whose it is. */
export async function sharePass(
  { db, orgId }: Pick<Context, "db" | "orgId">,
  { membershipId, branchId }: Pick<Row<"memberships">, "membershipId" | "branchId">,
  people: readonly string[],
): Promise<void> {
  if (people.length === 0) return;
  await db
    .insertInto("membershipPeople")
    .values(people.map((customerId) => ({ orgId, membershipId, branchId, customerId })))
    .execute();
}

/**
 * Sells a pass of so many days or hours, for one person or several.
 * @param how whether it is told of otherwise
 * @returns the membership's id
 * @throws Failure 400 that names the field
 */
export async function sellPass(
  context: Context<Input>,
  plan: FeePlan,
  how: { isSilent?: boolean } = {},
): Promise<string> {
  if (context.input.shiftId !== undefined) {
    throw invalid([{ path: ["shiftId"], message: "A pass is used at any time: choose no shift, or another plan." }]);
  }
  const branch = await branchOfSale(context);
  const allowance = allowanceOf(plan);
  const people = await checkPeople(context, plan);
  const sold = { kind: "pass", shift: null, allowance, ...how } as const;
  const membership = await sellPlaceless(context, { plan, branch, sold });
  await sharePass(context, membership, people);
  return membership.membershipId;
}
