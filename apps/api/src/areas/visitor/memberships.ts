import type { OwnMembership } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { heldMemberships } from "../memberships/own-rights";
import { branchesOf } from "./queries";
import { visitorOf } from "./visitor";

/** What the visitor has that runs or is to come, also what somebody shares with him. */
export async function memberships(context: Context): Promise<OwnMembership[]> {
  const held = await heldMemberships(context, visitorOf(context).customerIds);
  const branches = await branchesOf(context, held);
  return held.map((membership) => ({ ...membership, branchName: branches.get(membership.branchId)?.name ?? "" }));
}
