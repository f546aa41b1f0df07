import { unusedOf } from "@carrel/sdk/domain";
import type { EndPreview, PreviewMembershipEnd } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { endPreview } from "../bookings/end-preview";
import { endAsked } from "./end";
import { freezesOf } from "./hold-membership";
import { bookingsAhead, findMembership, type NamedMembership } from "./queries";

/** What a pass holds, and what of it is left once it ends: visits from then on are taken back. */
async function leftAt(context: Context, { membershipId, allowance, used }: NamedMembership, endAt: Date) {
  if (allowance === null) return null;
  const visits = await bookingsAhead(context, membershipId);
  const ahead = visits.filter(({ startAt }) => startAt >= endAt).reduce((sum, { uses }) => sum + (uses ?? 0), 0);
  return { total: allowance, left: allowance - used + ahead };
}

/** What of its amount is for what is not used once it ends: of a cancelled one all, of one that is over nothing. */
async function unusedAfter(context: Context<PreviewMembershipEnd>, membership: NamedMembership): Promise<number> {
  const { now, input } = context;
  if (membership.status === "CANCELLED") return membership.amount;
  if (membership.endAt <= now) return 0;
  const endAt = endAsked(membership, input.lastDay, now);
  const [freezes, allowance] = await Promise.all([
    freezesOf(context, membership.membershipId),
    leftAt(context, membership, endAt),
  ]);
  return unusedOf({ ...membership, freezes, allowance }, membership.timezone, endAt);
}

/** What ending a membership now, or with a day, means for its money; nothing is written. @throws Failure 404; 400 at `lastDay` */
export async function previewEnd(context: Context<PreviewMembershipEnd>): Promise<EndPreview> {
  const membership = await findMembership(context, context.input.id);
  return endPreview(membership, await unusedAfter(context, membership));
}
