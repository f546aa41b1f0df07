import type { Instant } from "./columns";

/** What somebody owes for a booking or a membership. Written by the database's own triggers only (migration 0118). */
interface DebtsTable {
  orgId: string;
  branchId: string;
  /** A customer's id, or what stands for a visitor (`debtor_of` in the database). */
  debtor: string;
  /** The booking's or the membership's id. */
  itemId: string;
  /** When it begins. */
  since: Instant;
  /** Minor unit of `currency`, more than nothing. */
  due: number;
  currency: string;
}

export interface DuesTables {
  debts: DebtsTable;
}
