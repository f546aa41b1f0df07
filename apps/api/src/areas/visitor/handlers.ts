import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import { calendarEvent } from "../../mails/booking-mail";
import { calendarOfAll } from "../../mails/calendar";
import type { Available } from "../../pending";
import { listPage } from "../list-page";
import { tenantOf } from "../tenant";
import { calendarFeed, endCalendarFeed, renewCalendarFeed } from "./calendar-feed";
import { cancelBooking } from "./cancel-booking";
import { claimPaid } from "./claim-paid";
import { erase } from "./erase";
import { cancelLinkedBooking, linkedBooking } from "./linked-booking";
import { linkedDues } from "./linked-dues";
import { memberships } from "./memberships";
import { moveBooking, previewMove } from "./move-booking";
import { owed } from "./owed";
import { download } from "./own-data";
import { payments } from "./payments";
import { previewCancel, previewCancelLinked } from "./preview-cancel";
import { profile, updateProfile } from "./profile";
import { bookingsOf, withBranches } from "./queries";
import { visitorBookingRecord } from "./record";
import { openSession, prove, session, signOut } from "./session";
import { visitorOf } from "./visitor";

/** Bookings in a calendar file at most; the next come first. */
const MOST_EVENTS = 500;

export const visitorHandlers: AreaHandlers<Available, Validation, "visitor"> = {
  openSession,
  prove,
  session,
  signOut,
  profile,
  updateProfile,
  cancelBooking,
  previewCancel,
  previewCancelLinked,
  previewMove,
  moveBooking,
  payments,
  memberships,
  owed,
  calendarFeed,
  renewCalendarFeed,
  endCalendarFeed,
  download,
  erase,
  linkedBooking,
  linkedDues,
  cancelLinkedBooking,
  claimPaid,

  async bookings(context) {
    const { when, limit, page } = context.input;
    const organisation = tenantOf(context);
    const { rows, total, atLeast } = await listPage(bookingsOf(context, visitorOf(context), when), { limit, page });
    const placed = await withBranches(context, rows);
    return {
      data: placed.map((one) => visitorBookingRecord(organisation, one, context.now)),
      totalRecords: total,
      atLeast,
    };
  },

  async calendar(context) {
    const organisation = tenantOf(context);
    const rows = await bookingsOf(context, visitorOf(context), "upcoming").limit(MOST_EVENTS).execute();
    const events = (await withBranches(context, rows)).map(({ booking, branch }) =>
      calendarEvent({ organisation, branch, deskName: booking.deskName, booking }),
    );
    const { filename, contentType, content } = calendarOfAll(events);
    return { filename, contentType, blob: new Blob([content], { type: contentType }) };
  },
};
