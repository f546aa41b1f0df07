import type { AskedPass, ClaimAnswer, HoldReason } from "@carrel/sdk/schemas";
import type { Generated } from "kysely";
import type { Instant, InstantOrNull, Stamps } from "./columns";

/** A visitor's seat that is, or was, held while his code is on its way. Written by the functions of migration 0053 only. */
interface CodeHoldsTable {
  orgId: string;
  holdId: string;
  branchId: string;
  deskId: string;
  startAt: Instant;
  endAt: Instant;
  /** A keyed hash. */
  network: string;
  flowId: string;
  madeAt: Instant;
  holdUntil: Instant;
  /** Null while it runs, perhaps beyond its end. */
  endedAt: InstantOrNull;
}

/** Time at a desk that a booking used before it was moved away. Written by `move_booking` and `keep_stay` only (migration 0071). */
interface StaysTable {
  orgId: string;
  stayId: string;
  bookingId: string;
  branchId: string;
  deskId: string;
  startAt: Instant;
  endAt: Instant;
}

/** Rows come into being by `bookSlot` and `bookSlots` only. */
interface BookingsTable extends Stamps {
  orgId: string;
  bookingId: string;
  code: string;
  branchId: string;
  deskId: string;
  customerId: string | null;
  visitorName: Generated<string>;
  visitorEmail: Generated<string>;
  visitorPhone: Generated<string>;
  type: "DAILY" | "HOURLY";
  status: "PENDING" | "CONFIRMED" | "CANCELLED";
  startAt: Instant;
  endAt: Instant;
  feePlanId: string | null;
  /** Minor unit of `currency`, tax included. */
  amount: number;
  /** What was let off as it was sold and renewed, in the minor unit, and why; null: nothing. It is off the amount already. */
  discount: Generated<number | null>;
  discountReason: Generated<string | null>;
  currency: string;
  source: "admin" | "qr" | "website" | "embed" | "bulk" | "api" | "import";
  /** Until when a PENDING booking holds its desk. */
  holdUntil: InstantOrNull;
  /** What for; null: nothing is held, or a server of the release before wrote it. `code` and `stay` are never seen (migrations 0053, 0071). */
  holdFor: Generated<HoldReason | null>;
  notes: Generated<string>;
  createdBy: string | null;
  cancelledAt: InstantOrNull;
  cancelReason: Generated<string | null>;
  /** Whose booking it is; a seat's membership has the id of its first booking. */
  membershipId: Generated<string | null>;
  /** What of a pass it takes, in the pass's days or minutes. */
  uses: Generated<number | null>;
  /** The plan of the pass that its visitor asked for; null again where it was deleted since. */
  passPlanId: Generated<string | null>;
  /** That pass as it was shown to him. */
  pass: Generated<Omit<AskedPass, "feePlanId"> | null>;
  /** Who comes along with its visitor; null: nobody. */
  guests: Generated<string[] | null>;
  /** What came in for it less what went back, kept by the database as payments are written down; null: nothing came yet. */
  paid: Generated<number | null>;
  /** What of it nobody asks for any more, in the minor unit, and why; null: nothing. */
  writtenOff: Generated<number | null>;
  writeOffReason: Generated<string | null>;
  /** When its visitor said that he has paid, by which reference, and how much was due then; null: he never did. */
  claimedAt: InstantOrNull;
  claimReference: Generated<string | null>;
  claimAmount: Generated<number | null>;
  /** What it waited for before, and how many seconds were left; null: it was confirmed. */
  claimHeldFor: Generated<"payment" | "staff" | null>;
  claimLeft: Generated<number | null>;
  claimAnswer: Generated<ClaimAnswer | null>;
  claimAnsweredAt: InstantOrNull;
}

export interface BookingsTables {
  codeHolds: CodeHoldsTable;
  bookings: BookingsTable;
  stays: StaysTable;
}
