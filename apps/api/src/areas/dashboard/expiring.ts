import { daysBetween, lastDayOf, localDateOf } from "@carrel/sdk/domain";
import type { ExpiringAssignment, Page } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import { constant } from "../../database/constant";
import { type Asked, listPage } from "../list-page";
import type { FigureScope } from "./scope";

/** A page of the memberships that run and end within some local days after today, the soonest first. */
export async function readExpiring(
  { db, orgId, branchId, now }: FigureScope,
  { within, ...asked }: Asked & { within: number },
): Promise<Page<ExpiringAssignment>> {
  const ending = db
    .selectFrom("memberships as m")
    .innerJoin("branches as br", (join) =>
      join.onRef("br.orgId", "=", "m.orgId").onRef("br.branchId", "=", "m.branchId"),
    )
    .leftJoin("desks as d", (join) => join.onRef("d.orgId", "=", "m.orgId").onRef("d.deskId", "=", "m.deskId"))
    .leftJoin("shifts as s", (join) => join.onRef("s.orgId", "=", "m.orgId").onRef("s.shiftId", "=", "m.shiftId"))
    .innerJoin("customers as c", (join) =>
      join.onRef("c.orgId", "=", "m.orgId").onRef("c.customerId", "=", "m.customerId"),
    )
    .innerJoin("feePlans as f", (join) =>
      join.onRef("f.orgId", "=", "m.orgId").onRef("f.feePlanId", "=", "m.feePlanId"),
    )
    .select([
      ...(["m.membershipId", "m.kind", "m.deskId", "d.name as deskName", "s.name as shiftName"] as const),
      ...(["m.branchId", "br.name as branchName", "c.customerId", "c.name as customerName", "f.feePlanId"] as const),
      ...(["f.name as feePlanName", "f.isActive as feePlanIsActive", "m.endAt", "br.timezone"] as const),
    ])
    // Of those that have a desk the last.
    .select(({ selectFrom }) =>
      selectFrom("bookings as b")
        .select("b.bookingId")
        .whereRef("b.orgId", "=", "m.orgId")
        .whereRef("b.membershipId", "=", "m.membershipId")
        .whereRef("b.deskId", "=", "m.deskId")
        .where("b.status", "=", constant("CONFIRMED"))
        .orderBy("b.startAt", "desc")
        .limit(1)
        .as("bookingId"),
    )
    .where("m.orgId", "=", orgId)
    .$if(branchId !== null, (query) => query.where("m.branchId", "=", branchId ?? ""))
    .where("m.status", "=", constant("ACTIVE"))
    .where("m.endAt", ">", now)
    .where(
      sql<boolean>`m.ends_at <= ((${now}::timestamptz at time zone br.timezone)::date + ${within + 1}::int)::timestamp
        at time zone br.timezone`,
    )
    // Wide enough for every time zone, and by index.
    .where(sql<boolean>`m.ends_at < ${now}::timestamptz + make_interval(days => ${within + 3}::int)`)
    .orderBy("m.endAt")
    .orderBy("m.membershipId");
  const { rows, total, atLeast } = await listPage(ending, asked);
  return {
    data: rows.map((row) => ({
      membershipId: row.membershipId,
      kind: row.kind,
      bookingId: row.bookingId,
      deskId: row.deskId,
      deskName: row.deskName,
      shiftName: row.shiftName,
      branchId: row.branchId,
      branchName: row.branchName,
      customerId: row.customerId,
      customerName: row.customerName,
      feePlanId: row.feePlanId,
      feePlanName: row.feePlanName,
      feePlanIsActive: row.feePlanIsActive,
      endAt: row.endAt.toISOString(),
      daysLeft: daysBetween(localDateOf(now, row.timezone), lastDayOf(row.endAt, row.timezone)),
    })),
    totalRecords: total,
    atLeast,
  };
}
