import * as z from "zod";
import { PayBooking, RefundBooking } from "./booking";
import { Person } from "./comment";
import { Amount, Currency, Id, Instant, page, pageQuery, requiredName, stamps, text } from "./common";
import { howMissing, howPaid, saysHow } from "./desk";

export const ChargeState = z.enum(["active", "cancelled"]);
export type ChargeState = z.infer<typeof ChargeState>;

/** Something that a customer owes beside bookings and memberships: a lost key, a late fee, printing. */
export const Charge = z.object({
  _id: Id,
  branchId: Id,
  customerId: Id,
  /** What it is for: he reads it in reminders. */
  reason: text(200),
  /** Minor unit, more than nothing. */
  amount: Amount,
  currency: Currency,
  /** What came in less what went back. */
  paid: Amount,
  /** What of it is asked for no more, and why. */
  writtenOff: Amount,
  writeOffReason: text(200),
  state: ChargeState,
  /** Why it was cancelled; empty where it was not. */
  cancelReason: text(200),
  chargedAt: Instant,
  /** Who charged it; null: a key, or his account is gone. */
  recordedBy: Person.nullable(),
  ...stamps,
});
export interface Charge extends z.infer<typeof Charge> {}

export const ChargePage = page(Charge);

export const ChargeQuery = z.strictObject({ customerId: Id, limit: pageQuery.limit, page: pageQuery.page });
export interface ChargeQuery extends z.infer<typeof ChargeQuery> {}

/** Charges a customer for something, in the organisation's currency. Without a method it is not paid yet. */
export const AddCharge = z
  .strictObject({ customerId: Id, amount: PayBooking.shape.amount, reason: requiredName(200), ...howPaid })
  .refine(saysHow, howMissing);
export interface AddCharge extends z.infer<typeof AddCharge> {}

/** Takes money for a charge: all that is due, or a part. */
export const PayCharge = z.strictObject(PayBooking.shape);
export interface PayCharge extends z.infer<typeof PayCharge> {}

/** Gives money back that was paid for a charge: all of it, or a part. */
export const RefundCharge = z.strictObject(RefundBooking.shape);
export interface RefundCharge extends z.infer<typeof RefundCharge> {}

/** Takes a charge back: nothing is owed for it any more, and what was paid can be given back. */
export const CancelCharge = z.strictObject({ id: Id, reason: RefundBooking.shape.reason });
export interface CancelCharge extends z.infer<typeof CancelCharge> {}
