import type { DeskKind, DeskPosition } from "@carrel/sdk/schemas";
import type { Generated } from "kysely";
import type { JsonOrNull } from "../json";
import type { Instant, InstantWithDefault, Stamps } from "./columns";

interface DesksTable extends Stamps {
  orgId: string;
  deskId: string;
  branchId: string;
  /** Unique in the branch, whatever the case of its letters. */
  name: string;
  zone: Generated<string>;
  kind: Generated<DeskKind>;
  position: JsonOrNull<DeskPosition>;
  amenities: Generated<string[]>;
  /** How many people it takes. */
  capacity: Generated<number>;
  isActive: Generated<boolean>;
}

interface DeskTransactionsTable {
  orgId: string;
  transactionId: string;
  branchId: string;
  /** Null, as its booking: what was paid for a floating place or a pass. */
  deskId: string | null;
  customerId: string | null;
  bookingId: string | null;
  kind: "booking" | "assignment" | "renewal" | "charge" | "refund";
  feePlanId: string | null;
  /** Minor unit of `currency`; a refund is positive too. */
  amount: number;
  currency: string;
  method: "cash" | "upi" | "card" | "bank" | "online";
  reference: Generated<string>;
  startAt: Instant;
  endAt: Instant;
  paidAt: Instant;
  createdAt: InstantWithDefault;
  membershipId: Generated<string | null>;
  /** Why a refund was given. */
  reason: Generated<string | null>;
  /** Who took the money, or gave it back; null: a key, or nobody knows. */
  recordedBy: Generated<string | null>;
  /** What it was paid for, where that is a charge: it is for neither a booking nor a membership then. */
  chargeId: Generated<string | null>;
}

export interface DesksTables {
  desks: DesksTable;
  deskTransactions: DeskTransactionsTable;
}
