import { PERMISSIONS, type Permission } from "@carrel/sdk/contract";
import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers, Context } from "../../context";
import { conflict } from "../../failure";
import type { Available } from "../../pending";
import { breaksUnique, isReferredTo } from "../constraint";
import { anyContains, listPage } from "../list-page";
import { tenantOf, wordsOf } from "../tenant";
import { permissionItems } from "./permission-items";
import { type FoundRole, findRole, holdsRole, rolesOf } from "./queries";
import { roleRecord } from "./record";
import { requireGivable, requireNoLessThan } from "./rights";

/** Each once, in the contract's order. */
const inOrder = (permissions: readonly Permission[]) =>
  PERMISSIONS.filter((permission) => permissions.includes(permission));

const inUse = (name: string) =>
  conflict("role_in_use", `Somebody holds the role ${name}. Give these people another role first.`);

/** Turns a name that is in use into its refusal. */
async function unlessNameTaken<Result>(name: string | undefined, write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (!breaksUnique(error, "roles_name_unique")) throw error;
    throw conflict("role_name_taken", `There is a role ${name} already. Choose another name.`);
  }
}

/** Lets through who may change or delete a role at all. */
function requireChangeable(context: Context, role: FoundRole) {
  if (role.isSystem) {
    throw conflict("role_is_system", `${role.name} is a role of the platform and stays as it is. Add one of your own.`);
  }
  requireNoLessThan(context, `The role ${role.name}`, role.permissions);
}

/** Nobody takes rights from himself: he could not give them back. */
async function requireOthers(context: Context, role: FoundRole, permissions: readonly Permission[]) {
  const { actor } = context;
  const loses = role.permissions.some((permission) => !permissions.includes(permission));
  if (!loses || actor.kind !== "person" || !(await holdsRole(context, actor.userId, role.roleId))) return;
  throw conflict(
    "own_role",
    `You hold the role ${role.name}, so you can't take permissions from it. Ask a colleague with another role.`,
  );
}

export const roleHandlers: AreaHandlers<Available, Validation, "roles"> = {
  async list(context) {
    const { input } = context;
    const { rows, total, atLeast } = await listPage(
      rolesOf(context)
        .where(anyContains(["name", "description"], input.search))
        .orderBy("isSystem")
        .orderBy("createdAt", "desc")
        .orderBy("roleId"),
      input,
    );
    return { data: rows.map(roleRecord), totalRecords: total, atLeast };
  },

  permissions: async (context) => permissionItems(tenantOf(context), wordsOf(context)),

  get: async (context) => roleRecord(await findRole(context, context.input.id)),

  async add(context) {
    const { db, orgId, input, now } = context;
    const permissions = inOrder(input.permissions);
    requireGivable(context, permissions);
    const role = await unlessNameTaken(
      input.name,
      db
        .insertInto("roles")
        .values({
          orgId,
          roleId: context.random.id(),
          name: input.name,
          description: input.description,
          permissions,
          createdAt: now,
          updatedAt: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
    const record = roleRecord({ ...role, userCount: 0 });
    context.audit({ after: record });
    return record;
  },

  async update(context) {
    const { db, orgId, input, now } = context;
    const role = await findRole(context, input._id);
    requireChangeable(context, role);
    const permissions = input.permissions && inOrder(input.permissions);
    if (permissions) {
      requireGivable(context, permissions);
      await requireOthers(context, role, permissions);
    }
    const changed = await unlessNameTaken(
      input.name,
      db
        .updateTable("roles")
        .set({ name: input.name, description: input.description, permissions, updatedAt: now })
        .where("orgId", "=", orgId)
        .where("roleId", "=", role.roleId)
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
    const record = roleRecord({ ...changed, userCount: role.userCount });
    context.audit({ before: roleRecord(role), after: record });
    return record;
  },

  async remove(context) {
    const { db, orgId, input } = context;
    const role = await findRole(context, input.id);
    requireChangeable(context, role);
    if (role.userCount > 0) throw inUse(role.name);
    try {
      await db.deleteFrom("roles").where("orgId", "=", orgId).where("roleId", "=", role.roleId).execute();
    } catch (error) {
      if (isReferredTo(error)) throw inUse(role.name);
      throw error;
    }
    context.audit({ before: roleRecord(role) });
    return { _id: role.roleId };
  },
};
