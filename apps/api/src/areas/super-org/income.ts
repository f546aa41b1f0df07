import { localDateOf } from "@carrel/sdk/domain";
import type { IncomePart, PlatformIncome } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import { requireWholeOrganisation } from "../organisation/below";
import { tenantOf } from "../tenant";
import { requirePlatform } from "./requirements";

const MONTHS = 12;

/** First days of the months up to one's own day, the oldest first. */
function monthsUntil(day: string): string[] {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return Array.from({ length: MONTHS }, (_, at) =>
    new Date(Date.UTC(year, month - MONTHS + at, 1)).toISOString().slice(0, 10),
  );
}

/**
 * What was paid to the platform, month by month.
 * @throws Failure 403 `platform_only`; 403 `branch_scope` for somebody of some branches
 */
export async function income(context: Context): Promise<PlatformIncome> {
  const { db, now } = context;
  requirePlatform(context);
  requireWholeOrganisation(context);
  const { rows } = await sql<IncomePart>`
    select to_char(month, 'YYYY-MM-DD') as month, plan_code, plan_name, currency, payments, amount
    from platform_income(${now})`.execute(db);
  return { months: monthsUntil(localDateOf(now, tenantOf(context).timezone)), parts: rows };
}
