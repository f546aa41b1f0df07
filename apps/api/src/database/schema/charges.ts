import type { Generated } from "kysely";
import type { Instant, Stamps } from "./columns";

/** What a customer owes beside bookings and memberships. What it is for, and how much, never changes. */
interface ChargesTable extends Stamps {
  orgId: string;
  chargeId: string;
  /** The customer's, as it was charged. */
  branchId: string;
  customerId: string;
  /** What it is for. */
  reason: string;
  /** Minor unit of `currency`, more than nothing. */
  amount: number;
  currency: string;
  chargedAt: Instant;
  /** Null: a key. */
  recordedBy: string | null;
  /** What came in less what went back: kept by the database as payments are written down. */
  paid: Generated<number>;
  /** What of it nobody asks for any more, and why; null: nothing. */
  writtenOff: Generated<number | null>;
  writeOffReason: Generated<string | null>;
  /** Null: it stands. */
  cancelledAt: Generated<Date | null>;
  cancelReason: Generated<string | null>;
}

export interface ChargesTables {
  charges: ChargesTable;
}
