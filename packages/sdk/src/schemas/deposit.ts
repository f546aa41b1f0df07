import * as z from "zod";
import { PayBooking } from "./booking";
import { Person } from "./comment";
import { Amount, Currency, Id, Instant, requiredText, text } from "./common";
import { PaymentMethod } from "./desk";

export const DepositMoveKind = z.enum(["taken", "returned", "kept"]);
export type DepositMoveKind = z.infer<typeof DepositMoveKind>;

/** Something that happened to a customer's deposit. Moves are never changed. */
export const DepositMove = z.object({
  _id: Id,
  branchId: Id,
  kind: DepositMoveKind,
  /** Minor unit, more than nothing. */
  amount: Amount,
  currency: Currency,
  /** How it came or went; null: it was kept. */
  method: PaymentMethod.nullable(),
  /** Receipt number, UPI reference or the like. */
  reference: text(120),
  /** Why it was given back or kept. */
  reason: text(200),
  /** Null: a key, or his account is gone. */
  recordedBy: Person.nullable(),
  movedAt: Instant,
});
export interface DepositMove extends z.infer<typeof DepositMove> {}

/** What is held for a customer: it is his, and no income until it is kept. */
export const Deposit = z.object({
  customerId: Id,
  /** Minor unit. */
  held: Amount,
  currency: Currency,
  /** The latest first, at most 100. */
  moves: z.array(DepositMove).max(100),
});
export interface Deposit extends z.infer<typeof Deposit> {}

/** Whose deposit is meant. */
export const ByCustomer = z.strictObject({ customerId: Id });
export interface ByCustomer extends z.infer<typeof ByCustomer> {}

const amount = PayBooking.shape.amount;

/** Takes a deposit, or more of one. */
export const TakeDeposit = z.strictObject({
  customerId: Id,
  amount,
  method: PaymentMethod,
  reference: text(120).optional(),
});
export interface TakeDeposit extends z.infer<typeof TakeDeposit> {}

/** Gives a deposit back, or a part of it. */
export const ReturnDeposit = TakeDeposit.extend({ reason: requiredText(200).optional() });
export interface ReturnDeposit extends z.infer<typeof ReturnDeposit> {}

/** Keeps a deposit, or a part of it: it is income from then on. */
export const KeepDeposit = z.strictObject({ customerId: Id, amount, reason: requiredText(200) });
export interface KeepDeposit extends z.infer<typeof KeepDeposit> {}
