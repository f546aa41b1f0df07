import type { Period } from "@carrel/sdk/domain";
import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../context";
import { liveBookings } from "./live-bookings";

type Asking = Pick<Context, "db" | "orgId" | "now">;

/**
 * What takes a branch's desks somewhere in a period, as a part of a statement: `desk_id`, `starts_at`, `ends_at`, and
 * `bookings`, for how many bookings a row counts. Rows of one desk may overlap: their time counts once.
 * Whatever takes desks beside bookings is a line of `parts`.
 */
export const takenTime = (asking: Asking, asked: Period & { branchId: string }): RawBuilder<unknown> => {
  const parts = [
    liveBookings(asking, { startAt: asked.startAt, endAt: asked.endAt, branchIds: [asked.branchId] })
      .clearSelect()
      .clearOrderBy()
      .select(["bookings.deskId", "bookings.startAt", "bookings.endAt", sql<number>`1`.as("bookings")]),
    asking.db
      .selectFrom("stays")
      .select(["stays.deskId", "stays.startAt", "stays.endAt", sql<number>`0`.as("bookings")])
      .where("stays.orgId", "=", asking.orgId)
      .where("stays.branchId", "=", asked.branchId)
      .where("stays.endAt", ">", asked.startAt)
      .where("stays.startAt", "<", asked.endAt),
  ];
  return sql.join(parts, sql` union all `);
};
