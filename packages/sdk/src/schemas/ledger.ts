import * as z from "zod";
import { Amount, Currency, Id, Instant, LocalDate, page, pageQuery, text } from "./common";
import { PaymentMethod } from "./desk";

/**
 * An account of an organisation's books: what customers owe, what is earned by bookings, memberships, charges and deposits that are kept, where money came in
 * (by how it was paid), what was written off, what was let off as something was sold, what of that which is earned is tax, what is held for them, what went over with days to another booking or membership, and what was paid for neither in its currency.
 */
export const LedgerAccount = z.enum([
  "receivable",
  "income_bookings",
  "income_memberships",
  "income_charges",
  ...PaymentMethod.options,
  "carried",
  "unapplied",
  "written_off",
  "discounts",
  "deposits",
  "income_deposits",
  "tax",
]);
export type LedgerAccount = z.infer<typeof LedgerAccount>;

/** First and last local day: of the selected branch, for a key of the organisation its own. Nothing: from the first line, to the last. */
const days = { from: LocalDate.optional(), to: LocalDate.optional() };
const inOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => !from || !to || from <= to;
const NOT_IN_ORDER = { path: ["to"], message: "Choose a last day after the first" };

export const LedgerDays = z.strictObject(days).refine(inOrder, NOT_IN_ORDER);
export interface LedgerDays extends z.infer<typeof LedgerDays> {}

export const LedgerQuery = z
  .strictObject({ limit: pageQuery.limit, page: pageQuery.page, ...days, account: LedgerAccount.optional() })
  .refine(inOrder, NOT_IN_ORDER);
export interface LedgerQuery extends z.infer<typeof LedgerQuery> {}

/** What a line is of. */
const LedgerItem = z.object({
  itemId: Id,
  /** Null: a payment for something that is there no more. */
  itemKind: z.enum(["booking", "membership", "charge"]).nullable(),
  /** The booking's code, the membership's fee plan, or what a charge is for; empty where it is none of them. */
  name: z.string(),
});

/** A charge or a payment: one amount, on two accounts. Lines are never changed: what is wrong gets another line. */
export const LedgerLine = LedgerItem.extend({
  /** Its number: the later line has the higher one. */
  _id: text(20),
  branchId: Id,
  postedAt: Instant,
  debit: LedgerAccount,
  credit: LedgerAccount,
  /** Minor unit, more than nothing. */
  amount: Amount.min(1),
  currency: Currency,
  customerId: Id.nullable(),
  /** Whose it is, as it stands now. */
  customerName: z.string(),
  /** Of a payment: receipt number, UPI reference or the like, and why it went back. */
  note: z.string(),
});
export interface LedgerLine extends z.infer<typeof LedgerLine> {}

export const LedgerPage = page(LedgerLine);

/** What came to an account in the days that were asked for, in one currency; its balance is debits less credits. */
export const AccountSum = z.object({ account: LedgerAccount, currency: Currency, debit: Amount, credit: Amount });
export interface AccountSum extends z.infer<typeof AccountSum> {}

/** Every account on which something stands. Debits and credits of all together are equal, in each currency. */
export const LedgerBalances = z.object({ data: z.array(AccountSum) });
export interface LedgerBalances extends z.infer<typeof LedgerBalances> {}

export const StatementQuery = z.strictObject({ id: Id, ...days }).refine(inOrder, NOT_IN_ORDER);
export interface StatementQuery extends z.infer<typeof StatementQuery> {}

/** Something that changed what a customer owes. */
export const StatementEntry = LedgerItem.extend({
  _id: text(20),
  branchId: Id,
  postedAt: Instant,
  /** The other side: what it was for, how it was paid, or where it went. */
  account: LedgerAccount,
  /** Minor unit: more than nothing is charged, less is paid or taken back. */
  amount: z.int(),
  /** What he owes after it; less than nothing: what he is owed. */
  balance: z.int(),
  /** Of a payment: receipt number, UPI reference or the like, and why it went back. */
  note: z.string(),
});
export interface StatementEntry extends z.infer<typeof StatementEntry> {}

/** What a customer owed before some days, what came to it, and what he owes after them, in one currency. */
export const StatementAccount = z.object({
  currency: Currency,
  opening: z.int(),
  closing: z.int(),
  /** The oldest first: the latest 1,000; what was before them is in `opening`. */
  entries: z.array(StatementEntry).max(1_000),
});
export interface StatementAccount extends z.infer<typeof StatementAccount> {}

/** A customer's account with the organisation, in the branches that the caller sees; nothing where nothing was ever charged or paid. */
export const Statement = z.object({ accounts: z.array(StatementAccount) });
export interface Statement extends z.infer<typeof Statement> {}
