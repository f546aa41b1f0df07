import type { Period } from "@carrel/sdk/domain";
import type { Context } from "../../context";
import { constant } from "../../database/constant";
import { isLive } from "../../database/is-live";
import type { Row } from "../../database/schema";

type Asking = Pick<Context, "db" | "orgId" | "now">;

/** Whatever holds its desk somewhere in a period, by start; of one desk no two overlap, so these are by end too. */
const heldBookings = ({ db, orgId, now }: Asking, { startAt, endAt }: Period) =>
  db
    .selectFrom("bookings")
    .selectAll("bookings")
    .where("bookings.orgId", "=", orgId)
    .where("bookings.endAt", ">", startAt)
    .where("bookings.startAt", "<", endAt)
    .where(isLive("bookings", now))
    .orderBy("bookings.startAt")
    .orderBy("bookings.bookingId");

/**
 * The bookings that stand in the way of others in a period: confirmed ones, and pending ones whose hold has not run out.
 * The index over a branch's periods reads what ends after the start, not the whole past.
 * @param asked.branchIds at least one
 */
export const liveBookings = (asking: Asking, { branchIds, ...period }: Period & { branchIds: readonly string[] }) =>
  heldBookings(asking, period).where("bookings.branchId", "in", branchIds);

/**
 * Those of one desk. The last one that begins before the period is the first that can reach into it: so neither the desk's
 * past is read nor what its neighbours have ahead.
 */
export const liveBookingsOfDesk = (asking: Asking, { deskId, ...period }: Period & { deskId: string }) =>
  heldBookings(asking, period)
    .where("bookings.deskId", "=", deskId)
    .where("bookings.startAt", ">=", ({ selectFrom }) =>
      selectFrom("bookings as before")
        // Inside, since the policies let only a plain comparison be looked up in the index.
        .select(({ fn, val }) => fn.coalesce(fn.max("before.startAt"), val(period.startAt)).as("first"))
        .where("before.orgId", "=", asking.orgId)
        .where("before.deskId", "=", deskId)
        .where("before.status", "<>", constant("CANCELLED"))
        .where("before.startAt", "<=", period.startAt),
    );

/** A booking's row as the rules of holds read it (`heldUntil` of sdk/domain). */
export const holdOf = (row: Pick<Row<"bookings">, "holdUntil" | "startAt" | "endAt" | "createdAt">) => ({
  holdUntil: row.holdUntil,
  period: row,
  madeAt: row.createdAt,
});
