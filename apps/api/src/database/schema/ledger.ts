import type { LedgerAccount } from "@carrel/sdk/schemas";
import type { Generated } from "kysely";
import type { Instant } from "./columns";

/** A line of an organisation's books, on two accounts. Written by the database's own triggers only (migration 0125). */
interface LedgerLinesTable {
  orgId: string;
  /** In the order of writing. */
  lineId: Generated<number>;
  branchId: string;
  /** The booking's or the membership's id; of a payment for neither, the payment's. */
  itemId: string;
  /** The payment that it tells of. */
  transactionId: string | null;
  postedAt: Instant;
  debit: LedgerAccount;
  credit: LedgerAccount;
  /** Minor unit of `currency`, more than nothing. */
  amount: number;
  currency: string;
}

export interface LedgerTables {
  ledgerLines: LedgerLinesTable;
}
