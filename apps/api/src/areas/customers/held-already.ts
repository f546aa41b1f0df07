import { formatPeriod, type Period } from "@carrel/sdk/domain";
import { sql } from "kysely";
import type { Context } from "../../context";
import { rowsJson } from "../../database/insert-all";
import type { TakenMembership } from "./read-rows";

/** Whether a membership has no desk of its own: nothing but this rule keeps somebody from having it twice. */
export const isPlaceless = ({ plan }: Pick<TakenMembership, "plan">): boolean =>
  plan.sells === "floating" || plan.sells === "pass";

/** A membership without a desk that somebody is to have. */
interface Asked extends TakenMembership {
  place: number;
  customerId: string;
}

/** Of people who are to have something without a desk those who have the same on the same plan in that time, by their places. One query, or none. */
export async function heldAlready(
  { db, orgId }: Pick<Context, "db" | "orgId">,
  asked: readonly Asked[],
): Promise<ReadonlyMap<number, Period>> {
  if (asked.length === 0) return new Map();
  const rows = asked.map(({ place, customerId, plan, branch, shift, period }) => {
    return {
      place,
      customerId,
      branchId: branch.branchId,
      feePlanId: plan._id,
      shiftId: shift?.shiftId ?? null,
      ...period,
    };
  });
  const { rows: found } = await sql<Period & { place: number }>`
    select distinct on (w.place) w.place, m.starts_at, m.ends_at
    from jsonb_to_recordset(${rowsJson(rows)}::jsonb) as w (place integer, customer_id uuid, branch_id uuid, fee_plan_id uuid,
      shift_id uuid, starts_at timestamptz, ends_at timestamptz)
    join memberships m on m.org_id = ${orgId}::uuid and m.customer_id = w.customer_id and m.ends_at > w.starts_at
      and m.starts_at < w.ends_at and m.status = 'ACTIVE' and m.branch_id = w.branch_id and m.fee_plan_id = w.fee_plan_id
      and m.shift_id is not distinct from w.shift_id
    order by w.place, m.starts_at
  `.execute(db);
  return new Map(found.map((one) => [one.place, one]));
}

/** What is said of somebody who has it already. */
export const hasSame = ({
  name,
  plan,
  branch,
  startAt,
  endAt,
}: Pick<TakenMembership, "plan" | "branch"> & Period & { name: string }): string =>
  `${name} has ${plan.name} already: ${formatPeriod(startAt, endAt, branch.timezone)}. Choose another time, or end that first.`;
