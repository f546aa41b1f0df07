import type { Validation } from "@carrel/sdk/validation";
import { newToken } from "../../codes/secrets";
import type { AreaHandlers, Context } from "../../context";
import { conflict } from "../../failure";
import type { Available } from "../../pending";
import { endKeysOf, giveKeysOf } from "../api-keys/queries";
import { requirePerson } from "../api-keys/rights";
import { refuseCommonPassword } from "../auth/common-password";
import { anyContains, listPage } from "../list-page";
import { requireGivable } from "../roles/rights";
import { tenantOf } from "../tenant";
import { emailTaken } from "./email-taken";
import { inviteAgain, sendInvitation } from "./invite";
import { isOwner, requireAnotherOwner } from "./owners";
import { checkGivenBranches, findGivenRole, findPerson, firstBranch, lockPerson, peopleOf } from "./queries";
import { adminUserRecord } from "./record";
import { requireEveryBranchToGive, requireManageable } from "./requirements";
import { updateAdminUser } from "./update";

/** Somebody without a password gets one that nobody knows; the mail says how to set his own. */
const passwordOf = ({ random }: Pick<Context, "random">, password: string | undefined) => password ?? newToken(random);

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
    return { data: rows.map(adminUserRecord), totalRecords: total, atLeast };
  },

  get: async (context) => adminUserRecord(await findPerson(context, context.input.id)),

  async add(context) {
    const { db, orgId, input, now, passwords } = context;
    const { name, email, isDefaultUser = false, allowedBranches = [] } = input;
    if (input.password !== undefined) refuseCommonPassword(input.password);
    const role = await findGivenRole(context, input.roleId);
    requireGivable(context, role.permissions);
    if (isDefaultUser) requireEveryBranchToGive(context);
    await checkGivenBranches(context, allowedBranches);
    const added = await db
      .insertInto("adminUsers")
      .values({
        orgId,
        userId: context.random.id(),
        name,
        email,
        phone: input.phone,
        passwordHash: await passwords.hash(passwordOf(context, input.password)),
        roleId: role.roleId,
        allowedBranches,
        selectedBranch: await firstBranch(context, { isDefaultUser, allowedBranches }),
        isDefaultUser,
        isActive: input.isActive,
        twoFactor: input.twoFactor,
        createdAt: now,
        updatedAt: now,
      })
      .onConflict((clash) => clash.constraint("admin_users_email_unique").doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!added) throw emailTaken();
    if (input.password === undefined) {
      await sendInvitation(context, { orgName: tenantOf(context).orgName, name, email });
    }
    const record = adminUserRecord({
      ...added,
      roleName: role.name,
      permissions: role.permissions,
      roleIsSystem: role.isSystem,
    });
    context.audit({ after: record });
    return record;
  },

  invite: inviteAgain,

  update: updateAdminUser,

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
