import { type Period, quote } from "@carrel/sdk/domain";
import type { BookingType, Quote } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { invalid, notFound } from "../../failure";
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

/** @throws Failure 400 that names the first branch that doesn't exist, is another tenant's, or is not the person's */
export async function checkBranches({ db, orgId }: Tenancy, branchIds: readonly string[]): Promise<void> {
  if (branchIds.length === 0) return;
  const known = await db
    .selectFrom("branches")
    .select("branchId")
    .where("orgId", "=", orgId)
    .where("branchId", "in", branchIds)
    .execute();
  const knownIds = new Set(known.map((branch) => branch.branchId));
  const unknown = branchIds.findIndex((branchId) => !knownIds.has(branchId));
  if (unknown >= 0) throw invalid([{ path: ["branchIds", unknown], message: "Branch not found" }]);
}

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

interface Priced {
  branch: Row<"branches">;
  type: BookingType;
  period: Period;
}

/** What a period costs in a branch on the cheapest of the plans that fits; null when none does. */
export const priceOf = (plans: readonly Row<"feePlans">[], { branch, type, period }: Priced): Quote | null =>
  quote(plans.map(feePlanRecord), {
    type,
    startAt: period.startAt,
    endAt: period.endAt,
    timezone: branch.timezone,
    branchId: branch.branchId,
  });

/** The same, on whichever plan is on sale. */
export const quoteFor = async (tenancy: Tenancy, priced: Priced): Promise<Quote | null> =>
  priceOf(await plansFor(tenancy, priced), priced);
