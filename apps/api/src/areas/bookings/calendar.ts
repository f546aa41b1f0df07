import { dayRange } from "@carrel/sdk/domain";
import type { BookingCalendar, BookingCalendarQuery, CalendarBooking, CalendarHold } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import { type CodeHold, readCodeHolds } from "../../database/code-holds";
import type { Row } from "../../database/schema";
import { findBranch } from "../branches/queries";
import { desksOf } from "../desks/queries";
import { askedBranch, daysFrom } from "./calendar-days";
import { liveBookings, liveBookingsOfDesk } from "./live-bookings";
import { deskStay, namedStays } from "./stays";

/** What is read of each of some thousand bookings. */
const COLUMNS = [
  "bookings.bookingId",
  "bookings.code",
  "bookings.deskId",
  "bookings.customerId",
  "bookings.visitorName",
  "bookings.type",
  "bookings.status",
  "bookings.startAt",
  "bookings.endAt",
] as const;

type Read = Pick<
  Row<"bookings">,
  "bookingId" | "code" | "customerId" | "visitorName" | "type" | "status" | "startAt" | "endAt"
>;

const calendarBooking = (row: Read & { customerName: string | null }): CalendarBooking => ({
  _id: row.bookingId,
  code: row.code,
  customerId: row.customerId,
  name: row.customerName ?? row.visitorName,
  type: row.type,
  status: row.status,
  startAt: row.startAt.toISOString(),
  endAt: row.endAt.toISOString(),
});

const calendarHold = ({ startAt, endAt, holdUntil }: CodeHold): CalendarHold => ({
  startAt: startAt.toISOString(),
  endAt: endAt.toISOString(),
  holdUntil: holdUntil.toISOString(),
});

/**
 * A branch's live bookings by desk and local day, and beside them what is held for visitors' codes, and what moved ones
 * used; of one desk where it is named. The branch is asked for first: who may not work in it learns nothing of its desks.
 */
export async function calendar(context: Context<BookingCalendarQuery>): Promise<BookingCalendar> {
  const { from, to, deskId: named } = context.input;
  const { branchId, timezone } = await findBranch(context, askedBranch(context));
  const days = daysFrom(from, to, timezone);
  const period = { startAt: dayRange(from, timezone).startAt, endAt: dayRange(to, timezone).endAt };
  const live =
    named === undefined
      ? liveBookings(context, { ...period, branchIds: [branchId] })
      : liveBookingsOfDesk(context, { ...period, deskId: named });
  const reading = live
    .clearSelect()
    .select(COLUMNS)
    // No join: for some thousand bookings the planner would rather read every customer there is.
    .select(({ selectFrom }) =>
      sql<string | null>`${selectFrom("customers")
        .select("customers.name")
        .whereRef("customers.orgId", "=", "bookings.orgId")
        .whereRef("customers.customerId", "=", "bookings.customerId")}`.as("customerName"),
    )
    .execute();
  const [desks, bookings, held, used] = await Promise.all([
    desksOf(context, [branchId])
      .$if(named !== undefined, (query) => query.where("deskId", "=", named ?? ""))
      .execute(),
    reading,
    readCodeHolds(context.db, { branchIds: [branchId], ...period, now: context.now }),
    namedStays(context)
      .where("stays.branchId", "=", branchId)
      .$if(named !== undefined, (query) => query.where("stays.deskId", "=", named ?? ""))
      .where("stays.endAt", ">", period.startAt)
      .where("stays.startAt", "<", period.endAt)
      .orderBy("stays.startAt")
      .execute(),
  ]);
  const ofDesk = Map.groupBy(bookings, ({ deskId }) => deskId);
  const heldOf = Map.groupBy(held, ({ deskId }) => deskId);
  const usedOf = Map.groupBy(used, ({ deskId }) => deskId);
  return {
    branchId,
    timezone,
    desks: desks.map(({ deskId, name, zone, kind, capacity, isActive }) => ({
      deskId,
      deskName: name,
      zone,
      kind,
      capacity,
      isActive,
      days: days.map(({ date, startAt, endAt }) => ({
        date,
        bookings: (ofDesk.get(deskId) ?? [])
          .filter((booking) => booking.startAt < endAt && booking.endAt > startAt)
          .map(calendarBooking),
        holds: (heldOf.get(deskId) ?? [])
          .filter((hold) => hold.startAt < endAt && hold.endAt > startAt)
          .map(calendarHold),
        stays: (usedOf.get(deskId) ?? []).filter((stay) => stay.startAt < endAt && stay.endAt > startAt).map(deskStay),
      })),
    })),
  };
}
