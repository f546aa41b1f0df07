import * as z from "zod";
import { Amount, Count, Currency, LocalDate, text } from "./common";

/** What was paid in one month for one plan, in one currency. */
export const IncomePart = z.object({
  /** First day of the month, in the platform's time zone. */
  month: LocalDate,
  planCode: text(40),
  /** As it is called now. */
  planName: text(120),
  currency: Currency,
  payments: Count,
  /** Minor unit; nothing of it is to be given back. */
  amount: Amount,
});
export interface IncomePart extends z.infer<typeof IncomePart> {}

/** What organisations paid for their subscriptions. */
export const PlatformIncome = z.object({
  /** The last 12 months with the running one, the oldest first. */
  months: z.array(LocalDate).length(12),
  /** Of these months, without those of nothing; the oldest first. */
  parts: z.array(IncomePart).max(5000),
});
export interface PlatformIncome extends z.infer<typeof PlatformIncome> {}
