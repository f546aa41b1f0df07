import { daysBetween, localDateOf } from "@carrel/sdk/domain";
import type { ExpiringAssignment, Page } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import { isAssigned } from "../../database/is-assigned";
import { type Asked, listPage } from "../list-page";
import type { FigureScope } from "./scope";

/** A page of the assignments that run and end within some local days after today, the soonest first. */
export async function readExpiring(
  { db, orgId, branchId, now }: FigureScope,
  { within, ...asked }: Asked & { within: number },
): Promise<Page<ExpiringAssignment>> {
  const ending = db
    .selectFrom("bookings as b")
    .innerJoin("branches as br", (join) =>
      join.onRef("br.orgId", "=", "b.orgId").onRef("br.branchId", "=", "b.branchId"),
    )
    .innerJoin("desks as d", (join) => join.onRef("d.orgId", "=", "b.orgId").onRef("d.deskId", "=", "b.deskId"))
    .innerJoin("customers as c", (join) =>
      join.onRef("c.orgId", "=", "b.orgId").onRef("c.customerId", "=", "b.customerId"),
    )
    .innerJoin("feePlans as f", (join) =>
      join.onRef("f.orgId", "=", "b.orgId").onRef("f.feePlanId", "=", "b.feePlanId"),
    )
    .select([
      ...(["b.bookingId", "b.deskId", "d.name as deskName", "b.branchId", "br.name as branchName"] as const),
      ...(["c.customerId", "c.name as customerName", "f.feePlanId", "f.name as feePlanName"] as const),
      ...(["f.isActive as feePlanIsActive", "b.endAt", "br.timezone"] as const),
    ])
    .where("b.orgId", "=", orgId)
    .$if(branchId !== null, (query) => query.where("b.branchId", "=", branchId ?? ""))
    .where(isAssigned("b"))
    .where("b.endAt", ">", now)
    .where(
      sql<boolean>`b.ends_at <= ((${now}::timestamptz at time zone br.timezone)::date + ${within + 1}::int)::timestamp
        at time zone br.timezone`,
    )
    // Wide enough for every time zone, and by index.
    .where(sql<boolean>`b.ends_at < ${now}::timestamptz + make_interval(days => ${within + 3}::int)`)
    .orderBy("b.endAt")
    .orderBy("b.bookingId");
  const { rows, total, atLeast } = await listPage(ending, asked);
  return {
    data: rows.map((row) => ({
      bookingId: row.bookingId,
      deskId: row.deskId,
      deskName: row.deskName,
      branchId: row.branchId,
      branchName: row.branchName,
      customerId: row.customerId,
      customerName: row.customerName,
      feePlanId: row.feePlanId,
      feePlanName: row.feePlanName,
      feePlanIsActive: row.feePlanIsActive,
      endAt: row.endAt.toISOString(),
      daysLeft: daysBetween(
        localDateOf(now, row.timezone),
        localDateOf(new Date(row.endAt.getTime() - 1), row.timezone),
      ),
    })),
    totalRecords: total,
    atLeast,
  };
}
