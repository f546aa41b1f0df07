import * as z from "zod";
import { PayBooking } from "./booking";
import { Amount, Currency, Id, Instant, page, pageQuery, requiredText } from "./common";
import { UpiDetails } from "./organisation";

/**
 * Why somebody can't be mailed that he owes: no address of his is known, he was mailed so today, or he wants no such mails of the
 * organisation's.
 */
export const NoReminder = z.enum(["no_address", "reminded_today", "mails_stopped"]);
export type NoReminder = z.infer<typeof NoReminder>;

/** Who owes money: a customer, or a visitor who is none yet. */
export const Debtor = z.object({
  /** The customer's id, or one that stands for a visitor's address, phone or only booking. */
  _id: Id,
  customerId: Id.nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** All that is due, in the minor unit. */
  due: Amount,
  currency: Currency,
  /** For how many bookings, memberships and charges. */
  owed: z.int().min(1),
  /** When the oldest of them began, or is to begin. */
  since: Instant,
  /** When he was last mailed that he owes; null: not yet. */
  remindedAt: Instant.nullable(),
  /** Null: he can be reminded. */
  noReminder: NoReminder.nullable(),
});
export interface Debtor extends z.infer<typeof Debtor> {}

export const DebtorPage = page(Debtor);

export const DueQuery = z.strictObject({
  ...pageQuery,
  /** Only this one's: none where nothing is due. */
  debtorId: Id.optional(),
  /** In days: only who owes something that began that long ago or before. */
  olderThan: z.coerce.number<number>().int("Use a whole number of days").min(0).max(3_650).optional(),
});
export interface DueQuery extends z.infer<typeof DueQuery> {}

/** A booking, a membership or a charge that is not paid in full. */
export const DueItem = z.object({
  _id: Id,
  kind: z.enum(["booking", "membership", "charge"]),
  branchId: Id,
  /** The booking's code, the membership's fee plan, or what a charge is for. */
  name: z.string(),
  /** Of a charge both are when it was charged. */
  startAt: Instant,
  endAt: Instant,
  amount: Amount,
  paid: Amount,
  /** What is left to be paid: the amount less what was paid and what was written off. */
  due: Amount,
  currency: Currency,
});
export interface DueItem extends z.infer<typeof DueItem> {}

/** The same with what he owes, the oldest first; at most 500. */
export const DebtorDetail = Debtor.extend({
  items: z.array(DueItem).max(500),
  /** Where he can pay it by UPI; null where he can't. */
  upi: UpiDetails.nullable().optional(),
});
export interface DebtorDetail extends z.infer<typeof DebtorDetail> {}

/** Takes money for what somebody owes: all of it, or a part. */
export const PayDues = z.strictObject({ ...PayBooking.shape, currency: Currency });
export interface PayDues extends z.infer<typeof PayDues> {}

/** Writes off what somebody owes: all of it, or a part. */
export const WriteOffDues = z.strictObject({
  id: Id,
  amount: PayBooking.shape.amount,
  currency: Currency,
  /** Why, for the staff: it stands beside what is written off. */
  reason: requiredText(200),
});
export interface WriteOffDues extends z.infer<typeof WriteOffDues> {}

/** Asks again for what was written off of a booking, a membership or a charge. */
export const ClaimDue = z.strictObject({ id: Id, kind: DueItem.shape.kind });
export interface ClaimDue extends z.infer<typeof ClaimDue> {}

/** What is left to be paid. */
export const PaidDues = z.object({ due: Amount, currency: Currency });
export interface PaidDues extends z.infer<typeof PaidDues> {}

/** What stands of a reminder that was sent. */
export const SentReminder = z.object({ remindedAt: Instant });
export interface SentReminder extends z.infer<typeof SentReminder> {}
