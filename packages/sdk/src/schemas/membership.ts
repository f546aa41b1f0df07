import * as z from "zod";
import { Booking, PayBooking } from "./booking";
import { MOST_REASON } from "./closed-days";
import {
  Amount,
  Count,
  Currency,
  countedPage,
  distinctList,
  Id,
  Instant,
  LocalDate,
  LocalTime,
  Minute,
  page,
  pageQuery,
  stamps,
  TimeZone,
  text,
} from "./common";
import {
  DeskKind,
  depositComes,
  depositMissing,
  howMissing,
  howPaid,
  howPaidWithDeposit,
  PaymentMethod,
  Quote,
  ReasonedRefund,
  saysHow,
} from "./desk";
import { PlanKind } from "./fee-plan";
import { Allowance } from "./visitor-membership";

/** How a membership stands: `frozen` rests, `ended` is over by its time, `cancelled` was taken back before it was used. */
export const MembershipState = z.enum(["upcoming", "active", "frozen", "ended", "cancelled"]);
export type MembershipState = z.infer<typeof MembershipState>;

/** Time in which a membership rests: its seat is free, and its end has moved on by what was lost. */
export const MembershipFreeze = z.object({
  _id: Id,
  startAt: Instant,
  endAt: Instant,
  /** Days by which its end moved on: of a shift those on which it is, of everything else local days. */
  lostDays: Count,
  /** Whether anything of it is left, so that `thaw` takes it back. */
  canThaw: z.boolean(),
});
export interface MembershipFreeze extends z.infer<typeof MembershipFreeze> {}

/**
 * What a customer has at a branch for a time on a fee plan: a seat of his own (`seat`, or `shift` for a part of the day), a place at
 * any free desk (`floating`, in a shift or in all open hours), or so many days or hours (`pass`).
 */
export const Membership = z.object({
  _id: Id,
  kind: PlanKind,
  state: MembershipState,
  /** It was sold for a week or more, ended by itself within the last 30 days, and its member has bought nothing since: a renewal is waited for, and nothing of it owed. */
  renewalDue: z.boolean().optional(),
  /** Whether it was ended early and nothing was given back for that, so that `reinstate` takes the end back. */
  canReinstate: z.boolean().optional(),
  branchId: Id,
  customerId: Id,
  customerName: text(120),
  feePlanId: Id,
  feePlanName: text(120),
  /** Of a seat or a shift. */
  deskId: Id.nullable(),
  deskName: text(60).nullable(),
  /** Of a shift, and of a floating place that is sold in one. */
  shiftId: Id.nullable(),
  shiftName: text(60).nullable(),
  startAt: Instant,
  endAt: Instant,
  /** The branch's last day of it. */
  lastDay: LocalDate,
  /** Of a pass. */
  allowance: Allowance.nullable(),
  /** All that was agreed for it, tax included, in the minor unit; what was let off is off it already. */
  amount: Amount,
  /** What was let off as it was sold and renewed, and why, as was said last: of a seat the sum of its bookings'. */
  discount: Amount.optional(),
  discountReason: text(200).optional(),
  /** What came in for it less what went back: of a seat the sum of its bookings'. */
  paid: Amount.optional(),
  /** What of it nobody asks for any more, and why. */
  writtenOff: Amount.optional(),
  writeOffReason: text(200).optional(),
  currency: Currency,
  freezes: z.array(MembershipFreeze),
  /** Who uses a shared pass beside the customer. */
  people: z.array(z.object({ _id: Id, name: text(120) })),
  ...stamps,
});
export interface Membership extends z.infer<typeof Membership> {}

export const MembershipPage = page(Membership);

/**
 * The given filters hold together. `state` `live` is what runs, rests or is to come, and `renewalDue` what ended within the last 30 days and is
 * waited for. Of the selected branch, unless a customer or a desk is
 * named. `search` looks at the customer's name.
 */
export const MembershipQuery = z.strictObject({
  ...pageQuery,
  customerId: Id.optional(),
  deskId: Id.optional(),
  shiftId: Id.optional(),
  kind: PlanKind.optional(),
  state: z.enum(["ALL", "live", "renewalDue", ...MembershipState.options]).optional(),
  /** Ends on this local day or before. */
  endsBy: LocalDate.optional(),
  /** `due`: only those that are not cancelled and not paid in full. */
  payment: z.enum(["due"]).optional(),
});
export interface MembershipQuery extends z.infer<typeof MembershipQuery> {}

/** What is to be sold from a day on. `deskId` for a seat or a shift; `shiftId` for a shift, and a floating place in one. */
const sold = { feePlanId: Id, branchId: Id.optional(), shiftId: Id.optional(), startDate: LocalDate };

/** Sells a membership for one duration of its plan. Without `branchId` in the selected branch; a desk's is its own. */
export const AddMembership = z
  .strictObject({
    customerId: Id,
    ...sold,
    deskId: Id.optional(),
    /** Who else uses a shared pass. */
    people: distinctList(Id).max(50, "Name at most 50 people").optional(),
    /** Sells a fixed seat although floating members will have fewer places than were sold (409 `floating_displaced` otherwise). */
    displaceFloating: z.boolean().optional(),
    ...howPaidWithDeposit,
  })
  .refine(saysHow, howMissing)
  .refine(depositComes, depositMissing);
