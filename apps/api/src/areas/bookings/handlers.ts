import type { Validation } from "@carrel/sdk/validation";
import { sql } from "kysely";
import type { AreaHandlers } from "../../context";
import { conflict } from "../../failure";
import type { Available } from "../../pending";
import { findBranch } from "../branches/queries";
import { calendar } from "./calendar";
import { listBookings } from "./list";
import { occupancy } from "./occupancy";
import { saveBooking, sendOtp, superOrgLookup, verifyOtp } from "./public-booking";
import { changeStatus, findBooking } from "./queries";
import { auditedBooking, bookingRecord } from "./record";
import { reschedule } from "./reschedule";
import { staysBefore } from "./stays";
import { tellVisitor } from "./tell-visitor";

export const bookingHandlers: AreaHandlers<Available, Validation, "bookings"> = {
  list: listBookings,

  async get(context) {
    const { id } = context.input;
    const [booking, staysOf] = await Promise.all([
      findBooking(context, id),
      staysBefore(context, sql<boolean>`stays.booking_id = ${id}::uuid`),
    ]);
    return { ...bookingRecord(booking, booking.deskName), stays: staysOf(id) };
  },

  async changeStatus(context) {
    const { bookingId, status } = context.input;
    const before = await findBooking(context, bookingId);
    const booking = await changeStatus(context, context.input);
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
    const branch = await findBranch(context, booking.branchId);
    await tellVisitor(context, { branch, deskName: before.deskName, booking });
    return bookingRecord(booking, before.deskName);
  },

  reschedule,
  calendar,
  occupancy,

  sendOtp,
  verifyOtp,
  saveBooking,
  superOrgLookup,
};
