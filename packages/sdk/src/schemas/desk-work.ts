import * as z from "zod";
import { Booking, DeskStay, isCalendarSpan, MAX_CALENDAR_DAYS } from "./booking";
import { Person } from "./comment";
import { Amount, Currency, countedPage, Flag, Id, Instant, LocalDate, pageQuery, stamps, text } from "./common";
import {
  Desk,
  depositComes,
  depositMissing,
  howMissing,
  howPaidWithDeposit,
  PaymentMethod,
  Quote,
  ReasonedRefund,
  saysHow,
} from "./desk";

/** `includePartial` (default true) also gives desks that are free for a part of today only. */
export const AvailableDeskQuery = z.strictObject({ includePartial: Flag.default(true) });
export interface AvailableDeskQuery extends z.input<typeof AvailableDeskQuery> {}

/** A desk that can be booked now, and what one slot costs there (a day where only daily plans are sold). */
export const AvailableDesk = Desk.extend({ quote: Quote.nullable() });
export interface AvailableDesk extends z.infer<typeof AvailableDesk> {}

/** `single` needs `date`; `range` needs `startDate` and `endDate` (included). Dates of the other option are passed over. */
export const SlotQuery = z
  .strictObject({
    deskId: Id,
    dayOption: z.enum(["single", "range"]).default("single"),
    date: LocalDate.optional(),
    startDate: LocalDate.optional(),
    endDate: LocalDate.optional(),
    /** Length of a slot in minutes; the organisation's `slotMinutes` when left out. */
    duration: z.coerce.number<number>().int("Use whole minutes").min(5, "Use 5 minutes or more").max(1440).optional(),
  })
  .refine(({ dayOption, date }) => dayOption !== "single" || date, { path: ["date"], message: "Choose a date" })
  .refine(({ dayOption, startDate }) => dayOption !== "range" || startDate, {
    path: ["startDate"],
    message: "Choose the first date",
  })
  .refine(({ dayOption, endDate }) => dayOption !== "range" || endDate, {
    path: ["endDate"],
    message: "Choose the last date",
  })
  .refine(
    ({ dayOption, startDate, endDate }) =>
      dayOption !== "range" || !startDate || !endDate || isCalendarSpan(startDate, endDate),
    { path: ["endDate"], message: `Choose a last date within ${MAX_CALENDAR_DAYS} days of the first` },
  );
export interface SlotQuery extends z.input<typeof SlotQuery> {}

/** A stretch [startAt, endAt) of one day and whether the desk is free for all of it. */
export const Slot = z.object({ startAt: Instant, endAt: Instant, available: z.boolean() });
export interface Slot extends z.infer<typeof Slot> {}

/** The slots of one local day of the branch, in order; none on a day when it is closed. */
export const SlotDay = z.object({ date: LocalDate, slots: z.array(Slot) });
export interface SlotDay extends z.infer<typeof SlotDay> {}

export const DeskTransactionKind = z.enum(["booking", "assignment", "renewal", "charge", "refund"]);
export type DeskTransactionKind = z.infer<typeof DeskTransactionKind>;

/** Money that came in for time at a desk or for a charge, or (`refund`) went back. */
export const DeskTransaction = z.object({
  _id: Id,
  branchId: Id,
  /** Null, as its booking, where it was paid for a floating place or a pass; the names are empty then. */
  deskId: Id.nullable(),
  deskName: text(60),
  customerId: Id.nullable(),
  /** The customer's name, else the visitor's. */
  customerName: text(120),
  bookingId: Id.nullable(),
  bookingCode: text(24),
  /** What it was paid for, where that is a membership. */
  membershipId: Id.nullable().optional(),
  /** The same, where it is a charge, and what that is for. */
  chargeId: Id.nullable().optional(),
  chargeReason: text(200).optional(),
  kind: DeskTransactionKind,
  feePlanId: Id.nullable(),
  feePlanName: text(120).optional(),
  /** Tax included, minor unit; of a refund, what was paid back (never negative). */
  amount: Amount,
  currency: Currency,
  method: PaymentMethod,
  /** Receipt number, UPI reference or gateway payment id; empty when there is none. */
  reference: text(120),
  /** Why a refund was given; empty for all else. */
  reason: text(200).optional(),
  /** Who took the money or gave it back; null for an API key, and where it is not known. */
  recordedBy: Person.nullable().optional(),
  /** The period that was paid for; of a charge both are when it was charged. */
  startAt: Instant,
  endAt: Instant,
  paidAt: Instant,
  ...stamps,
});
export interface DeskTransaction extends z.infer<typeof DeskTransaction> {}

