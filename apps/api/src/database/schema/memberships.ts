import type { PlanKind } from "@carrel/sdk/schemas";
import type { Generated } from "kysely";
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
