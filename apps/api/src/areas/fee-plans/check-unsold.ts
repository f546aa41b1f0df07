import type { FeePlan } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import { Failure } from "../../failure";

/**
 * Checks that nothing was sold on a plan, in whichever branch; who sells on it meanwhile waits, and finds what it sells then.
 * @throws Failure 409 `fee_plan_in_use`, at the field
 */
export async function checkUnsold({ db, orgId }: Pick<Context, "db" | "orgId">, plan: FeePlan): Promise<void> {
  await db
    .selectFrom("feePlans")
    .select("feePlanId")
    .where("orgId", "=", orgId)
    .where("feePlanId", "=", plan._id)
    .forNoKeyUpdate()
    .execute();
  const { rows } = await sql<{ sold: boolean }>`select plan_was_sold(${plan._id}::uuid) as sold`.execute(db);
  if (!rows[0]?.sold) return;
  const message = `${plan.name} was sold already, so what it sells can't change. Add another plan.`;
  throw new Failure({ status: 409, code: "fee_plan_in_use", message, issues: [{ path: ["sells"], message }] });
}
