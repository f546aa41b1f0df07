import * as z from "zod";
import { Token } from "./auth";
import { Booking, CalendarWays, PaymentReference } from "./booking";
import { PublicBranch } from "./branch";
import { Amount, Currency, Id, Instant, Phone, page, pageQuery, requiredName, TimeZone, text } from "./common";
import { EmergencyContact } from "./customer";
import { DueItem } from "./due";
import { PublicOrganisation, UpiDetails } from "./organisation";
import { VisitorMembership } from "./visitor-membership";

/** The proof that `bookings.verifyOtp` gave, and the organisation that it was given for. */
export const OpenVisitorSession = z.strictObject({
  verificationToken: z.string().min(1, "Verify your e-mail address first").max(400),
  orgId: Id,
});
export interface OpenVisitorSession extends z.infer<typeof OpenVisitorSession> {}

/** A visitor in his own area: whoever proved this e-mail address to this organisation. */
export const VisitorSession = z.object({
  orgId: Id,
  /** Null while the organisation's staff know nobody with this address. */
  customerId: Id.nullable(),
  /** Empty until he booked or filled in his profile. */
  name: text(120),
  email: text(254),
  phone: text(24),
  expiresAt: Instant,
});
export interface VisitorSession extends z.infer<typeof VisitorSession> {}

export const VisitorSignedIn = z.object({ token: Token, data: VisitorSession });
export interface VisitorSignedIn extends z.infer<typeof VisitorSignedIn> {}

/** `upcoming`: not over and not cancelled, the next first; `past`: all others, the latest first. All when left out. */
export const VisitorBookingQuery = z.strictObject({
  page: pageQuery.page,
  limit: pageQuery.limit,
  when: z.enum(["upcoming", "past"]).optional(),
});
export interface VisitorBookingQuery extends z.infer<typeof VisitorBookingQuery> {}

/** A visitor's booking and where it is; what is for the staff is left out. */
export const VisitorBooking = Booking.omit({
  notes: true,
  customerId: true,
  discountReason: true,
  writeOffReason: true,
}).extend({
  branchName: text(120),
  /** The branch's zone, to read the times in. */
  timezone: TimeZone,
  /** Until when he may cancel it; null when he may not any more. */
  cancelUntil: Instant.nullable(),
  /** Until when he may move it; null when he may not, or not any more. A place that takes no bookings now refuses it with `bookings_closed` nonetheless. */
  moveUntil: Instant.nullable().optional(),
  /** Null of what is over or cancelled. */
  calendar: CalendarWays.nullable().optional(),
});
export interface VisitorBooking extends z.infer<typeof VisitorBooking> {}

export const VisitorBookingPage = page(VisitorBooking);

/** What stands behind `/booking/` in the link of a booking's mail, and behind `/due/` in that of a reminder. */
export const ByBookingToken = z.strictObject({
  token: z.string().regex(/^[\w-]{64}$/, "Take the whole link from your mail"),
});
export interface ByBookingToken extends z.infer<typeof ByBookingToken> {}

/** What the visitor of a booking says that he has paid. */
export const ClaimPaid = ByBookingToken.extend({ reference: PaymentReference });
export interface ClaimPaid extends z.infer<typeof ClaimPaid> {}

/** An amount that can be paid by UPI. */
export const UpiPayment = z.object({
  /** In paise. */
  amount: Amount,
  payee: UpiDetails,
  /** A `upi://pay` address of this amount, with the booking's code as its note. */
  paymentLink: text(1000),
});
export interface UpiPayment extends z.infer<typeof UpiPayment> {}

/** A booking as who has its link sees it, with its place; whoever booked is named, and can't be written to. */
export const LinkedBooking = VisitorBooking.omit({ visitor: true }).extend({
  visitorName: text(120),
  organisation: PublicOrganisation,
  branch: PublicBranch.omit({ photos: true, shifts: true, passes: true, closures: true }),
  /** Null of what is over or cancelled. */
  calendar: CalendarWays.nullable(),
  /** The floating place or pass that it is a visit on, with what is left. */
  membership: VisitorMembership.nullable(),
  /** How what is due for it can be paid by UPI now; null where nothing is, or it can't. */
  upi: UpiPayment.nullable().optional(),
});
export interface LinkedBooking extends z.infer<typeof LinkedBooking> {}

/** What somebody owes who was reminded of it. Nothing is due once it was paid, or is owed by somebody else. */
export const LinkedDues = z.object({
  /** Empty where it is not known, or nothing is due. */
  name: text(120),
  organisation: PublicOrganisation,
  /** All that is due, in the minor unit of `currency`. */
  due: Amount,
  currency: Currency,
  /** For how many bookings, memberships and charges. */
  owed: z.int().min(0),
  /** The oldest first; at most 50 of them. */
  items: z.array(DueItem.extend({ branchName: text(120), timezone: TimeZone })).max(50),
  /** Where the oldest of it is owed, and whom to ask; null where nothing is due. */
  branch: LinkedBooking.shape.branch.nullable(),
  /** How it can be paid by UPI; null where nothing is due, or it can't. */
  upi: UpiPayment.nullable(),
  /** By which the payment is known again; empty where nothing can be paid by UPI. */
  note: text(50),
});
export interface LinkedDues extends z.infer<typeof LinkedDues> {}

/** What an organisation knows of its visitor. The proved e-mail address is what he is known by. */
export const VisitorProfile = z.object({
  name: text(120),
  email: text(254),
  phone: text(24),
  address: text(500),
  emergencyContact: EmergencyContact.nullable(),
});
export interface VisitorProfile extends z.infer<typeof VisitorProfile> {}

/** The fields to change; what is left out stays as it is. `email` may be carried back and changes nothing. */
export const UpdateVisitorProfile = z.strictObject({
  name: requiredName(120).optional(),
  phone: z.union([Phone, z.literal("")]).optional(),
  address: text(500).optional(),
  emergencyContact: EmergencyContact.nullable().optional(),
  email: z.unknown().optional(),
});
export interface UpdateVisitorProfile extends z.infer<typeof UpdateVisitorProfile> {}
