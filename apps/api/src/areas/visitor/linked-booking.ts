import type { ByBookingToken, LinkedBooking } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import type { Tenant } from "../../database/port";
import { notFound } from "../../failure";
import { calendarEvent } from "../../mails/booking-mail";
import { calendarWays } from "../../mails/calendar";
import { bookingsWithDesk } from "../bookings/queries";
import { placeRecord } from "../branches/record";
import { visitedMembership } from "../memberships/own-rights";
import { organisationRecord } from "../organisation/public-record";
import { tenantOf } from "../tenant";
import { cancelForVisitor } from "./cancel-booking";
import { type PlacedBooking, withBranches } from "./queries";
import { visitorBookingRecord } from "./record";

/** How long after a booking its link leads to it. */
const DAYS_AFTER = 30;
const DAY = 24 * 3_600_000;

const eventOf = (organisation: Tenant, { booking, branch }: PlacedBooking) =>
  calendarEvent({ organisation, branch, deskName: booking.deskName, booking });

async function linkedRecord(context: Context, placed: PlacedBooking): Promise<LinkedBooking> {
  const organisation = tenantOf(context);
  const { visitor, ...record } = visitorBookingRecord(organisation, placed, context.now);
  return {
    ...record,
    visitorName: visitor.name,
    organisation: organisationRecord(organisation),
    branch: placeRecord(placed.branch),
    calendar: record.status === "CANCELLED" ? null : calendarWays(eventOf(organisation, placed)),
    membership: await visitedMembership(context, placed.booking),
  };
}

/** @throws Failure 404 for what leads to no booking, or to one that was over long ago */
async function placedBy(context: Context<ByBookingToken>): Promise<PlacedBooking> {
  const { orgId } = tenantOf(context);
  const linked = await context.bookingLinks.read(context.input.token);
  const booking =
    linked?.orgId === orgId
      ? await bookingsWithDesk(context)
          .where("bookings.bookingId", "=", linked.bookingId)
          .where("bookings.endAt", ">", new Date(context.now.getTime() - DAYS_AFTER * DAY))
          .executeTakeFirst()
      : undefined;
  const [placed] = await withBranches(context, booking ? [booking] : []);
  if (!placed) throw notFound("Booking");
  return placed;
}

/** The booking that a mail's link leads to. */
export const linkedBooking = async (context: Context<ByBookingToken>): Promise<LinkedBooking> =>
  linkedRecord(context, await placedBy(context));

/**
 * Cancels the booking that a mail's link leads to: who has the link has the mail.
 * @throws Failure 404; 409 as `cancelForVisitor`
 */
export const cancelLinkedBooking = async (context: Context<ByBookingToken>): Promise<LinkedBooking> =>
  linkedRecord(context, await cancelForVisitor(context, await placedBy(context)));
