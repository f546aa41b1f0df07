import { DESK_STATUS } from "@carrel/sdk/domain";
import type { ByDesk, MoveTarget } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { deskAvailability } from "../../database/availability";
import { currentAssignment, deskUnassigned, startOfMinute } from "./assignments";
import { desksOf, findPlace } from "./queries";

/** The desks of its branch that are free for all that is left of a desk's assignment; none while the branch is deactivated. */
export async function moveTargets(context: Context<ByDesk>): Promise<MoveTarget[]> {
  const { db, now, input } = context;
  const { desk: from, branch } = await findPlace(context, input.deskId);
  const assignment = await currentAssignment(context, from.deskId);
  if (!assignment) throw deskUnassigned(context, from);
  if (!branch.isActive) return [];
  const { branchId } = branch;
  const left = { startAt: startOfMinute(now), endAt: assignment.endAt };
  const availability = await deskAvailability(db, { branchId, period: left, openHours: [left], now });
  const free = new Set(
    availability.filter(({ status }) => status === DESK_STATUS.Available).map(({ deskId }) => deskId),
  );
  const desks = await desksOf(context, [branchId]).where("isActive", "=", true).execute();
  return desks.filter(({ deskId }) => free.has(deskId)).map(({ deskId, name, zone }) => ({ _id: deskId, name, zone }));
}
