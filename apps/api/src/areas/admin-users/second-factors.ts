import type { AdminUser, ById, SecondFactors } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { conflict } from "../../failure";
import { forgetRecoveryCodes } from "../auth/recovery-codes";
import { factorsOf, tellOfFactor } from "../auth/second-factors";
import { findPerson, lockPerson } from "./queries";
import { adminUserRecord } from "./record";
import { requireManageable } from "./requirements";

/** What somebody signs in with beside his password. */
export async function secondFactorsOf(context: Context<ById>): Promise<SecondFactors> {
  const person = await findPerson(context, context.input.id);
  requireManageable(context, person);
  return factorsOf(context, person.userId);
}

/** Takes everything off with which somebody signs in beside his password: his phone is gone, and his codes with it. */
export async function removeSecondFactors(context: Context<ById>): Promise<AdminUser> {
  const { db, orgId, now, input, actor } = context;
  const person = await lockPerson(context, input.id);
  if (actor.kind === "person" && actor.userId === person.userId) {
    throw conflict("own_account", "Your own second factors are in your account.");
  }
  requireManageable(context, person);
  const removed = await db
    .deleteFrom("secondFactors")
    .where("orgId", "=", orgId)
    .where("userId", "=", person.userId)
    .returning(["kind", "name", "enabledAt"])
    .execute();
  const factors = removed.flatMap(({ enabledAt, kind, name }) => (enabledAt ? [{ kind, name }] : []));
  if (factors.length === 0 && !person.twoFactor) {
    throw conflict("no_second_factor", `${person.name} has no second factor.`);
  }
  await forgetRecoveryCodes(context, person.userId);
  await db
    .updateTable("adminUsers")
    .set({ twoFactor: false, updatedAt: now })
    .where("orgId", "=", orgId)
    .where("userId", "=", person.userId)
    .execute();
  context.audit({
    recordId: person.userId,
    before: { twoFactor: person.twoFactor, factors },
    after: { twoFactor: false, factors: [] },
  });
  await tellOfFactor(context, person, "removed", "All second factors");
  return adminUserRecord(await findPerson(context, person.userId));
}
