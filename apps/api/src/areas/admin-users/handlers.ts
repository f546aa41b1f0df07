import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers, Context } from "../../context";
import { conflict } from "../../failure";
import type { Available } from "../../pending";
import { endKeysOf, giveKeysOf } from "../api-keys/queries";
import { requirePerson } from "../api-keys/rights";
import { cancelMove } from "../auth/move-address";
import { endSessionOf, sessionsOf } from "../auth/sessions";
import { anyContains, listPage } from "../list-page";
import { refuseReserved } from "../mails/reserved-names";
import { readRoom } from "../plan-room";
import { requireGivable } from "../roles/rights";
import { tenantOf } from "../tenant";
import { emailTaken, refuseColleagues } from "./email-taken";
import { branchesToGive } from "./given-branches";
import { inviteAgain, sendInvitation } from "./invite";
import { isOwner, requireAnotherOwner } from "./owners";
import { checkGivenBranches, findGivenRole, findPerson, firstBranch, lockPerson, peopleOf } from "./queries";
import { adminUserRecord } from "./record";
import { requireEveryBranchToGive, requireManageable } from "./requirements";
import { removeSecondFactors, secondFactorsOf } from "./second-factors";
import { updateAdminUser } from "./update";

/** @throws Failure 404 for nobody, 403 for somebody with more rights or other branches */
async function findManageable(context: Context, userId: string) {
  const person = await findPerson(context, userId);
  requireManageable(context, person);
  return person;
}

export const adminUserHandlers: AreaHandlers<Available, Validation, "adminUsers"> = {
  async list(context) {
    const { input } = context;
    const { rows, total, atLeast } = await listPage(
      peopleOf(context)
        .where(anyContains(["person.name", "person.email", "person.phone"], input.search))
        .orderBy("person.createdAt")
        .orderBy("person.userId"),
      input,
    );
    const room = await readRoom(context, "adminUsers");
    return { data: rows.map(adminUserRecord), totalRecords: total, atLeast, room };
  },

  get: async (context) => adminUserRecord(await findPerson(context, context.input.id)),

  async add(context) {
    const { db, orgId, input, now } = context;
    const { name, email, isDefaultUser = false } = input;
    await refuseReserved(context, name, { path: ["name"], of: "person" });
    const role = await findGivenRole(context, input.roleId);
    requireGivable(context, role.permissions);
    if (isDefaultUser) requireEveryBranchToGive(context);
    await checkGivenBranches(context, input.allowedBranches ?? []);
    const allowedBranches = await branchesToGive(context, {
      isDefaultUser,
      allowedBranches: input.allowedBranches ?? [],
    });
    const added = await db
      .insertInto("adminUsers")
      .values({
        orgId,
        userId: context.random.id(),
        name,
        email,
        phone: input.phone,
        passwordHash: context.newPasswordHash(),
        roleId: role.roleId,
        allowedBranches,
        selectedBranch: await firstBranch(context, { isDefaultUser, allowedBranches }),
        isDefaultUser,
        isActive: input.isActive,
        twoFactor: input.twoFactor,
        createdAt: now,
        updatedAt: now,
      })
      .onConflict((clash) => clash.constraint("admin_users_email_once").doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!added) throw emailTaken();
    await refuseColleagues(context, added);
    // Whoever is deactivated could not follow it.
    if (added.isActive) await sendInvitation(context, { ...added, orgName: tenantOf(context).orgName });
    const record = adminUserRecord(await findPerson(context, added.userId));
    context.audit({ after: record });
    return record;
  },

  invite: inviteAgain,

  update: updateAdminUser,

  async cancelEmailChange(context) {
    const person = await lockPerson(context, context.input.id);
    requireManageable(context, person);
    await cancelMove(context, person.userId);
    const record = adminUserRecord(await findPerson(context, person.userId));
    context.audit({ before: adminUserRecord(person), after: record });
    return record;
  },

  async sessions(context) {
    const person = await findManageable(context, context.input.id);
    return sessionsOf(context, person.userId);
  },

  async endSession(context) {
    const { id, sessionId } = context.input;
    const person = await findManageable(context, id);
    return endSessionOf(context, person.userId, sessionId);
  },

  secondFactors: secondFactorsOf,

  removeSecondFactors,

  async remove(context) {
    const { db, orgId, input, actor } = context;
    const takesOver = input.keys === "takeOver";
    if (takesOver) requireGivable(context, ["apiKeys.write"]);
    const person = await lockPerson(context, input.id);
    if (actor.kind === "person" && actor.userId === person.userId) {
      throw conflict("own_account", "You can't remove yourself. Ask a colleague to do it.");
    }
    requireManageable(context, person);
    if (isOwner(person)) await requireAnotherOwner(context, person);
    if (takesOver) await giveKeysOf(context, person.userId, requirePerson(context).userId, context.now);
    else await endKeysOf(context, person.userId, context.now);
    // His sessions go with him.
    await db.deleteFrom("adminUsers").where("orgId", "=", orgId).where("userId", "=", person.userId).execute();
    context.audit({ before: adminUserRecord(person) });
    return { _id: person.userId };
  },
};
