import { unusedOf } from "@carrel/sdk/domain";
import type { EndPreview, PreviewMembershipEnd } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { endPreview } from "../bookings/preview-cancel";
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

/** What ending a membership now, or with a day, means for its money; nothing is written. */
export async function previewEnd(context: Context<PreviewMembershipEnd>): Promise<EndPreview> {
  const { input, now } = context;
  const membership = await findMembership(context, input.id);
  const endAt = endAsked(membership, input.lastDay, now);
  const [freezes, allowance] = await Promise.all([
    freezesOf(context, membership.membershipId),
    leftAt(context, membership, endAt),
  ]);
  return endPreview(membership, unusedOf({ ...membership, freezes, allowance }, membership.timezone, endAt));
}
