import type { Membership, ReinstateMembership } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import type { EarlyEnd } from "../../database/schema";
import { conflict, notFound } from "../../failure";
import { findBranch } from "../branches/queries";
import { checkActive } from "../customers/in-use";
import { wordsOf } from "../tenant";
import { earlyEndOf, NOT_TAKEN_BACK } from "./early-end";
import { giveBackDays } from "./give-back-days";
import { freezesOf } from "./hold-membership";
import { customerOf } from "./move-seat";
import { setMembership } from "./owned-bookings";
import { lockMembership, type NamedMembership } from "./queries";
import { auditedMembership, membershipRecord } from "./record";
import { tellChanged } from "./tell-changed";

type Reinstating = Context<z.output<typeof ReinstateMembership>>;

/** It rests again when it was to. */
async function giveBackFreezes(
  { db, orgId }: Reinstating,
  { membershipId, branchId }: NamedMembership,
  { freezes }: EarlyEnd,
): Promise<void> {
  for (const { freezeId, ...freeze } of freezes) {
    await db
      .insertInto("membershipFreezes")
      .values({ orgId, freezeId, membershipId, branchId, ...freeze })
      .onConflict((shortened) => shortened.columns(["orgId", "freezeId"]).doUpdateSet({ endAt: freeze.endAt }))
      .execute();
  }
}

/**
 * Takes back an early end for which nothing was given back: all that lay ahead is the membership's again, as it was agreed. Visits that
 * were cancelled stay so.
 */
export async function reinstate(context: Reinstating): Promise<Membership> {
  const { input, now } = context;
  const before = await lockMembership(context, input.id);
  const { membershipId, kind, deskId } = before;
  const earlyEnd = earlyEndOf(before, now);
  if (typeof earlyEnd === "string") throw conflict(earlyEnd, NOT_TAKEN_BACK[earlyEnd]);
  const branch = await findBranch(context, before.branchId);
  const customer = await customerOf(context, before.customerId);
  if (!customer) throw notFound(wordsOf(context).member);
  checkActive(context, customer, ["id"]);
  await giveBackFreezes(context, before, earlyEnd);
  if (deskId !== null) {
    const held = { membership: before, branch, customer, freezes: await freezesOf(context, membershipId) };
    await giveBackDays(context, held, earlyEnd, input.displaceFloating);
  }
  const { from, wasLeft } = earlyEnd;
  const after = await setMembership(context, membershipId, {
    leavesAt: wasLeft ? from : null,
    earlyEnd: null,
    // A seat's time follows its bookings.
    ...(kind !== "seat" && ({ endAt: from, status: "ACTIVE", cancelledAt: null } as const)),
  });
  await tellChanged(context, { branch, customer }, after);
  context.audit({ before: auditedMembership(before), after: auditedMembership(after) });
  return membershipRecord(context, membershipId);
}
