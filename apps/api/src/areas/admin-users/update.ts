import type { AdminUser, UpdateAdminUser } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import type { RowChanges } from "../../database/schema";
import { startMove } from "../auth/move-address";
import { enabledFactors, requireOneLeft, tellOfFactor } from "../auth/second-factors";
import { breaksUnique } from "../constraint";
import { refuseReserved } from "../mails/reserved-names";
import { requireGivable } from "../roles/rights";
import { tenantOf } from "../tenant";
import { emailTaken, refuseColleagues } from "./email-taken";
import { sendInvitation } from "./invite";
import { isOwner, requireAnotherOwner } from "./owners";
import { checkGivenBranches, type FoundPerson, findGivenRole, findPerson, firstBranch, lockPerson } from "./queries";
import { adminUserRecord } from "./record";
import { refuseOwnRights, requireEveryBranchToGive, requireManageable } from "./requirements";

type Changes = z.output<typeof UpdateAdminUser>;

/** Changes a person of the staff; his next call already meets the new rights. */
export async function updateAdminUser(context: Context<Changes>): Promise<AdminUser> {
  const { input, actor } = context;
  const person = await lockPerson(context, input._id);
  if (actor.kind === "person" && actor.userId === person.userId) {
    refuseOwnRights(input, person);
    if (input.twoFactor === false && person.twoFactor) await refuseOwnLastFactor(context, person);
  } else requireManageable(context, person);
  if (input.name !== undefined && input.name !== person.name) {
    await refuseReserved(context, input.name, { path: ["name"], of: "person" });
  }
  const after = await standingAfter(context, person);
  if (isOwner(person) && !isOwner(after)) await requireAnotherOwner(context, person);

  await write(context, person, {
    name: input.name,
    phone: input.phone,
    roleId: after.roleId,
    allowedBranches: after.allowedBranches,
    selectedBranch: await branchAfter(context, after),
    isDefaultUser: after.isDefaultUser,
    isActive: after.isActive,
    twoFactor: input.twoFactor,
  });
  if (!after.isActive) await endSessions(context, person.userId);
  if (input.email !== undefined && input.email !== person.email) await moveTo(context, after, input.email);
  if (input.twoFactor !== undefined && input.twoFactor !== person.twoFactor) {
    await tellOfFactor(context, person, input.twoFactor ? "added" : "removed", "Codes by mail");
  }
  const record = adminUserRecord(await findPerson(context, person.userId));
  context.audit({ before: adminUserRecord(person), after: record });
  return record;
}

/** A proven address stays until the new one is; whoever has proven none is invited at the new one. */
async function moveTo(context: Context<Changes>, person: FoundPerson, email: string) {
  const { input } = context;
  const moved = { ...person, name: input.name ?? person.name };
  if (person.emailProvenAt) return startMove(context, moved, email);
  await write(context, person, { email });
  await refuseColleagues(context, { ...person, email });
  if (person.isActive) await sendInvitation(context, { ...moved, email, orgName: tenantOf(context).orgName });
}

/** @throws Failure 409 `second_factor_required` */
async function refuseOwnLastFactor(context: Context<Changes>, { userId }: FoundPerson) {
  const { length: factors } = await enabledFactors(context, userId);
  requireOneLeft(context, { mailCodes: false, factors });
}

/** The person as he will be, as far as his rights go. What the giver may not give is refused here. */
async function standingAfter(context: Context<Changes>, person: FoundPerson): Promise<FoundPerson> {
  const { input } = context;
  const { allowedBranches = person.allowedBranches, isDefaultUser = person.isDefaultUser } = input;
  await checkGivenBranches(context, allowedBranches, person.allowedBranches);
  if (isDefaultUser && !person.isDefaultUser) requireEveryBranchToGive(context);
  const standing = { ...person, allowedBranches, isDefaultUser, isActive: input.isActive ?? person.isActive };
  if (input.roleId === undefined || input.roleId === person.roleId) return standing;
  const role = await findGivenRole(context, input.roleId);
  requireGivable(context, role.permissions);
  return {
    ...standing,
    roleId: role.roleId,
    roleName: role.name,
    roleIsSystem: role.isSystem,
    permissions: role.permissions,
  };
}

/** The branch that he chose, while he may still work in it. */
const branchAfter = async (context: Context<Changes>, after: FoundPerson): Promise<string | null> => {
  const { selectedBranch } = after;
  const isKept = selectedBranch !== null && (after.isDefaultUser || after.allowedBranches.includes(selectedBranch));
  return isKept ? selectedBranch : firstBranch(context, after);
};

async function write({ db, orgId, now }: Context, person: FoundPerson, changes: RowChanges<"adminUsers">) {
  try {
    await db
      .updateTable("adminUsers")
      .set({ ...changes, updatedAt: now })
      .where("orgId", "=", orgId)
      .where("userId", "=", person.userId)
      .execute();
  } catch (error) {
    if (breaksUnique(error, "admin_users_email_once")) throw emailTaken();
    throw error;
  }
}

const endSessions = ({ db, orgId, now }: Context, userId: string) =>
  db
    .updateTable("sessions")
    .set({ revokedAt: now })
    .where("orgId", "=", orgId)
    .where("userId", "=", userId)
    .where("revokedAt", "is", null)
    .execute();
