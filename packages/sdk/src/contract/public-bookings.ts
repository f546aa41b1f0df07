import type {
  BookableOrganisation,
  BookingOtpSent,
  OrganisationLookup,
  SaveBooking,
  SavedBooking,
  SendBookingOtp,
  VerifiedVisitor,
  VerifyBookingOtp,
} from "../schemas/booking";
import { read, write } from "./operation";

/** What anyone may ask. */
export const publicBookings = {
  /**
   * Mails a one-time code to a visitor; the answer is the same whether or not the address is known. `flow` is the asker's own:
   * give it to `verifyOtp`, so that nobody else's wrong codes count against his. At most one code every 30 seconds and five
   * an hour (429 `otp_too_soon`). A `hold` keeps its seat for two minutes, and `holdUntil` says so; a seat that can't be held
   * is left alone, and the code is mailed all the same. Give the `flow` when you ask again: the hold goes over to the new one,
   * and ends when it would have. With the `purpose` `signIn` it is mailed though the place takes no bookings any more, so that whoever
   * has booked gets to what is his.
   * @example const { flow, holdUntil } = await client.bookings.sendOtp({ email: "visitor@example.com", orgId, hold: { branchId, deskId, type: "DAILY", date: "2026-12-01" } });
   */
  sendOtp: write<SendBookingOtp, BookingOtpSent>("POST /co-space/bookings/send-otp", {
    access: "public",
    fallback: "Failed to send OTP",
  }),

  /**
   * Exchanges the code for a short-lived proof of the address, good for one booking and one opening of the own area, and tells by which
   * floating places and passes its owner books. With the `flow` that `sendOtp` answered it has five tries of its
   * own; calls without one share 20 tries a code, which anybody can use up. Where the answer was lost, the same call within two minutes
   * gives another proof in place of the one before.
   * @example const { verificationToken } = await client.bookings.verifyOtp({ email, orgId, otp: "123456", flow });
   */
  verifyOtp: write<VerifyBookingOtp, VerifiedVisitor>("POST /co-space/bookings/verify-otp", {
    access: "public",
    fallback: "Failed to verify OTP",
  }),

  /**
   * Saves a visitor's booking: by his own floating place or pass where that lets him in then, confirmed at once and at no price
   * (`membership` tells which, and what is left), else for the price. With a `membershipId` he books by that one or not at all: 404, 409
   * `membership_outside`, `pass_used_up` or `visit_overlaps`. With a `passPlanId` it waits for the staff, who sell that pass as they
   * confirm it; who has a pass that lets him in is 409 `pass_held`. A taken desk is 409 `desk_taken` with the nearest free alternatives, and leaves the proof as it
   * was. A proof that has booked is 400 `verification_expired`; one booking too many that waits for the staff 409
   * `visitor_limit`, whose `data` names the limit.
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
   * Finds an organisation by the code of its QR poster, with its open branches. One that takes no bookings any more, two
   * weeks after its subscription ended, says so in `bookingsClosed`: `saveBooking` is 403 `bookings_closed` then, and so is `sendOtp`, but for
   * signing in.
   * @example const organisation = await client.bookings.superOrgLookup({ orgCode: "ATHENA" });
   */
  superOrgLookup: read<OrganisationLookup, BookableOrganisation>("POST /co-space/bookings/super-org-lookup", {
    access: "public",
    fallback: "Failed to lookup organization",
  }),
};
