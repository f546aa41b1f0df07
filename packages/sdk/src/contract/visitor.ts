import type { SignedOut } from "../schemas/auth";
import type { VerifiedVisitor } from "../schemas/booking";
import type { ById, Page } from "../schemas/common";
import type { Download } from "../schemas/file";
import type {
  CalendarFeed,
  Erased,
  EraseOwn,
  MovePreview,
  MoveVisit,
  NewCalendarFeed,
  OwnDues,
  OwnMembership,
  VisitorCancelPreview,
  VisitorPayment,
  VisitorPaymentQuery,
} from "../schemas/own-area";
import type {
  OpenVisitorSession,
  UpdateVisitorProfile,
  VisitorBooking,
  VisitorBookingQuery,
  VisitorProfile,
  VisitorSession,
  VisitorSignedIn,
} from "../schemas/visitor";
import { file } from "./codec";
import { joined, type Nothing, read, write } from "./operation";
import { publicVisitor } from "./public-visitor";

const ownVisitor = {
  /**
   * Opens a visitor's own area with the proof of his e-mail address; a proof that ran out is 400 `verification_expired`.
   * @example const { token, data } = await client.visitor.openSession({ verificationToken, orgId });
   */
  openSession: write<OpenVisitorSession, VisitorSignedIn>("POST /customer/session", {
    access: "public",
    gives: "reply",
    touches: ["visitor"],
    addition: true,
  }),

  /**
   * Proves the visitor's address by his session, as `bookings.verifyOtp` does by a code: good for one booking within half an hour, as long as the
   * session runs, and for no other session. At most ten an hour (429 `rate_limited`).
   * @example const { verificationToken, memberships } = await client.visitor.prove();
   */
  prove: write<Nothing, VerifiedVisitor>("POST /customer/proof", { access: "customer", addition: true }),

  /**
   * Who the visitor is and until when he is signed in.
   * @example const { name, expiresAt } = await client.visitor.session();
   */
  session: read<Nothing, VisitorSession>("GET /customer/session", { access: "customer", addition: true }),

  /**
   * Ends the visitor's session; its token then answers 7067.
   * @example await client.visitor.signOut();
   */
  signOut: write<Nothing, SignedOut>("POST /customer/logout", { access: "customer", addition: true }),

  /**
   * The visitor's own bookings, a page at a time.
   * @example const { data } = await client.visitor.bookings({ when: "upcoming", limit: 10, page: 1 });
   */
  bookings: read<VisitorBookingQuery, Page<VisitorBooking>>("GET /customer/bookings", {
    query: ["page", "limit", "when"],
    page: "totalRecords",
    limit: 10,
    access: "customer",
    addition: true,
  }),

  /**
   * What cancelling an own booking now means for its money, and until when it may be cancelled; nothing is written. Refused as
   * `cancelBooking` is.
   * @example const { paid, refund, cancelUntil } = await client.visitor.previewCancel({ id });
   */
  previewCancel: read<ById, VisitorCancelPreview>("GET /customer/bookings/{id}/cancel/preview", {
    access: "customer",
    addition: true,
  }),

  /**
   * Cancels an own booking, until `orgSettings.cancelUntilMinutes` minutes before its start (409 `cancel_too_late` then).
   * @example await client.visitor.cancelBooking({ id: booking._id });
   */
  cancelBooking: write<ById, VisitorBooking>("POST /customer/bookings/{id}/cancel", {
    access: "customer",
    touches: ["visitor", "desks"],
    addition: true,
  }),

  /**
   * What moving an own booking would make of it: its new price, what is due then or goes back, and whether it waits for the staff again. Nothing
   * is written or held; refused as `moveBooking` is, but that it doesn't look whether the desk is free.
   * @example const { amount, due, refund } = await client.visitor.previewMove({ id, startAt, endAt });
   */
  previewMove: read<MoveVisit, MovePreview>("GET /customer/bookings/{id}/move/preview", {
    query: ["deskId", "type", "startAt", "endAt", "date"],
    access: "customer",
    addition: true,
  }),

  /**
   * Moves an own booking to another time or desk of its branch, by the rules of a new booking, at that time's price; what was paid for it stays
   * paid. A membership's visit stays within its membership. Until `orgSettings.cancelUntilMinutes` before its start (409 `move_too_late` then);
   * a taken desk is 409 `desk_taken` with the nearest free alternatives, one that is cancelled or was not confirmed in time
   * `booking_transition`, and a seat of a membership's own, or what asks for a pass, `move_at_desk`.
   * @example await client.visitor.moveBooking({ id, startAt: "2026-11-21T10:00:00Z", endAt: "2026-11-21T12:00:00Z" });
   */
  moveBooking: write<MoveVisit, VisitorBooking>("POST /customer/bookings/{id}/move", {
    access: "customer",
    touches: ["visitor", "desks"],
    addition: true,
  }),

  /**
   * What the visitor paid and got back, the latest first: of bookings, memberships, charges and deposits.
   * @example const { data } = await client.visitor.payments({ page: 1, limit: 10 });
   */
  payments: read<VisitorPaymentQuery, Page<VisitorPayment>>("GET /customer/payments", {
    query: ["page", "limit"],
    page: "totalRecords",
    limit: 10,
    access: "customer",
    addition: true,
  }),

  /**
   * The visitor's memberships that run or are to come, with what is left of them.
   * @example const [first] = await client.visitor.memberships();
   */
  memberships: read<Nothing, OwnMembership[]>("GET /customer/memberships", { access: "customer", addition: true }),

  /**
   * What the visitor owes now, and how he pays it by UPI. Nothing is due where `due` is 0.
   * @example const { due, items, upi } = await client.visitor.owed();
   */
  owed: read<Nothing, OwnDues>("GET /customer/dues", { access: "customer", addition: true }),

  /**
   * Whether the visitor's calendar has an address to subscribe to, and since when.
   * @example const { since } = await client.visitor.calendarFeed();
   */
  calendarFeed: read<Nothing, CalendarFeed>("GET /customer/calendar-feed", { access: "customer", addition: true }),

  /**
   * Gives the visitor's calendar a new secret address, told this once; the one before ends. Whoever has it reads his bookings to come and those
   * of the last sixty days, the cancelled ones as cancelled, without a key or a session.
   * @example const { address } = await client.visitor.renewCalendarFeed();
   */
  renewCalendarFeed: write<Nothing, NewCalendarFeed>("POST /customer/calendar-feed", {
    access: "customer",
    touches: ["visitor"],
    addition: true,
  }),

  /**
   * Ends the address of the visitor's calendar: whoever has it reads nothing more.
   * @example await client.visitor.endCalendarFeed();
   */
  endCalendarFeed: write<Nothing, CalendarFeed>("DELETE /customer/calendar-feed", {
    access: "customer",
    touches: ["visitor"],
    addition: true,
  }),

  /**
   * All that the organisation keeps of the visitor by his address, as a file of JSON.
   * @example const { blob } = await client.visitor.download();
   */
  download: read<Nothing, Download>("GET /customer/data.json", { gives: file, access: "customer", addition: true }),

  /**
   * Erases what the organisation keeps of the visitor, but what its books need: that stays without his name and addresses, and the answer says
   * what and why. He is signed out everywhere. 400 where `confirm` is not his address; 409 `still_running` with `data.first`, what has to end
   * before, while he has a booking to come or a running membership, owes something, or a deposit is held for him.
   * @example const { stays } = await client.visitor.erase({ confirm: "visitor@example.com" });
   */
  erase: write<EraseOwn, Erased>("POST /customer/erasure", {
    access: "customer",
    touches: ["visitor"],
    addition: true,
  }),

  /**
   * The visitor's own profile.
   * @example const { phone } = await client.visitor.profile();
   */
  profile: read<Nothing, VisitorProfile>("GET /customer/profile", { access: "customer", addition: true }),

  /**
   * Changes fields of the visitor's own profile; the e-mail address stays.
   * @example await client.visitor.updateProfile({ phone: "+91 98765 43210" });
   */
  updateProfile: write<UpdateVisitorProfile, VisitorProfile>("PUT /customer/profile", {
    access: "customer",
    touches: ["visitor"],
    addition: true,
  }),

  /**
   * The visitor's upcoming bookings as an iCalendar file. `client.url` gives its address for a window of its own.
   * @example const { blob } = await client.visitor.calendar();
   */
  calendar: read<Nothing, Download>("GET /customer/calendar.ics", {
    gives: file,
    access: "customer",
    opens: true,
    addition: true,
  }),
};

export const visitor: typeof publicVisitor & typeof ownVisitor = joined(publicVisitor, ownVisitor);
