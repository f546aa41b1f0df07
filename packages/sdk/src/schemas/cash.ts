import * as z from "zod";
import { MOST_AMOUNT } from "../domain/limits";
import { Person } from "./comment";
import { Count, Currency, Id, Instant, LocalDate, page, pageQuery, text } from "./common";

/** Cash in the currency's minor unit (paise, cents); below nothing where more was given back than taken. */
const Cash = z
  .int({
    error: ({ input }) =>
      input === undefined || input === null ? "Fill this in" : "Use a whole number of the currency's smallest unit",
  })
  .min(-MOST_AMOUNT)
  .max(MOST_AMOUNT);

const drawer = {
  branchId: Id,
  /** Who took the money; null: nobody is named, since a key did. The name is empty where his account is gone. */
  person: Person.nullable(),
  currency: Currency,
  /** What was recorded, less what was given back. */
  expected: z.int(),
  /** How many payments and refunds that is. */
  payments: Count,
};

/** The cash of one person, branch and currency that no count has taken yet. */
export const CashDrawer = z.object({
  /** Stands for branch, person and currency. */
  _id: z.string(),
  ...drawer,
  /** When the first of it was recorded, and the last. */
  since: Instant,
  until: Instant,
});
export interface CashDrawer extends z.infer<typeof CashDrawer> {}

export const CashDrawerPage = page(CashDrawer);

/** Cash that was counted. It stays as it was written. */
export const CashCount = z.object({
  _id: Id,
  ...drawer,
  counted: z.int(),
  /** What was counted less what was recorded: below nothing where some is missing. */
  difference: z.int(),
  /** Why they differ; empty where they don't, and nobody noted anything. */
  note: z.string(),
  /** When the first and the last of the payments were recorded. */
  firstAt: Instant,
  lastAt: Instant,
  /** Null: a key. */
  countedBy: Person.nullable(),
  countedAt: Instant,
});
export interface CashCount extends z.infer<typeof CashCount> {}

export const CashCountPage = page(CashCount);

export const CashCountQuery = z
  .strictObject({
    ...pageQuery,
    /** Whose cash it was. */
    personId: Id.optional(),
    /** First and last local day on which it was counted: of the selected branch, for a key of the organisation. */
    from: LocalDate.optional(),
    to: LocalDate.optional(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ["to"], message: "Choose a last day after the first" });
export interface CashCountQuery extends z.infer<typeof CashCountQuery> {}

/** Counts what somebody took: all of it that no count has taken yet. */
export const CountCash = z
  .strictObject({
    branchId: Id,
    /** Whose cash it is; null: nobody's who is named. */
    personId: Id.nullable(),
    currency: Currency,
    /** How much is there, without what stays in the drawer for change. */
    counted: Cash,
    /** What was recorded, as the caller read it: 409 `cash_changed` where it is another by now. */
    expected: Cash,
    /** Why they differ. */
    note: text(500).optional(),
  })
  .refine(({ counted, expected, note }) => counted === expected || Boolean(note), {
    path: ["note"],
    message: "Say why it differs from what was recorded",
  });
export interface CountCash extends z.infer<typeof CountCash> {}
