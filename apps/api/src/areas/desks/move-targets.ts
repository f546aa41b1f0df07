import type { ByDesk, MoveTarget } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { freeDesks } from "../../database/free-desks";
import { membershipsOfDesk, oneOf } from "../memberships/of-desk";
import { bookingsAhead } from "../memberships/queries";
import { deskUnassigned, leftFrom } from "./assignments";
import { desksOf, findPlace } from "./queries";

/** The desks of its branch that are free for all that is left of a desk's assignment; none while the branch is deactivated. */
export async function moveTargets(context: Context<ByDesk>): Promise<MoveTarget[]> {
  const { db, now, input } = context;
  const { desk: from, branch } = await findPlace(context, input.deskId);
  const membership = oneOf(context, await membershipsOfDesk(context, input), "current");
  if (!membership) throw deskUnassigned(context, from);
  if (!branch.isActive) return [];
  const { branchId } = branch;
  const ahead = await bookingsAhead(context, membership.membershipId);
  const periods = ahead.map((booking) => ({ startAt: leftFrom(booking, now), endAt: booking.endAt }));
  const free = new Set((await freeDesks(db, { branchId, periods, now })).map(({ deskId }) => deskId));
  const desks = await desksOf(context, [branchId]).execute();
  return desks.filter(({ deskId }) => free.has(deskId)).map(({ deskId, name, zone }) => ({ _id: deskId, name, zone }));
}
