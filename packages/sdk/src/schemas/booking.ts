import * as z from "zod";
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
  requiredText,
  stamps,
  text,
} from "./common";
import { BookingType } from "./fee-plan";
import { PublicOrganisation } from "./organisation";

export const BookingStatus = z.enum(["PENDING", "CONFIRMED", "CANCELLED"]);
export type BookingStatus = z.infer<typeof BookingStatus>;

export const BookingSource = z.enum(["admin", "qr", "website", "embed", "bulk", "api"]);
export type BookingSource = z.infer<typeof BookingSource>;

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
  amount: Amount,
  currency: Currency,
  source: BookingSource,
  /** Until when an unpaid booking holds its desk; null when nothing is outstanding. */
  holdUntil: Instant.nullable(),
  notes: text(1000),
  ...stamps,
});
export interface Booking extends z.infer<typeof Booking> {}

/** `status` ALL (or none) adds no filter. */
export const BookingQuery = z.strictObject({
  ...pageQuery,
  status: z.enum(["ALL", ...BookingStatus.options]).optional(),
});
export interface BookingQuery extends z.infer<typeof BookingQuery> {}

export const BookingPage = page(Booking);

export const ChangeBookingStatus = z.strictObject({ bookingId: Id, status: BookingStatus });
export interface ChangeBookingStatus extends z.infer<typeof ChangeBookingStatus> {}

export const OrganisationLookup = z.strictObject({ orgCode: requiredText(24) });
export interface OrganisationLookup extends z.infer<typeof OrganisationLookup> {}

/** An organisation's public profile with its open branches. */
export const BookableOrganisation = PublicOrganisation.extend({ branches: z.array(PublicBranch) });
export interface BookableOrganisation extends z.infer<typeof BookableOrganisation> {}

export const SendBookingOtp = z.strictObject({ email: Email, orgId: Id });
export interface SendBookingOtp extends z.infer<typeof SendBookingOtp> {}

export const VerifyBookingOtp = z.strictObject({ email: Email, orgId: Id, otp: Otp });
export interface VerifyBookingOtp extends z.infer<typeof VerifyBookingOtp> {}

/** A short-lived proof that the visitor owns the address; `save-booking` takes it. */
export const VerifiedVisitor = z.object({ verificationToken: z.string().max(400), expiresAt: Instant });
export interface VerifiedVisitor extends z.infer<typeof VerifiedVisitor> {}

/** A visitor's booking: HOURLY from `startAt` to `endAt`, DAILY on `date` (or whole days from `startAt` to `endAt`). */
export const SaveBooking = z.strictObject({
  verificationToken: z.string().min(1, "Verify your e-mail address first").max(400),
  orgId: Id,
  branchId: Id,
  deskId: Id,
  type: BookingType,
  startAt: Minute.optional(),
  endAt: Minute.optional(),
  date: LocalDate.optional(),
  name: requiredText(120),
  email: Email,
  phone: Phone.optional(),
});
export interface SaveBooking extends z.input<typeof SaveBooking> {}

export const SavedBooking = z.object({ bookingId: Id, data: Booking });
export interface SavedBooking extends z.infer<typeof SavedBooking> {}

/** A free desk and period near one that was taken: the `data.alternatives` of a 409 `desk_taken`. */
export const Alternative = z.object({ deskId: Id, deskName: text(60), startAt: Instant, endAt: Instant });
export interface Alternative extends z.infer<typeof Alternative> {}
