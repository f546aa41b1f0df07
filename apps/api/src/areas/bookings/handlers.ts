import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import { conflict } from "../../failure";
import { bookingMail } from "../../mails/booking-mail";
import type { Available } from "../../pending";
import { findBranch } from "../branches/queries";
import { anyContains, listPage } from "../list-page";
import { listedBranches, tenantOf } from "../tenant";
import { saveBooking, sendOtp, superOrgLookup, verifyOtp } from "./public-booking";
import { bookingsWithDesk, changeStatus, findBooking } from "./queries";
import { auditedBooking, bookingRecord } from "./record";

const SEARCHED = [
  "bookings.code",
  "bookings.visitor_name",
  "bookings.visitor_email",
  "bookings.visitor_phone",
  "desks.name",
];

export const bookingHandlers: AreaHandlers<Available, Validation, "bookings"> = {
  async list(context) {
    const { search, status = "ALL", limit, page } = context.input;
    const listed = listedBranches(context);
    if (listed?.length === 0) return { data: [], totalRecords: 0 };
    const inBranch = bookingsWithDesk(context)
      .$if(listed !== null, (query) => query.where("bookings.branchId", "in", listed ?? []))
      .where(anyContains(SEARCHED, search))
      .orderBy("bookings.createdAt", "desc")
      .orderBy("bookings.bookingId", "desc");
    const wanted = status === "ALL" ? inBranch : inBranch.where("bookings.status", "=", status);
    const { rows, total } = await listPage(wanted, { limit, page });
    return { data: rows.map((row) => bookingRecord(row, row.deskName)), totalRecords: total };
  },

  async get(context) {
    const booking = await findBooking(context, context.input.id);
    return bookingRecord(booking, booking.deskName);
  },

  async changeStatus(context) {
    const { bookingId, status } = context.input;
    const before = await findBooking(context, bookingId);
    const booking = await changeStatus(context, bookingId, status);
    if (!booking) {
      const ranOut = before.status === "PENDING" && status === "CONFIRMED";
      throw conflict(
        "booking_transition",
        ranOut
          ? `Booking ${before.code} was not confirmed in time, so it no longer holds its place. Book it again.`
          : `Booking ${before.code} is ${before.status.toLowerCase()}, so it can't become ${status.toLowerCase()}.`,
      );
    }
    context.audit({ before: auditedBooking(before), after: auditedBooking(booking) });
    if (booking.visitorEmail) {
      const branch = await findBranch(context, booking.branchId);
      const organisation = tenantOf(context);
      await context.sendMail({
        to: booking.visitorEmail,
        ...bookingMail({ organisation, branch, deskName: before.deskName, booking }),
      });
    }
    return bookingRecord(booking, before.deskName);
  },

  sendOtp,
  verifyOtp,
  saveBooking,
  superOrgLookup,
};
