import * as z from "zod";
import { OtpSent } from "./auth";
import { BookingType } from "./booking-type";
import { PublicBranch } from "./branch";
import {
  Amount,
  Currency,
  Email,
  Id,
  Instant,
  LocalDate,
  Minute,
  Otp,
  Phone,
  page,
  pageQuery,
  requiredName,
  requiredText,
  stamps,
  TimeZone,
  text,
  whole,
} from "./common";
import {
  DeskCapacity,
  DeskKind,
  Guests,
  howMissing,
  howPaid,
  PaymentMethod,
  ReasonedRefund,
  Refund,
  saysHow,
} from "./desk";
import { PublicOrganisation } from "./organisation";
import { AskedPass } from "./public-pass";
import { VisitorMembership } from "./visitor-membership";

export const BookingStatus = z.enum(["PENDING", "CONFIRMED", "CANCELLED"]);
export type BookingStatus = z.infer<typeof BookingStatus>;

/** Where a booking came from. `import`: a membership that began elsewhere was taken over, paid there until it ends (decision 52). */
export const BookingSource = z.enum(["admin", "qr", "website", "embed", "bulk", "api", "import"]);
export type BookingSource = z.infer<typeof BookingSource>;

/** What a desk is held for: a visitor's code that is on its way, a payment, the staff's word, or until they answer who says that he has paid. */
export const HoldReason = z.enum(["code", "payment", "staff", "claim"]);
export type HoldReason = z.infer<typeof HoldReason>;

/**
 * What became of a visitor's word that he has paid: the money was `received`, it was not found (`refused`), or nothing was due any more before
 * anybody answered (`settled`).
 */
export const ClaimAnswer = z.enum(["received", "refused", "settled"]);
export type ClaimAnswer = z.infer<typeof ClaimAnswer>;

/** By what a payment is found again: so many characters at most. */
const MOST_REFERENCE = 64;

