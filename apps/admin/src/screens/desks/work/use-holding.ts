import { usePermission } from "@carrel/hooks";
import type { Booking, Desk, Membership } from "@carrel/sdk";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../../app/carrel";
import { LIVE } from "../use-desks";
import { membersOf } from "./members";

/** Somebody's whole days at a desk on a plan: what can be renewed, and while it runs moved and ended. */
export interface Assignment {
  /** That runs, is the first to come, or was the last. */
  booking: Booking;
  /** What it is a part of: its days and its money. */
  membership: Membership;
  /** The booking covers this instant. */
  runs: boolean;
}

/** How a desk is held: for whole days by one, or by members each of whom is dealt with by his membership. */
export interface Holding {
  assignment: Assignment | null;
  members: readonly Membership[];
}

const BY_NOBODY: Holding = { assignment: null, members: [] };
/** More than ever have one desk. */
const ALL = 100;

/**
 * Who has a desk: now, else next, else who was last, as a renewal takes them.
 * @param mustKnow where it could not be read, the sheet says so; a page that shows more just leaves it out
 * @returns undefined while it is on its way
 */
export function useHolding({ _id: deskId }: Desk, mustKnow = false): Holding | undefined {
  const enabled = usePermission("bookings.read");
  const throwOnError = (_error: Error, { state }: { state: { data: unknown } }) => mustKnow && state.data === undefined;
  const assigned = useQuery({ ...q.desks.assignment({ deskId }), enabled, throwOnError, refetchInterval: LIVE });
  const live = useQuery({
    ...q.memberships.list({ deskId, state: "live", limit: ALL, page: 1 }),
    enabled,
    throwOnError,
    refetchInterval: LIVE,
  });
  const { current = null, next = null, last = null } = assigned.data ?? {};
  const booking = current ?? next ?? last;
  const id = booking?.membershipId ?? "";
  const among = live.data?.data.find(({ _id }) => _id === id);
  const isOver = live.isSuccess && id !== "" && !among;
  const over = useQuery({ ...q.memberships.get({ id }), enabled: enabled && isOver, throwOnError });
  if (assigned.isLoading || live.isLoading || over.isLoading) return undefined;
  if (!assigned.data || !live.data) return BY_NOBODY;
  const membership = among ?? (isOver ? over.data : undefined);
  const members = membersOf(live.data.data, membership);
  const isOnes = members.length === 0 && booking && membership;
  return { members, assignment: isOnes ? { booking, membership, runs: current !== null } : null };
}
