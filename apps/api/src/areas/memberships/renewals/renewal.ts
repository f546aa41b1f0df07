import type { Period, PlanTerm } from "@carrel/sdk/domain";
import type { FeePlan, HowPaid } from "@carrel/sdk/schemas";
import type { Row } from "../../../database/schema";
import type { Failure } from "../../../failure";
import type { NamedMembership } from "../queries";

/** A membership that is to be renewed. */
export interface AskedRenewal {
  membershipId: string;
  /** Its own when left out. */
  feePlanId?: string | undefined;
}

/** The same, read and locked with its desk and customer. */
export interface LockedRenewal {
  membership: NamedMembership;
  feePlanId?: string | undefined;
}

/** How it is paid, or of many each as a whole; without a method it is not paid yet. */
export interface Paid extends HowPaid {
  /** Although floating members will have fewer places than were sold. */
  displaceFloating?: boolean | undefined;
}

/** A membership of a seat with all that its renewal needs. */
export interface Renewal {
  membership: NamedMembership;
  branch: Row<"branches">;
  desk: Row<"desks">;
  customer: Row<"customers">;
  plan: FeePlan;
  /** Of a shift. */
  shift: Row<"shifts"> | null;
  /** The last of a seat's bookings. */
  booking: Row<"bookings"> | null;
  /** It is not over: it is extended, not begun again. */
  runs: boolean;
  term: PlanTerm;
  /** What of the term is booked. */
  periods: Period[];
}

/** What became of a renewal. */
export type Outcome = { refusal: Failure } | Renewed;

interface Renewed {
  /** Another than was asked for where it had lapsed. */
  membershipId: string;
  /** The first booking of what was bought; null where it has none. */
  booking: Row<"bookings"> | null;
}
