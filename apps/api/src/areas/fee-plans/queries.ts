import { type Period, quote } from "@carrel/sdk/domain";
import type { BookingType, FeePlan, Quote } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { conflict, invalid, notFound } from "../../failure";
import { feePlanRecord } from "./record";

type Tenancy = Pick<Context, "db" | "orgId">;

/** @throws Failure 404 for a plan that doesn't exist or is another tenant's */
export async function findFeePlan({ db, orgId }: Tenancy, feePlanId: string): Promise<Row<"feePlans">> {
  const plan = await db
    .selectFrom("feePlans")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("feePlanId", "=", feePlanId)
    .executeTakeFirst();
  if (!plan) throw notFound("Fee plan");
  return plan;
}

/** A plan on which something is sold: what it sells stays so until this transaction is over. @throws Failure 404 as `findFeePlan` */
export async function planToSell(tenancy: Tenancy, feePlanId: string): Promise<FeePlan> {
  const [plan] = await plansToSell(tenancy, [feePlanId]);
  if (!plan) throw notFound("Fee plan");
  return plan;
}

/** The same of many; those that aren't there are left out. */
export async function plansToSell({ db, orgId }: Tenancy, feePlanIds: readonly string[]): Promise<FeePlan[]> {
  const plans = await db
    .selectFrom("feePlans")
    .selectAll()
    .where("orgId", "=", orgId)
    .where(({ eb, val }) => eb("feePlanId", "=", eb.fn.any(val([...feePlanIds]))))
    .orderBy("feePlanId")
    .forShare()
    .execute();
  return plans.map(feePlanRecord);
}

/**
 * @param named those that the plan names already: what was removed since may stay, so that a record is savable as it was read
 * @throws Failure 400 that names the first branch that doesn't exist, is another tenant's, or is not the person's
 */
export async function checkBranches(
  { db, orgId }: Tenancy,
  branchIds: readonly string[],
  named: readonly string[] = [],
): Promise<void> {
  const added = branchIds.filter((branchId) => !named.includes(branchId));
  if (added.length === 0) return;
  const known = await db
    .selectFrom("branches")
    .select("branchId")
    .where("orgId", "=", orgId)
    .where("branchId", "in", added)
    // Who deletes one of them waits until the plan is written, and finds it.
    .forKeyShare()
    .execute();
  const knownIds = new Set([...named, ...known.map((branch) => branch.branchId)]);
  const unknown = branchIds.findIndex((branchId) => !knownIds.has(branchId));
  if (unknown >= 0) throw invalid([{ path: ["branchIds", unknown], message: "Branch not found" }]);
}

/**
 * Has no plan name a branch that was just deleted. A plan that named no other would be sold in all of them, so its branch stays.
 * @throws Failure 409 `branch_in_use`
 */
export async function takeFromPlans({ db, orgId }: Tenancy, { branchId, name }: Row<"branches">): Promise<void> {
  const named = sql<boolean>`${branchId}::uuid = any (branch_ids)`;
  const plans = db.selectFrom("feePlans").select("name").where("orgId", "=", orgId).where(named);
  const only = await plans.where(sql`cardinality(branch_ids)`, "=", 1).orderBy("name").limit(1).executeTakeFirst();
  if (only) {
    throw conflict(
      "branch_in_use",
      `${name} is the only branch that sells ${only.name}. Change or delete that fee plan first, or deactivate the branch.`,
    );
  }
  await db
    .updateTable("feePlans")
    .set({ branchIds: sql`array_remove(branch_ids, ${branchId}::uuid)` })
    .where("orgId", "=", orgId)
    .where(named)
    .execute();
}

/** The plans that name one of some shifts, as where they are sold or by a price. */
export const plansOfShifts = ({ db, orgId }: Tenancy, shiftIds: readonly string[]): Promise<Row<"feePlans">[]> =>
  db
    .selectFrom("feePlans")
    .selectAll()
    .where("orgId", "=", orgId)
    .where(
      sql<boolean>`(shift_ids && ${[...shiftIds]}::uuid[] or exists (
        select from jsonb_array_elements(prices) p where p->>'shiftId' = any (${[...shiftIds]}::text[])))`,
    )
    .orderBy("name")
    .execute();

/** The plans that are on sale, in whichever branch. */
export const activePlans = ({ db, orgId }: Tenancy): Promise<Row<"feePlans">[]> =>
  db.selectFrom("feePlans").selectAll().where("orgId", "=", orgId).where("isActive", "=", true).execute();

/** The plans by which a booking can be priced: those of its type that are on sale, or the one of them that is named. */
export const plansFor = (
  { db, orgId }: Tenancy,
  { type, feePlanId }: { type: BookingType; feePlanId?: string | undefined },
): Promise<Row<"feePlans">[]> =>
  db
    .selectFrom("feePlans")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("isActive", "=", true)
    .where("bookingType", "=", type)
    .where((row) => (feePlanId === undefined ? row.lit(true) : row("feePlanId", "=", feePlanId)))
    .execute();

/** What of a desk may have a price of its own. */
type PricedDesk = Pick<Row<"desks">, "zone" | "kind">;

interface Priced {
  branch: Row<"branches">;
  /** Without one it is the price of a desk that has none of its own. */
  desk?: PricedDesk | undefined;
  type: BookingType;
  period: Period;
}

/** What a period costs in a branch on the cheapest of the plans that fits; null when none does. */
export const priceOf = (plans: readonly Row<"feePlans">[], { branch, desk, type, period }: Priced): Quote | null =>
  quote(plans.map(feePlanRecord), {
    type,
    startAt: period.startAt,
    endAt: period.endAt,
    timezone: branch.timezone,
    branchId: branch.branchId,
    zone: desk?.zone,
    deskKind: desk?.kind,
  });

/** The same at many desks: each zone and kind is reckoned once. Without a period nothing has a price. */
export function pricesOf(
  plans: readonly Row<"feePlans">[],
  { period, ...priced }: Omit<Priced, "desk" | "period"> & { period: Period | null },
): (desk?: PricedDesk) => Quote | null {
  const known = new Map<string, Quote | null>();
  return (desk) => {
    if (!period) return null;
    const key = JSON.stringify([desk?.zone, desk?.kind]);
    const price = known.get(key) ?? priceOf(plans, { ...priced, period, desk });
    known.set(key, price);
    return price;
  };
}

/** The same, on whichever plan is on sale. */
export const quoteFor = async (tenancy: Tenancy, priced: Priced): Promise<Quote | null> =>
  priceOf(await plansFor(tenancy, priced), priced);