export interface AddMembership extends z.infer<typeof AddMembership> {}

/** What would be sold, and to whom. */
export const OfferQuery = z.strictObject({ ...sold, customerId: Id.optional() });
export interface OfferQuery extends z.infer<typeof OfferQuery> {}

/** A seat that is free for the whole term, with its price. */
export const OfferedDesk = z.object({ deskId: Id, deskName: text(60), zone: text(60), kind: DeskKind, price: Quote });
export interface OfferedDesk extends z.infer<typeof OfferedDesk> {}

/** What a plan buys from a day on. */
export const Offer = z.object({
  startAt: Instant,
  endAt: Instant,
  lastDay: LocalDate,
  /** Of a floating place or a pass; a seat's is its desk's. */
  price: Quote.nullable(),
  /** Free for the whole term, those nearest to the customer's last seat first; empty for what has no desk. */
  desks: z.array(OfferedDesk),
  /** Floating places of the shift that are left in the whole term; null for other kinds. */
  placesLeft: z.int().nullable(),
});
export interface Offer extends z.infer<typeof Offer> {}

/** Extends a membership by one duration of its own plan, or of another of its kind, from its end or (when that is past) from today. */
export const RenewMembership = z
  .strictObject({
    id: Id,
    feePlanId: Id.optional(),
    /** As of `AddMembership`. */
    displaceFloating: z.boolean().optional(),
    ...howPaidWithDeposit,
  })
  .refine(saysHow, howMissing)
  .refine(depositComes, depositMissing);
export interface RenewMembership extends z.infer<typeof RenewMembership> {}

/** Each by its own plan. Without a `method` they are not paid yet. */
export const RenewMemberships = z.strictObject({
  ids: distinctList(Id).min(1, "Choose at least one").max(200, "Choose at most 200"),
  method: PaymentMethod.optional(),
  /** As of `AddMembership`. */
  displaceFloating: z.boolean().optional(),
  /** Only tells what would be renewed and what refused: nothing is written. */
  isCheck: z.boolean().optional(),
});
export interface RenewMemberships extends z.infer<typeof RenewMemberships> {}

/** Those that were renewed, and those that don't fit, each with the reason. */
export const Renewed = z.object({
  renewed: z.array(Membership),
  refused: z.array(z.object({ _id: Id, customerName: text(120), code: text(60), message: text(500) })),
  /** Of a check alone: whose would be renewed and who owes something already in the selected branch; a row for each currency. */
  owing: z
    .array(z.object({ customerId: Id, customerName: text(120), due: Amount.min(1), currency: Currency }))
    .optional(),
});
export interface Renewed extends z.infer<typeof Renewed> {}

/** Ends it now, or with the end of a local day before its last. */
export const EndMembership = z.strictObject({
  id: Id,
  lastDay: LocalDate.optional(),
  /** What of the money that was paid for it is given back; no more is agreed for it then. */
  refund: ReasonedRefund.optional(),
});
export interface EndMembership extends z.infer<typeof EndMembership> {}

/** Ended now, or with the end of a local day before its last. */
export const PreviewMembershipEnd = EndMembership.omit({ refund: true });
export interface PreviewMembershipEnd extends z.infer<typeof PreviewMembershipEnd> {}

/** Takes an early end back. */
export const ReinstateMembership = z.strictObject({
  id: Id,
  /** As of `AddMembership`, in the days that a fixed seat has again. */
  displaceFloating: z.boolean().optional(),
});
export interface ReinstateMembership extends z.infer<typeof ReinstateMembership> {}

/** Takes money for a membership: all that is due, or a part. */
export const PayMembership = z.strictObject(PayBooking.shape);
export interface PayMembership extends z.infer<typeof PayMembership> {}

/** Gives money back that was paid for a membership: all of it, or a part. */
export const RefundMembership = z.strictObject({ id: Id, ...ReasonedRefund.shape });
export interface RefundMembership extends z.infer<typeof RefundMembership> {}

/** Lets it rest on whole local days, both included. */
export const FreezeMembership = z
  .strictObject({
    id: Id,
    from: LocalDate,
    to: LocalDate,
    /** As of `AddMembership`, in the days that are added to a fixed seat's end. */
    displaceFloating: z.boolean().optional(),
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "Choose a last day that is not before the first" });
export interface FreezeMembership extends z.infer<typeof FreezeMembership> {}

/** Takes a freeze back: whole before it begins, else what is left of it. */
export const ThawMembership = z.strictObject({
  id: Id,
  freezeId: Id,
  /** As of `AddMembership`, in the days that a fixed seat has again. */
  displaceFloating: z.boolean().optional(),
});
export interface ThawMembership extends z.infer<typeof ThawMembership> {}