export const DeskTransactionPage = countedPage(DeskTransaction);

export const DeskTransactionQuery = z.strictObject({
  deskId: Id,
  ...pageQuery,
  /** Only what was paid for a booking that the desk has now, at whichever desk it was then. */
  bookingId: Id.optional(),
});
export interface DeskTransactionQuery extends z.infer<typeof DeskTransactionQuery> {}

export const HourlyBookingQuery = z.strictObject({ deskId: Id, page: pageQuery.page, limit: pageQuery.limit });
export interface HourlyBookingQuery extends z.infer<typeof HourlyBookingQuery> {}

export const HourlyBookingPage = countedPage(Booking);

export const DeskStayPage = countedPage(DeskStay);

/** `shiftId`: in that shift alone. */
export const ByDesk = z.strictObject({ deskId: Id, shiftId: Id.optional() });
export interface ByDesk extends z.infer<typeof ByDesk> {}

/** Whose a desk is on a plan. Each is the booking of it: who, on which plan, from when until when. */
export const DeskAssignment = z.object({
  /** The one that covers this instant. */
  current: Booking.nullable(),
  /** The first of those to come; who lets his desk rest now comes again. */
  next: Booking.nullable(),
  /** Of those that are over, the one that ended last. */
  last: Booking.nullable(),
});
export interface DeskAssignment extends z.infer<typeof DeskAssignment> {}

/** Gives a desk to a customer for one duration of a daily plan, from `startDate` (past dates as well). */
export const AssignUser = z
  .strictObject({
    deskId: Id,
    customerId: Id,
    feePlanId: Id,
    /** For a plan that sells a seat in a shift. */
    shiftId: Id.optional(),
    startDate: LocalDate,
    ...howPaidWithDeposit,
  })
  .refine(saysHow, howMissing)
  .refine(depositComes, depositMissing);
export interface AssignUser extends z.infer<typeof AssignUser> {}

/**
 * Moves an assignment, named by its membership, by a booking of it, or by the desk that it is on now, with the shift where several have
 * the desk. By the first two it may be one to come.
 */
export const ReassignUser = z
  .strictObject({
    membershipId: Id.optional(),
    bookingId: Id.optional(),
    deskId: Id.optional(),
    shiftId: Id.optional(),
    toDeskId: Id,
  })
  .refine(({ membershipId, bookingId, deskId }) => [membershipId, bookingId, deskId].filter(Boolean).length === 1, {
    path: ["bookingId"],
    message: "Give one of a membership's id, a booking's id and a desk's id",
  })
  .refine(({ deskId, toDeskId }) => deskId !== toDeskId, { path: ["toDeskId"], message: "Choose another desk" });
export interface ReassignUser extends z.infer<typeof ReassignUser> {}

/** A desk to which an assignment can be moved. */
export const MoveTarget = Desk.pick({ _id: true, name: true, zone: true });
export interface MoveTarget extends z.infer<typeof MoveTarget> {}

/** `shiftId` where several have the desk. */
export const UnassignUser = z.strictObject({
  deskId: Id,
  shiftId: Id.optional(),
  /** What of the money that was paid for it is given back. */
  refund: ReasonedRefund.optional(),
});
export interface UnassignUser extends z.infer<typeof UnassignUser> {}

/**
 * Adds one duration of a daily plan to the desk's assignment, from its end or (when that is past) from today. `shiftId` where several
 * have the desk.
 */
export const RenewDesk = z
  .strictObject({ deskId: Id, feePlanId: Id, shiftId: Id.optional(), ...howPaidWithDeposit })
  .refine(saysHow, howMissing)
  .refine(depositComes, depositMissing);
export interface RenewDesk extends z.infer<typeof RenewDesk> {}
