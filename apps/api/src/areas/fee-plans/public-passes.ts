import { isOnSale, MOST_PUBLIC_PASSES, newPassUses, type Period, withTax } from "@carrel/sdk/domain";
import type { AskedPass, BookingType, FeePlan, PublicPass } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { constant } from "../../database/constant";
import type { Row } from "../../database/schema";
import { invalid } from "../../failure";
import { feePlanRecord } from "./record";

type Tenancy = Pick<Context, "db" | "orgId">;

/** The plans whose passes visitors can ask for, in whichever branch. */
const publicPlans = ({ db, orgId }: Tenancy) =>
  db
    .selectFrom("feePlans")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("sells", "=", constant("pass"))
    .where("isPublic", "=", true)
    .where("isActive", "=", true);

/** A plan's pass as a visitor sees it; what its description says is for the staff. */
function publicPass({ _id, name, amount, taxPercent, currency, allowance, duration }: FeePlan): PublicPass[] {
  if (!allowance) return [];
  return [{ _id, name, amount: withTax(amount, taxPercent).amount, currency, allowance, duration }];
}

/** The passes that visitors can ask for in each branch, the cheapest first. One query, however many branches. */
export async function publicPasses(tenancy: Tenancy): Promise<(branchId: string) => PublicPass[]> {
  const plans = (await publicPlans(tenancy).orderBy("name").orderBy("feePlanId").execute()).map(feePlanRecord);
  return (branchId) =>
    plans
      .filter((plan) => isOnSale(plan, branchId))
      .flatMap(publicPass)
      .sort((one, other) => one.amount - other.amount)
      .slice(0, MOST_PUBLIC_PASSES);
}

/**
 * The pass that a visitor asks for, as his booking keeps it.
 * @throws Failure 400 at `passPlanId` for one that the branch doesn't offer, or that doesn't hold the visit
 */
export async function passToAsk(
  tenancy: Tenancy,
  passPlanId: string,
  { branch, type, period }: { branch: Row<"branches">; type: BookingType; period: Period },
): Promise<Pick<Row<"bookings">, "passPlanId" | "pass">> {
  const refuse = (message: string) => invalid([{ path: ["passPlanId"], message }]);
  const row = await publicPlans(tenancy).where("feePlanId", "=", passPlanId).executeTakeFirst();
  const plan = row && feePlanRecord(row);
  const [offered] = plan && isOnSale(plan, branch.branchId) ? publicPass(plan) : [];
  if (!offered) throw refuse(`${branch.name} does not offer this pass. Choose another, or none.`);
  if (newPassUses(offered, { type, ...period }, branch) === null) {
    throw refuse(`${offered.name} does not hold this visit. Choose a shorter time, another pass, or none.`);
  }
  const { _id, currency: _, ...pass } = offered;
  return { passPlanId: _id, pass };
}

/** The pass that a booking's visitor asked for; null where he asked for none. */
export const askedPass = ({ pass, passPlanId }: Pick<Row<"bookings">, "pass" | "passPlanId">): AskedPass | null =>
  pass && passPlanId ? { feePlanId: passPlanId, ...pass } : null;
