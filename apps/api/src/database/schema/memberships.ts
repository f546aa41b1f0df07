import type { PlanKind } from "@carrel/sdk/schemas";
import type { Generated } from "kysely";
import type { JsonOrNull } from "../json";
import type { Instant, InstantOrNull, InstantWithDefault, Stamps } from "./columns";

interface ShiftsTable extends Stamps {
  orgId: string;
  shiftId: string;
  branchId: string;
  /** Unique in the branch, whatever the case of its letters. */
  name: string;
  /** Wall times `HH:mm` of the branch; one that ends at or before its start ends on the next day. */
  starts: string;
  ends: string;
  /** On which it begins; 0 is Sunday. */
  weekdays: number[];
  isActive: Generated<boolean>;
}

/** What an early end took away, as it was; instants are ISO 8601 text. */
export interface EarlyEnd {
  /** The end before, and whether that was set by hand too. */
  from: string;
  wasLeft: boolean;
  /** The end and the state that it gave. What has others by now was changed since. */
  to: string;
  isCancelled: boolean;
  /** Where it was left: what moves on from there takes its time along. */
  deskId: string | null;
  /** How its money stood. */
  paid: number;
  writtenOff: number;
  /** Whether something of what was cancelled had been written off: nobody asks for that any more. */
  isLetGo?: boolean;
  /** The bookings that were cancelled, and the one that was shortened. */
  cancelled: string[];
  cut: { bookingId: string; endAt: string } | null;
  /** Freezes that were cut off or shortened. */
  freezes: {
    freezeId: string;
    startAt: string;
    endAt: string;
    lostDays: number;
    movedDays: number;
    createdAt: string;
  }[];
}

/** A seat's follows its bookings (`follow_bookings`, migration 0091); of the other kinds the row says what was agreed. */
interface MembershipsTable extends Stamps {
  orgId: string;
  /** A seat's is that of the booking with which it began. */
  membershipId: string;
  branchId: string;
  customerId: string;
  feePlanId: string;
  kind: PlanKind;
  deskId: string | null;
  shiftId: string | null;
  startAt: Instant;
  endAt: Instant;
  /** What a pass holds, and what of it its bookings took (`uses`). */
  allowance: number | null;
  allowanceUnit: "day" | "minute" | null;
  used: Generated<number>;
  /** Minor unit of `currency`, tax included. */
  amount: number;
  /** What was let off as it was sold and renewed, and why; null: nothing. It is off the amount already. A seat's is the sum of its bookings'. */
  discount: Generated<number | null>;
  discountReason: Generated<string | null>;
  /** What came in for it less what went back, kept by the database; null: nothing came yet. A seat's is the sum of its bookings'. */
  paid: Generated<number | null>;
  /** What of it nobody asks for any more, in the minor unit, and why; null: nothing. */
  writtenOff: Generated<number | null>;
  writeOffReason: Generated<string | null>;
  currency: string;
  status: Generated<"ACTIVE" | "CANCELLED">;
  createdBy: string | null;
  cancelledAt: InstantOrNull;
  /** Its end, where somebody set that by hand. */
  leavesAt: InstantOrNull;
  /** What the last early end took away; null: there was none, or it was taken back, or what is left goes on elsewhere. */
  earlyEnd: JsonOrNull<EarlyEnd>;
}

/** Time in which a membership rests. None overlaps another of the same. */
interface MembershipFreezesTable {
  orgId: string;
  freezeId: string;
  membershipId: string;
  branchId: string;
  startAt: Instant;
  endAt: Instant;
  /** Days that were lost: of a shift those on which it is, of everything else local days. */
  lostDays: Generated<number>;
  /** Local days by which the membership's end moved on. */
  movedDays: Generated<number>;
  createdAt: InstantWithDefault;
}

/** Who uses a shared pass beside the customer whose it is. */
interface MembershipPeopleTable {
  orgId: string;
  membershipId: string;
  customerId: string;
  branchId: string;
}

export interface MembershipsTables {
  shifts: ShiftsTable;
  memberships: MembershipsTable;
  membershipFreezes: MembershipFreezesTable;
  membershipPeople: MembershipPeopleTable;
}
