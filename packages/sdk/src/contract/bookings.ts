import type { OtpSent } from "../schemas/auth";
import type {
  BookableOrganisation,
  Booking,
  BookingCalendar,
  BookingCalendarQuery,
  BookingQuery,
  ChangeBookingStatus,
  OrganisationLookup,
  RescheduleBooking,
  SaveBooking,
  SavedBooking,
  SendBookingOtp,
  VerifiedVisitor,
  VerifyBookingOtp,
} from "../schemas/booking";
import type { ById, Page } from "../schemas/common";
import { read, write } from "./operation";

/** What a booking's change makes stale: a customer's record shows his bookings. */
const touches = ["bookings", "desks", "customers", "dashboard"];

export const bookings = {
  /**
   * Lists the bookings of the selected branch, newest first.
   * @example const { data } = await client.bookings.list({ status: "PENDING", limit: 10, page: 1 });
   */
  list: read<BookingQuery, Page<Booking>>("POST /co-space/bookings", {
    query: ["limit", "page", "search", "status"],
    page: "totalRecords",
    limit: 10,
    permission: "bookings.read",
  }),

  /**
   * Reads one booking.
   * @example const booking = await client.bookings.get({ id });
   */
  get: read<ById, Booking>("GET /co-space/bookings/id/{id}", { permission: "bookings.read" }),

  /**
   * Confirms or cancels: PENDING → CONFIRMED or CANCELLED, CONFIRMED → CANCELLED; any other step is 409 `booking_transition`.
   * @example await client.bookings.changeStatus({ bookingId: booking._id, status: "CONFIRMED" });
   */
  changeStatus: write<ChangeBookingStatus, Booking>("POST /co-space/bookings/change-status", {
    permission: "bookings.write",
    fallback: "Failed to update status",
    touches,
  }),

  /**
   * Moves a live booking to another period or desk, as the calendar's drag does. A taken desk is 409 `desk_taken` with the
   * nearest free alternatives; a cancelled booking is 409 `booking_transition`.
   * @example await client.bookings.reschedule({ id, deskId, startAt: "2026-11-21T10:00:00Z", endAt: "2026-11-21T12:00:00Z" });
   */
  reschedule: write<RescheduleBooking, Booking>("POST /co-space/bookings/{id}/move", {
    permission: "bookings.write",
    touches,
    addition: true,
  }),

  /**
   * A branch's live bookings by desk and local day, at most 31 days.
   * @example const { desks } = await client.bookings.calendar({ branchId, from: "2026-11-16", to: "2026-11-22" });
   */
  calendar: read<BookingCalendarQuery, BookingCalendar>("GET /co-space/bookings/calendar", {
    query: ["branchId", "from", "to"],
    permission: "bookings.read",
    addition: true,
  }),

  /**
   * Mails a one-time code to a visitor; the answer is the same whether or not the address is known.
   * @example await client.bookings.sendOtp({ email: "visitor@example.com", orgId });
   */
  sendOtp: write<SendBookingOtp, OtpSent>("POST /co-space/bookings/send-otp", {
    access: "public",
    fallback: "Failed to send OTP",
  }),

  /**
   * Exchanges the code for a short-lived proof of the address.
   * @example const { verificationToken } = await client.bookings.verifyOtp({ email, orgId, otp: "123456" });
   */
  verifyOtp: write<VerifyBookingOtp, VerifiedVisitor>("POST /co-space/bookings/verify-otp", {
    access: "public",
    fallback: "Failed to verify OTP",
  }),

  /**
   * Saves a visitor's booking. A taken desk is 409 `desk_taken` with the nearest free alternatives.
   * @example const { bookingId, data } = await client.bookings.saveBooking({ verificationToken, orgId, branchId, deskId, type: "HOURLY", startAt, endAt, name, email });
   */
  saveBooking: write<SaveBooking, SavedBooking>("POST /co-space/bookings/save-booking", {
    access: "public",
    gives: "reply",
    creates: true,
    fallback: "Failed to save booking",
    touches: ["desks", "bookings", "visitor", "dashboard"],
  }),

  /**
   * Finds an organisation by the code of its QR poster, with its open branches.
   * @example const organisation = await client.bookings.superOrgLookup({ orgCode: "ATHENA" });
   */
  superOrgLookup: read<OrganisationLookup, BookableOrganisation>("POST /co-space/bookings/super-org-lookup", {
    access: "public",
    fallback: "Failed to lookup organization",
  }),
};
