import * as z from "zod";
import { BookingStatus, WantedSeat } from "./booking";
import { PublicBranch } from "./branch";
import { Amount, Currency, Email, Id, Instant, page, pageQuery, TimeZone, text } from "./common";
import { EndPreview, PaymentMethod } from "./desk";
import { LinkedDues } from "./visitor";
import { VisitorMembership } from "./visitor-membership";

/** What cancelling a booking now means for its visitor's money, and until when he may cancel it. */
export const VisitorCancelPreview = EndPreview.extend({ cancelUntil: Instant });
export interface VisitorCancelPreview extends z.infer<typeof VisitorCancelPreview> {}

/** Where and when an own booking is to be instead, in its branch: its desk and its type where these are left out. */
export const MoveVisit = z.strictObject({
  id: Id,
  deskId: Id.optional(),
  type: WantedSeat.shape.type.optional(),
  startAt: WantedSeat.shape.startAt,
  endAt: WantedSeat.shape.endAt,
  date: WantedSeat.shape.date,
});
export interface MoveVisit extends z.infer<typeof MoveVisit> {}

/** What a booking would be once it was moved. Nothing is held by it. */
export const MovePreview = z.object({
  deskId: Id,
  deskName: text(60),
  type: WantedSeat.shape.type,
  startAt: Instant,
  endAt: Instant,
  /** What it costs then, in the minor unit; a membership's visit costs nothing. */
  amount: Amount,
  /** What it costs as it is. */
  amountBefore: Amount,
  paid: Amount,
  /** What is left to be paid then. */
  due: Amount,
  /** What was paid beyond the new price: so much is to be given back. */
  refund: Amount,
  currency: Currency,
  /** What becomes of it: a confirmed one waits for the staff again where it costs more than before. */
  status: BookingStatus.exclude(["CANCELLED"]),
  /** Until when it may be moved. */
  moveUntil: Instant,
});
export interface MovePreview extends z.infer<typeof MovePreview> {}

export const VisitorPaymentQuery = z.strictObject({ page: pageQuery.page, limit: pageQuery.limit });
export interface VisitorPaymentQuery extends z.infer<typeof VisitorPaymentQuery> {}

/** Where it was paid, as a receipt heads with it. */
const PaidAt = PublicBranch.pick({ _id: true, name: true, address: true, phone: true, email: true });

/** Money that a visitor paid, or got back: what stands on its receipt. */
export const VisitorPayment = z.object({
  _id: Id,
  /** The receipt's number: it stays. */
  number: text(40),
  /** `kept`: a deposit, or a part of one, that was not given back. */
  kind: z.enum(["paid", "refunded", "kept"]),
  of: z.enum(["booking", "membership", "charge", "deposit"]),
  /** The booking's code, the membership's fee plan, or what a charge is for; empty for a deposit. */
  name: text(200),
  /** Of a booking: it is one of his, which `visitor.bookings` has. */
  bookingId: Id.nullable(),
  /** The time that was paid for; null for a charge and a deposit. */
  startAt: Instant.nullable(),
  endAt: Instant.nullable(),
  /** Minor unit, tax included; what went back is positive too. */
  amount: Amount,
  /** What of it is tax; null where that isn't known. */
  tax: Amount.nullable(),
  currency: Currency,
  /** Null: a deposit that was kept. */
  method: PaymentMethod.nullable(),
  /** Receipt number, UPI reference or the like, as staff wrote it down. */
  reference: text(120),
  /** Why it went back, or was kept. */
  reason: text(200),
  paidAt: Instant,
  branch: PaidAt,
  timezone: TimeZone,
});
export interface VisitorPayment extends z.infer<typeof VisitorPayment> {}

export const VisitorPaymentPage = page(VisitorPayment);

/** What a visitor has that runs or is to come: his own seats, shifts, floating places and passes. */
export const OwnMembership = z.object({
  ...VisitorMembership.shape,
  kind: z.enum(["seat", "shift", "floating", "pass"]),
  /** A later one begins with its `startAt`. */
  isRunning: z.boolean(),
  branchName: text(120),
  timezone: TimeZone,
  /** Of a seat; null for one that has no place of its own. */
  deskName: text(60).nullable(),
});
export interface OwnMembership extends z.infer<typeof OwnMembership> {}

/** What a visitor owes now, the oldest first, and how he pays it by UPI. */
export const OwnDues = LinkedDues.omit({ organisation: true, name: true, branch: true });
export interface OwnDues extends z.infer<typeof OwnDues> {}

/** Whether a visitor's calendar can be subscribed to, since when. */
export const CalendarFeed = z.object({
  /** Null: it can't. */
  since: Instant.nullable(),
  /** When a calendar last asked for it; null: none has. */
  readAt: Instant.nullable(),
});
export interface CalendarFeed extends z.infer<typeof CalendarFeed> {}

/** A new address, which is told this once: it is kept hashed. Whoever has it reads the visitor's bookings. */
export const NewCalendarFeed = z.object({
  since: Instant,
  /** An `https` address that a calendar subscribes to. */
  address: z.url().max(500),
});
export interface NewCalendarFeed extends z.infer<typeof NewCalendarFeed> {}

/** Whoever erases what is kept of him types his address: nothing brings it back. */
export const EraseOwn = z.strictObject({ confirm: Email });
export interface EraseOwn extends z.infer<typeof EraseOwn> {}

/** What was erased, and what stays, each with why. */
export const Erased = z.object({
  erased: z.array(text(200)),
  stays: z.array(z.object({ what: text(200), reason: text(300) })),
});
export interface Erased extends z.infer<typeof Erased> {}
