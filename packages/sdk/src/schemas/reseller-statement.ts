import * as z from "zod";
import { Person } from "./comment";
import {
  Amount,
  Count,
  Currency,
  Id,
  Instant,
  LocalDate,
  MovedAmount,
  page,
  pageQuery,
  requiredText,
  text,
} from "./common";
import { ProfitSharing } from "./reseller";
import { PlanInterval } from "./super-org";

/** A month, by any of its days: its first is kept. */
const MonthOf = LocalDate.overwrite((day) => `${day.slice(0, 7)}-01`);

/** A month of a reseller in one currency; amounts in its minor unit. Once it is closed nothing of it changes. */
export const ResellerStatement = z.object({
  /** Which month in which currency: `2026-11-01/INR`. */
  _id: text(20),
  /** Its first day, in the reseller's time zone. */
  month: LocalDate,
  currency: Currency,
  /** What he was owed before it. */
  opening: Amount,
  /** Payments of his clients, what they came to, and his part of it. */
  payments: Count,
  revenue: Amount,
  earned: Amount,
  /** What was paid out to him, less what was taken back of it. */
  paidOut: z.int(),
  /** What he is owed after it. */
  closing: Amount,
  /** The month is over wherever the reseller's time zone may be moved to. */
  isClosed: z.boolean(),
});
export interface ResellerStatement extends z.infer<typeof ResellerStatement> {}

/** Picks a reseller's list. */
export const ByReseller = z.strictObject({ id: Id, limit: pageQuery.limit, page: pageQuery.page });
export interface ByReseller extends z.infer<typeof ByReseller> {}

export const ResellerStatementPage = page(ResellerStatement);

/** `month`: any day of it. */
export const ByStatement = z.strictObject({ id: Id, month: MonthOf });
export interface ByStatement extends z.infer<typeof ByStatement> {}

export const EarningQuery = z.strictObject({ ...ByStatement.shape, limit: pageQuery.limit, page: pageQuery.page });
export interface EarningQuery extends z.infer<typeof EarningQuery> {}

/** A payment of a client, and what the reseller gets of it by the rate of that day. It never changes. */
export const ResellerEarning = z.object({
  _id: Id,
  paidAt: Instant,
  /** The reseller's day of it. */
  day: LocalDate,
  /** What the client was called then. */
  client: z.object({ _id: Id, orgName: text(120) }),
  kind: z.enum(["start", "renew", "upgrade", "downgrade"]),
  planName: text(120),
  interval: PlanInterval,
  /** Minor unit of `currency`. */
  amount: Amount,
  currency: Currency,
  /** As it stood that day; null while none was set. */
  profitSharing: ProfitSharing.nullable(),
  share: Amount,
});
export interface ResellerEarning extends z.infer<typeof ResellerEarning> {}

export const ResellerEarningPage = page(ResellerEarning);

/** What was paid out to a reseller, or, with an `amount` below zero, that it was not. It never changes. */
export const ResellerPayout = z.object({
  _id: Id,
  /** Minor unit of `currency`. */
  amount: z.int(),
  currency: Currency,
  /** By which the bank finds it again. */
  reference: text(120),
  /** The day on which the money went. */
  paidOn: LocalDate,
  /** The reseller's day on which it was written down: it stands in that month's statement. */
  bookedOn: LocalDate,
  /** The payout that this one takes back, and why; null for one that takes none back. */
  corrects: z.object({ _id: Id, reason: text(500) }).nullable(),
  /** Another one took it back. */
  isTakenBack: z.boolean(),
  by: Person,
  createdAt: Instant,
});
export interface ResellerPayout extends z.infer<typeof ResellerPayout> {}

export const ResellerPayoutPage = page(ResellerPayout);

/** One month: its sums by currency, and the payouts that were written down in it. */
export const ResellerMonthStatement = z.object({
  month: LocalDate,
  isClosed: z.boolean(),
  sums: z.array(ResellerStatement),
  payouts: z.array(ResellerPayout),
});
export interface ResellerMonthStatement extends z.infer<typeof ResellerMonthStatement> {}

/** Says that a reseller was paid: no more than he is owed in that currency. It moves no money. */
export const AddPayout = z.strictObject({
  resellerId: Id,
  amount: MovedAmount,
  currency: Currency,
  /** By which the bank finds it again. */
  reference: requiredText(120),
  /** The day on which the money went: the reseller's today, or an earlier one. */
  paidOn: LocalDate,
});
export interface AddPayout extends z.infer<typeof AddPayout> {}

/** Takes a payout back that was written down by mistake. */
export const TakePayoutBack = z.strictObject({ resellerId: Id, payoutId: Id, reason: requiredText(500) });
export interface TakePayoutBack extends z.infer<typeof TakePayoutBack> {}
