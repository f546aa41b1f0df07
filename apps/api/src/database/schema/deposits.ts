import type { DepositMoveKind, PaymentMethod } from "@carrel/sdk/schemas";
import type { Instant } from "./columns";

/** What is held for a customer. */
interface DepositsTable {
  orgId: string;
  /** Where it was taken, and is given back. */
  branchId: string;
  customerId: string;
  currency: string;
  /** Minor unit, nothing or more. */
  held: number;
}

/** What came and went of it. Never changed, but that a customer's record may become another's. */
interface DepositMovesTable {
  orgId: string;
  moveId: string;
  branchId: string;
  customerId: string;
  kind: DepositMoveKind;
  /** Minor unit of `currency`, more than nothing. */
  amount: number;
  currency: string;
  /** Null: it was kept. */
  method: PaymentMethod | null;
  reference: string;
  reason: string;
  /** Null: a key. */
  recordedBy: string | null;
  movedAt: Instant;
}

export interface DepositsTables {
  deposits: DepositsTable;
  depositMoves: DepositMovesTable;
}
