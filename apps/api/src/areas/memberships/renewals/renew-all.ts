import { undone } from "../../../database/undone";
import { Failure, notFound } from "../../../failure";
import { findBranch } from "../../branches/queries";
import { lockMemberships } from "../queries";
import { renewPlaceless } from "../renew-placeless";
import type { Selling } from "../sale";
import { readRenewals } from "./read-renewals";
import { renewSeat } from "./renew-seat";
import { renewShifts } from "./renew-shifts";
import type { AskedRenewal, LockedRenewal, Outcome, Paid, Renewal } from "./renewal";

type Outcomes = Map<string, Outcome>;

/** Renews seats: those in shifts in one set, whole days one by one. */
async function renewSeats(
  context: Selling,
  asked: readonly LockedRenewal[],
  { field, ...paid }: Paid & { field: string },
): Promise<Outcomes> {
  const read = await readRenewals(context, asked, { field, displaceFloating: paid.displaceFloating });
  const fit = [...read.values()].filter((one): one is Renewal => !(one instanceof Failure));
  const shifts = fit.filter(({ shift }) => shift !== null);
  const done = shifts.length > 0 ? await renewShifts(context, shifts, paid) : new Map<Renewal, Outcome>();
  const outcomes: Outcomes = new Map();
  for (const [membershipId, one] of read) {
    if (one instanceof Failure) outcomes.set(membershipId, { refusal: one });
    else outcomes.set(membershipId, done.get(one) ?? (await renewSeat(context, one, paid)));
  }
  return outcomes;
}

/** Renews what has no desk of its own. What stands in its way is its outcome, and leaves nothing behind. */
const renewOther = (context: Selling, { membership, feePlanId }: LockedRenewal, paid: Paid): Promise<Outcome> =>
  undone(
    context.db,
    async () => {
      try {
        const branch = await findBranch(context, membership.branchId);
        const { membershipId } = await renewPlaceless(context, { membership, branch, feePlanId, ...paid });
        return { membershipId, booking: null };
      } catch (error) {
        if (error instanceof Failure) return { refusal: error };
        throw error;
      }
    },
    (outcome) => "refusal" in outcome,
  );

/**
 * Renews memberships by one duration each: those that fit, whatever stands in the way of others.
 * @param paid.field under which the caller named them
 * @returns what became of each, by the ids that were asked for, in their order
 * @throws Failure 404 where one of them is not there
 */
export async function renewAll(
  context: Selling,
  asked: readonly AskedRenewal[],
  paid: Paid & { field: string },
): Promise<Outcomes> {
  const ids = asked.map(({ membershipId }) => membershipId);
  const locked = new Map((await lockMemberships(context, ids)).map((one) => [one.membershipId, one]));
  if (!ids.every((id) => locked.has(id))) throw notFound("Membership");
  const all = asked.flatMap(({ membershipId, feePlanId }): LockedRenewal[] => {
    const membership = locked.get(membershipId);
    return membership ? [{ membership, feePlanId }] : [];
  });
  const hasDesk = ({ membership }: LockedRenewal) => membership.deskId !== null;
  const outcomes = await renewSeats(context, all.filter(hasDesk), paid);
  for (const one of all) {
    if (!hasDesk(one)) outcomes.set(one.membership.membershipId, await renewOther(context, one, paid));
  }
  return new Map([...outcomes].sort(([one], [other]) => ids.indexOf(one) - ids.indexOf(other)));
}