/** Another plan, shift or seat from a local day on, for the days that are left. What is left out stays. */
export const ChangeMembership = z
  .strictObject({
    id: Id,
    from: LocalDate,
    feePlanId: Id.optional(),
    shiftId: Id.optional(),
    deskId: Id.optional(),
    /** Makes a fixed seat of it although floating members will have fewer places than were sold (409 `floating_displaced` otherwise). */
    displaceFloating: z.boolean().optional(),
    ...howPaid,
  })
  .refine(saysHow, howMissing);
export interface ChangeMembership extends z.infer<typeof ChangeMembership> {}

/** What a change means before it is made. */
export const MembershipChange = z.object({
  /** Local days from the change on, of all that were bought. */
  daysLeft: Count,
  days: Count,
  /** What the days that are left were bought for, by their part of all days. */
  credit: Amount,
  /** What they cost on the other plan. */
  price: Amount,
  /** What is to be paid; 0 where the credit is more, which stays with the place. */
  due: Amount,
  currency: Currency,
});
export interface MembershipChange extends z.infer<typeof MembershipChange> {}

/** What is left goes to another customer. */
export const TransferMembership = z.strictObject({ id: Id, customerId: Id });
export interface TransferMembership extends z.infer<typeof TransferMembership> {}

/**
 * A visit on a floating place or a pass: HOURLY from `startAt` to `endAt`, DAILY on `date` (of a place in a shift its hours on that
 * day). Any free desk where none is named.
 */
export const AddVisit = z
  .strictObject({
    id: Id,
    deskId: Id.optional(),
    /** Who comes, of those that use a shared pass; its customer when left out. */
    customerId: Id.optional(),
    startAt: Minute.optional(),
    endAt: Minute.optional(),
    date: LocalDate.optional(),
  })
  .refine(({ date, startAt, endAt }) => Boolean(date) !== Boolean(startAt && endAt), {
    path: ["date"],
    message: "Give either a date or a start and an end",
  });
export interface AddVisit extends z.infer<typeof AddVisit> {}

export const MembershipBookingQuery = z.strictObject({ id: Id, page: pageQuery.page, limit: pageQuery.limit });
export interface MembershipBookingQuery extends z.infer<typeof MembershipBookingQuery> {}
export const MembershipBookingPage = countedPage(Booking);

/** A branch's day (the selected branch and today when left out). */
export const BoardQuery = z.strictObject({ branchId: Id.optional(), date: LocalDate.optional() });
export interface BoardQuery extends z.infer<typeof BoardQuery> {}

/** Somebody who has a seat in a shift by a membership. */
export const BoardHolder = z.object({
  membershipId: Id,
  customerId: Id,
  name: text(120),
  kind: PlanKind,
  /** The shift that he has; null: the whole day. */
  shiftId: Id.nullable(),
  /** When his time of the day begins and ends. */
  startAt: Instant,
  endAt: Instant,
  /** His last day. */
  lastDay: LocalDate,
});
export interface BoardHolder extends z.infer<typeof BoardHolder> {}

/** A seat in a shift of the day: `free` for all of it, `partly`, `taken`, or `closed` where the shift isn't on that weekday. */
export const BoardCell = z.object({
  shiftId: Id,
  state: z.enum(["free", "partly", "taken", "closed"]),
  /** By their start. */
  holders: z.array(BoardHolder),
  /** Bookings of others that touch it. */
  bookings: Count,
});
export interface BoardCell extends z.infer<typeof BoardCell> {}

export const BoardShift = z.object({
  _id: Id,
  name: text(60),
  starts: LocalTime,
  ends: LocalTime,
  /** Of the day; null where it isn't on that weekday. */
  startAt: Instant.nullable(),
  endAt: Instant.nullable(),
  /** Active seats that nobody has for all of it. */
  free: Count,
  /** Floating members in it. */
  floating: Count,
});
export interface BoardShift extends z.infer<typeof BoardShift> {}

/** Who has which seat in which shift on a day of a branch. */
export const Board = z.object({
  branchId: Id,
  timezone: TimeZone,
  date: LocalDate,
  /** Why the branch is closed on it though its week is not; null on any other day. */
  closure: z.object({ reason: text(MOST_REASON), from: LocalDate, to: LocalDate }).nullable(),
  shifts: z.array(BoardShift),
  desks: z.array(
    z.object({ deskId: Id, deskName: text(60), zone: text(60), isActive: z.boolean(), cells: z.array(BoardCell) }),
  ),
});
export interface Board extends z.infer<typeof Board> {}

/** Floating places of a branch: sold against what there is, by shift; `shiftId` null is all open hours. */
export const FloatingPlaces = z.object({
  branchId: Id,
  /** How often a place is sold (the organisation's `floatingFactor`). */
  factor: z.number(),
  shifts: z.array(
    z.object({ shiftId: Id.nullable(), shiftName: text(60).nullable(), sold: Count, places: Count, left: z.int() }),
  ),
});
export interface FloatingPlaces extends z.infer<typeof FloatingPlaces> {}

export const ByBranchDay = z.strictObject({ branchId: Id.optional(), date: LocalDate.optional() });
export interface ByBranchDay extends z.infer<typeof ByBranchDay> {}
