import type { MembershipQuery, PlanKind } from "@carrel/sdk";
import { readDay, readId } from "@carrel/sdk/domain";
import { oneOf, type Search, text } from "../../app/search-params";

/** The states that the list can be narrowed to; without one it shows what runs, rests or is to come. */
export const SHOWN_STATES = [
  "upcoming",
  "frozen",
  "renewalDue",
  "ended",
  "cancelled",
] as const satisfies readonly MembershipQuery["state"][];
const KINDS = ["seat", "shift", "floating", "pass"] as const satisfies readonly PlanKind[];

/** The address of the list of memberships. */
export interface MembershipSearch {
  q?: string | undefined;
  state?: (typeof SHOWN_STATES)[number] | undefined;
  kind?: PlanKind | undefined;
  shift?: string | undefined;
  /** A last day: those that end on it or before. */
  endsBy?: string | undefined;
  /** Only those that are not paid in full. */
  payment?: "due" | undefined;
}

/** Reads the address; what makes no sense is as if it were not there. */
export const membershipSearch = (search: Search): MembershipSearch => ({
  q: text(search.q),
  state: oneOf(SHOWN_STATES, search.state),
  kind: oneOf(KINDS, search.kind),
  shift: readId(search.shift),
  endsBy: readDay(search.endsBy),
  payment: oneOf(["due"] as const, search.payment),
});