/** The number of a payment, as its app shows it. It can be no address, nor what a sheet takes for a formula: staff read it, and take it along. */
export const PaymentReference = text(MOST_REFERENCE).regex(
  /^[\p{L}\p{N}][\p{L}\p{N} /_#-]{3,}$/u,
  "Type the transaction number that your UPI app shows, such as 412309871234",
);

/** What a visitor says that he has paid for a booking. */
const claimFields = z.object({
  at: Instant,
  /** As he typed it. */
  reference: text(MOST_REFERENCE),
  /** What was due then. */
  amount: Amount,
  /** Null until somebody answers. */
  answer: ClaimAnswer.nullable(),
  answeredAt: Instant.nullable(),
});
export interface BookingClaim extends z.infer<typeof claimFields> {}
export const BookingClaim = whole<BookingClaim>(claimFields);

/** Time at a desk that a booking used before it was moved away. Nothing else can be booked over it, and it is no booking. */
export const Stay = z.object({ deskId: Id, deskName: text(60), startAt: Instant, endAt: Instant });
export interface Stay extends z.infer<typeof Stay> {}

/** A claim on one desk for one period [startAt, endAt). */
export const Booking = z.object({
  _id: Id,
  /** Short code that people read out, unique in the organisation. */
  code: text(24),
  branchId: Id,
  deskId: Id,
  deskName: text(60),
  customerId: Id.nullable(),
  visitor: z.object({ name: text(120), email: text(254), phone: text(24) }),
  type: BookingType,
  status: BookingStatus,
  startAt: Instant,
  endAt: Instant,
  feePlanId: Id.nullable(),
  /** The membership that it is a part of: an assignment, a shift's day, a pass's visit. */
  membershipId: Id.nullable().optional(),
  /** What is agreed for it, in the minor unit; what was let off is off it already. */
  amount: Amount,
  /** What was let off as it was sold and renewed, and why, as was said last. */
  discount: Amount.optional(),
  discountReason: text(200).optional(),
  /** What came in for it less what went back. What a shift's days cost is paid for their membership. */
  paid: Amount.optional(),
  /** What of it nobody asks for any more, and why. */
  writtenOff: Amount.optional(),
  writeOffReason: text(200).optional(),
  currency: Currency,
  source: BookingSource,
  /** Until when a PENDING booking holds its desk; null for any other. */
  holdUntil: Instant.nullable(),
  /** What a PENDING booking waits for; null for any other. Once `holdUntil` has passed it is cancelled. */
  holdFor: HoldReason.exclude(["code"]).nullable().optional(),
  notes: text(1000),
  /** Why it was cancelled, as whoever did it told its visitor; empty where he said nothing. */
  cancelReason: text(200).optional(),
  /** The pass that its visitor asked for; null once it was confirmed without. As long as it waits, its amount is what it costs without. */
  pass: whole<AskedPass>(AskedPass).nullable().optional(),
  /** Who comes along with its visitor, as he named them. */
  guests: z.array(text(120)).optional(),
  /** What its visitor says that he has paid; null where he never did. */
  claim: BookingClaim.nullable().optional(),
  /** Where it was before it was moved, in order. Given by the booking's own record and by its customer's. */
  stays: z.array(whole<Stay>(Stay)).optional(),
  ...stamps,
});
export interface Booking extends z.infer<typeof Booking> {}

/** The given filters hold together; `status` ALL (or none) adds none. */
export const BookingQuery = z
  .strictObject({
    ...pageQuery,
    status: z.enum(["ALL", ...BookingStatus.options]).optional(),
    type: BookingType.optional(),
    deskId: Id.optional(),
    /** First local day: of the selected branch, for a key of the organisation. */
    from: LocalDate.optional(),
    /** Last local day. A booking counts that touches one of the days. */
    to: LocalDate.optional(),
    /**
     * `due`: only those that are not cancelled and not paid in full. `claimed`: only those whose visitors say that they have paid, and wait for an
     * answer, also where they were cancelled meanwhile. `refundable`: only those for which more was paid than they cost: cancelled, or moved to
     * what costs less.
     */
    payment: z.enum(["due", "claimed", "refundable"]).optional(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ["to"], message: "Choose a last day after the first" });
export interface BookingQuery extends z.infer<typeof BookingQuery> {}

export const BookingPage = page(Booking);

/** Takes money for a booking: all that is due, or a part. */
export const PayBooking = z.strictObject({
  id: Id,
  amount: Refund.shape.amount,
  method: PaymentMethod,
  /** Receipt number, UPI reference or the like. */
  reference: text(120).optional(),
});
export interface PayBooking extends z.infer<typeof PayBooking> {}

/** Gives money back that was paid for a booking: all of it, or a part. */
export const RefundBooking = z.strictObject({ id: Id, ...ReasonedRefund.shape });
export interface RefundBooking extends z.infer<typeof RefundBooking> {}

/** Answers a visitor who says that he has paid. */
export const AnswerClaim = z
  .strictObject({
    id: Id,
    /** Whether his money came. */
    isReceived: z.boolean(),
    /** What came, in the minor unit: what is due of what he named where this is left out. */
    amount: Refund.shape.amount.optional(),
    /** How it came; `upi` when left out. */
    method: PaymentMethod.optional(),
    /** His own when left out. */
    reference: text(120).optional(),
  })
  .check(({ value, issues }) => {
    if (value.isReceived) return;
    for (const path of ["amount", "method", "reference"] as const) {
      if (value[path] === undefined) continue;
      issues.push({
        code: "custom",
        path: [path],
        message: "Leave this out: nothing was received",
        input: value[path],
      });
    }
  });
export interface AnswerClaim extends z.infer<typeof AnswerClaim> {}

export const ChangeBookingStatus = z
  .strictObject({
    bookingId: Id,
    status: BookingStatus,
    /** Why it is cancelled. Its visitor reads it in the mail that tells him. */
    reason: text(200).optional(),
    /** How the pass is paid that its visitor asked for: confirming sells it. Without a method it is not paid yet. */
    ...howPaid,
    /** Confirms it at its own price, and sells no pass. */
    withoutPass: z.boolean().optional(),
    /** What of the money that was paid is given back with the cancellation; its reason is that. */
    refund: Refund.optional(),
  })
  .refine(({ status, refund }) => !refund || status === "CANCELLED", {
    path: ["refund"],
    message: "Leave this out: money is given back as a booking is cancelled",
  })
  .refine(({ status, reason }) => !reason || status === "CANCELLED", {
    path: ["reason"],
    message: "Leave this out: only a cancelled booking has a reason",
  })
  .refine(({ status, method }) => !method || status === "CONFIRMED", {
    path: ["method"],
    message: "Leave this out: a pass is sold as its booking is confirmed",
  })
  .refine(({ status, withoutPass }) => !withoutPass || status === "CONFIRMED", {
    path: ["withoutPass"],
    message: "Leave this out: a pass is sold as its booking is confirmed",
  })
  .refine(({ method, withoutPass }) => !method || !withoutPass, {
    path: ["method"],
    message: "Leave this out: without the pass nothing is sold",
  })
  .refine(({ status, discount, withoutPass }) => !discount || (status === "CONFIRMED" && !withoutPass), {
    path: ["discount"],
    message: "Leave this out: only a pass that is sold has a price to take something off",
  })
  .refine(saysHow, howMissing);
export interface ChangeBookingStatus extends z.infer<typeof ChangeBookingStatus> {}

export const OrganisationLookup = z.strictObject({ orgCode: requiredText(24) });
export interface OrganisationLookup extends z.infer<typeof OrganisationLookup> {}

/** An organisation's public profile with its open branches. */
export const BookableOrganisation = PublicOrganisation.extend({
  branches: z.array(PublicBranch),
  /** Why it takes no bookings from visitors, in a sentence for them; null: it does. */
  bookingsClosed: text(300).nullable(),
});
export interface BookableOrganisation extends z.infer<typeof BookableOrganisation> {}

/** When a visitor wants to come: HOURLY from `startAt` to `endAt`, DAILY on `date` (or whole days from `startAt` to `endAt`). */
const wantedTime = {
  type: BookingType,
  startAt: Minute.optional(),
  endAt: Minute.optional(),
  date: LocalDate.optional(),
};

/** The seat that is about to be booked. */
export const WantedSeat = z.strictObject({ branchId: Id, deskId: Id, ...wantedTime });
export interface WantedSeat extends z.infer<typeof WantedSeat> {}

export const SendBookingOtp = z
  .strictObject({
    email: Email,
    orgId: Id,
    /** What the code is for, which its mail says: `booking` where this is left out. One for signing in holds no seat. */
    purpose: z.enum(["booking", "signIn"]).optional(),
    /** The one that this browser got before: what it holds goes over to the new one. */
    flow: Id.optional(),
    /** Held for two minutes where that is possible; what `saveBooking` would refuse is refused alike. */
    hold: WantedSeat.optional(),
  })
  .refine(({ purpose, flow, hold }) => purpose !== "signIn" || (!flow && !hold), {
    path: ["purpose"],
    message: "A code for signing in holds no seat: leave out flow and hold",
  });
export interface SendBookingOtp extends z.infer<typeof SendBookingOtp> {}

/**
 * As `OtpSent`. `flow` names the asker's own tries: `verifyOtp` takes it, and nobody else knows it. `holdUntil` and
 * `holdSeconds`, the same for devices whose clock is wrong, are there where the seat is held.
 */
export const BookingOtpSent = OtpSent.extend({
  flow: Id.optional(),
  holdUntil: Instant.optional(),
  holdSeconds: z.int().min(0).optional(),
});
export interface BookingOtpSent extends z.infer<typeof BookingOtpSent> {}

/** The mailed code. With the `flow` that `sendOtp` answered, five tries of one's own; without, 20 that all others share. */
export const VerifyBookingOtp = z.strictObject({ email: Email, orgId: Id, otp: Otp, flow: Id.optional() });
export interface VerifyBookingOtp extends z.infer<typeof VerifyBookingOtp> {}

/**
 * A short-lived proof that the visitor owns the address: good for one `save-booking`, and to open his own area once. `memberships`
 * are the floating places and passes by which whoever has the address books.
 */
export const VerifiedVisitor = z.object({
  verificationToken: z.string().max(400),
  expiresAt: Instant,
  memberships: z.array(VisitorMembership).optional(),
});
export interface VerifiedVisitor extends z.infer<typeof VerifiedVisitor> {}

/** A visitor's booking. The seat that its proof's flow holds is let go of, and this one booked. */
export const SaveBooking = z
  .strictObject({
    verificationToken: z.string().min(1, "Verify your e-mail address first").max(400),
    orgId: Id,
    branchId: Id,
    deskId: Id,
    ...wantedTime,
    name: requiredName(120),
    email: Email,
    phone: Phone.optional(),
    /** One of his own that `verifyOtp` told of, by which alone he books: refused where it does not let him in, and at no price otherwise. */
    membershipId: Id.optional(),
    /** The fee plan of a pass that the branch names: the booking waits, and whoever confirms it sells the pass, of which the visit takes its part. */
    passPlanId: Id.optional(),
    /** Who comes along, where the desk takes several: one fewer than it takes at most. */
    guests: Guests.optional(),
  })
  .refine(({ membershipId, passPlanId }) => !membershipId || !passPlanId, {
    path: ["passPlanId"],
    message: "Leave this out: a visit is part of what you have, or of a pass that you ask for",
  });
export interface SaveBooking extends z.input<typeof SaveBooking> {}

/** By which a booking gets into its visitor's calendar. */
export const CalendarWays = z.object({
  /** An iCalendar file's text. */
  file: z.string(),
  google: z.url(),
  outlook: z.url(),
});
export interface CalendarWays extends z.infer<typeof CalendarWays> {}

/** `membership` is the floating place or pass that it was booked by, with what is left; absent where there is a price instead. */
export const SavedBooking = z.object({
  bookingId: Id,
  data: Booking,
  calendar: CalendarWays,
  membership: VisitorMembership.optional(),
});
export interface SavedBooking extends z.infer<typeof SavedBooking> {}

/** A free desk and period near one that was taken: the `data.alternatives` of a 409 `desk_taken`. */
export const Alternative = z.object({ deskId: Id, deskName: text(60), startAt: Instant, endAt: Instant });
export interface Alternative extends z.infer<typeof Alternative> {}

/** Moves a live booking to another period, and to another desk when one is named. */
export const RescheduleBooking = z
  .strictObject({ id: Id, deskId: Id.optional(), startAt: Minute, endAt: Minute })
  .refine(({ startAt, endAt }) => Date.parse(startAt) < Date.parse(endAt), {
    path: ["endAt"],
    message: "End later than it starts",
  });
export interface RescheduleBooking extends z.infer<typeof RescheduleBooking> {}

/** The most days that a calendar answers at once. */
export const MAX_CALENDAR_DAYS = 31;

/** Whether two dates stand in order and, both included, are no more days than a calendar answers at once. */
export const isCalendarSpan = (from: string, to: string): boolean => {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return days >= 1 && days <= MAX_CALENDAR_DAYS;
};

const CalendarSpan = z.strictObject({ branchId: Id.optional(), from: LocalDate, to: LocalDate });
const inSpan = ({ from, to }: { from: string; to: string }) => isCalendarSpan(from, to);
const LONG_SPAN = { path: ["to"], message: `Choose a last date within ${MAX_CALENDAR_DAYS} days of the first` };

/** Local days of a branch (the selected one when left out), `from` and `to` included. */
export const OccupancyQuery = CalendarSpan.refine(inSpan, LONG_SPAN);
export interface OccupancyQuery extends z.infer<typeof OccupancyQuery> {}

/** The same, of one desk alone where it is named. */
export const BookingCalendarQuery = CalendarSpan.extend({ deskId: Id.optional() }).refine(inSpan, LONG_SPAN);
export interface BookingCalendarQuery extends z.infer<typeof BookingCalendarQuery> {}

/** A live booking as the calendar shows it. It may have begun before its day or go on after it. */
export const CalendarBooking = z.object({
  _id: Id,
  code: text(24),
  customerId: Id.nullable(),
  /** The customer's name, else the visitor's. */
  name: text(120),
  type: BookingType,
  status: BookingStatus,
  startAt: Instant,
  endAt: Instant,
});
export interface CalendarBooking extends z.infer<typeof CalendarBooking> {}

/** Time that is held for a visitor whose code is on its way: it is nobody's booking yet. */
export const CalendarHold = z.object({ startAt: Instant, endAt: Instant, holdUntil: Instant });
export interface CalendarHold extends z.infer<typeof CalendarHold> {}

/** Time at a desk that a booking used before it was moved away. */
export const DeskStay = z.object({
  _id: Id,
  bookingId: Id,
  /** Empty, as the name, where the booking is now in a branch that the caller doesn't work in. */
  code: text(24),
  /** The customer's name, else the visitor's. */
  name: text(120),
  startAt: Instant,
  endAt: Instant,
});
export interface DeskStay extends z.infer<typeof DeskStay> {}

/** One local day of a desk; a booking of several days stands in each of them. */
export const CalendarDay = z.object({
  date: LocalDate,
  bookings: z.array(CalendarBooking),
  holds: z.array(CalendarHold).optional(),
  stays: z.array(DeskStay).optional(),
});
export interface CalendarDay extends z.infer<typeof CalendarDay> {}

/**
 * A branch's bookings by desk and day: every desk of the branch, or the one that was named, each with every day that was asked
 * for.
 */
export const BookingCalendar = z.object({
  branchId: Id,
  /** The zone that the dates are read in. */
  timezone: TimeZone,
  desks: z.array(
    z.object({
      deskId: Id,
      deskName: text(60),
      zone: text(60),
      kind: DeskKind,
      /** How many people it takes. */
      capacity: DeskCapacity.optional(),
      isActive: z.boolean(),
      days: z.array(CalendarDay),
    }),
  ),
});
export interface BookingCalendar extends z.infer<typeof BookingCalendar> {}

/** A figure of each day, in the order of the days. */
const Daily = z.array(z.int().min(0));

/** How full a branch is, in figures alone: every desk with every day that was asked for. */
export const Occupancy = z.object({
  branchId: Id,
  /** The zone that the dates are read in. */
  timezone: TimeZone,
  /** `openMinutes`: how long the branch is open then; 0 on a closed day. */
  days: z.array(z.object({ date: LocalDate, openMinutes: z.int().min(0) })),
  desks: z.array(
    z.object({
      deskId: Id,
      deskName: text(60),
      zone: text(60),
      isActive: z.boolean(),
      /** Minutes of the open hours that are booked. */
      bookedMinutes: Daily,
      /** Live bookings that touch the day, in the open hours or beside them. */
      bookings: Daily,
    }),
  ),
});
export interface Occupancy extends z.infer<typeof Occupancy> {}
