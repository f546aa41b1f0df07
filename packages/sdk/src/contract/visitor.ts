import type { SignedOut } from "../schemas/auth";
import type { ById, Page } from "../schemas/common";
import type { Download } from "../schemas/file";
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
   * Cancels an own booking, until `orgSettings.cancelUntilMinutes` minutes before its start (409 `cancel_too_late` then).
   * @example await client.visitor.cancelBooking({ id: booking._id });
   */
  cancelBooking: write<ById, VisitorBooking>("POST /customer/bookings/{id}/cancel", {
    access: "customer",
    touches: ["visitor", "desks"],
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
