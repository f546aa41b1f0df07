import type { ColumnType, Generated } from "kysely";
import type { Instant } from "./columns";

/** Cash that was recorded, a row for each payment and refund. Written by the database's own trigger only (migration 0121). */
interface CashTakenTable {
  orgId: string;
  transactionId: string;
  branchId: string;
  /** Who took it, or gave it back; nobody is all zeros. */
  drawer: string;
  currency: string;
  /** Minor unit of `currency`; what was given back is less than nothing. */
  amount: number;
  paidAt: Instant;
  /** The count that took it; null: it is yet to be counted. */
  countId: Generated<string | null>;
}

/** Counts of cash; no row ever changes. */
interface CashCountsTable {
  orgId: string;
  countId: string;
  branchId: string;
  /** As in `cashTaken`. */
  drawer: string;
  currency: string;
  /** Minor unit of `currency`, what was recorded. */
  expected: number;
  counted: number;
  /** What was counted less what was recorded. */
  difference: ColumnType<number, never, never>;
  /** Why they differ. */
  note: string;
  /** How many it took, and when the first and the last of them were recorded. */
  payments: number;
  firstAt: Instant;
  lastAt: Instant;
  /** Null: by a key. */
  countedBy: string | null;
  countedAt: Instant;
}

export interface CashTables {
  cashTaken: CashTakenTable;
  cashCounts: CashCountsTable;
}
