import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import { searchBookings } from "../../database/search";
import { conflict } from "../../failure";
import type { Available } from "../../pending";
import { findBranch } from "../branches/queries";
import { listPage, searchPage } from "../list-page";
import { listedBranches } from "../tenant";
import { calendar } from "./calendar";
import { narrowed } from "./narrowed";
import { saveBooking, sendOtp, superOrgLookup, verifyOtp } from "./public-booking";
import { bookingsWithDesk, changeStatus, countedBookings, findBooking } from "./queries";
import { auditedBooking, bookingRecord } from "./record";
import { reschedule } from "./reschedule";
import { tellVisitor } from "./tell-visitor";

export const bookingHandlers: AreaHandlers<Available, Validation, "bookings"> = {
  async list(context) {
    const { input, db } = context;
    const { search: text } = input;
    const status = input.status === undefined || input.status === "ALL" ? null : input.status;
    const listed = listedBranches(context);
    if (listed?.length === 0) return { data: [], totalRecords: 0 };
    const inBranches = bookingsWithDesk(context)
      .$if(listed !== null, (query) => query.where("bookings.branchId", "in", listed ?? []))
      .$if(status !== null, (query) => query.where("bookings.status", "=", status ?? "PENDING"))
      .orderBy("bookings.createdAt", "desc")
      // As the index has it: sorted otherwise, every page reads the whole branch.
      .orderBy("bookings.bookingId");
    const asked = await narrowed(context, listed);
    const { rows, total, atLeast } = asked
      ? await listPage(inBranches.where(asked), input)
      : text
        ? await searchPage(
            input,
            (window) => searchBookings(db, { text, branchId: listed?.[0] ?? null, status, ...window }),
            (ids) => inBranches.where("bookings.bookingId", "in", ids).execute(),
          )
        : await listPage(inBranches, input, { known: countedBookings(context, listed, status) });
    return { data: rows.map((row) => bookingRecord(row, row.deskName)), totalRecords: total, atLeast };
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
    const branch = await findBranch(context, booking.branchId);
    await tellVisitor(context, { branch, deskName: before.deskName, booking });
    return bookingRecord(booking, before.deskName);
  },

  reschedule,
  calendar,

  sendOtp,
  verifyOtp,
  saveBooking,
  superOrgLookup,
};
