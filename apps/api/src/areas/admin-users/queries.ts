import type { Permission } from "@carrel/sdk/contract";
import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { invalid, notFound } from "../../failure";
import { placeOf } from "../tenant";

type Tenancy = Pick<Context, "db" | "orgId">;
type Asking = Tenancy & Pick<Context, "actor" | "now">;

/** A person of the staff with his role, and the address that is on its way. */
export type FoundPerson = Row<"adminUsers"> & {
  roleName: string;
  permissions: Permission[];
  roleIsSystem: boolean;
  pendingEmail: string | null;
  inviteUnsent: Pick<Row<"mails">, "status" | "heldFor"> | null;
};

/** The address that a `person` is to get once its link is opened. */
export const pendingEmailOf = (now: Date) =>
  sql<string | null>`(select email from links
    where links.org_id = person.org_id and links.user_id = person.user_id and kind = 'new_address'
      and expires_at > ${now})`.as("pendingEmail");

/** The mail with the newest link of a `person`, where it has not left. */
const inviteUnsent = sql<FoundPerson["inviteUnsent"]>`(
  select jsonb_build_object('status', mail.status, 'heldFor', mail.held_for) from mails mail
    where mail.org_id = person.org_id and mail.about_id = person.user_id and mail.reason = 'invitation'
      and mail.status in ('HELD', 'STOPPED', 'FAILED')
      and mail.created_at >= (select max(link.created_at) from links link
        where link.org_id = person.org_id and link.user_id = person.user_id and link.kind in ('invitation', 'new_address'))
    order by mail.created_at desc limit 1)`.as("inviteUnsent");

/** Who may work in some branches only sees the people that he could meet there, those of every branch, and those of none. */
function isInReach(context: Pick<Context, "actor">): RawBuilder<boolean> {
  const { allowedBranches } = placeOf(context);
  if (allowedBranches === null) return sql<boolean>`true`;
  return sql<boolean>`(person.is_default_user or cardinality(person.allowed_branches) = 0
    or person.allowed_branches && ${[...allowedBranches]}::uuid[])`;
}

/** The people of the staff that the caller may see, in no order. */
export const peopleOf = (context: Asking) =>
  context.db
    .selectFrom("adminUsers as person")
    .innerJoin("roles as role", (join) =>
      join.onRef("role.orgId", "=", "person.orgId").onRef("role.roleId", "=", "person.roleId"),
    )
    .selectAll("person")
    .select(["role.name as roleName", "role.permissions", "role.isSystem as roleIsSystem"])
    .select(pendingEmailOf(context.now))
    .select(inviteUnsent)
    .where("person.orgId", "=", context.orgId)
    .where(isInReach(context));

/** @throws Failure 404 for a person that doesn't exist, is another tenant's, or of other branches only */
export async function findPerson(context: Asking, userId: string): Promise<FoundPerson> {
  const person = await peopleOf(context).where("person.userId", "=", userId).executeTakeFirst();
  if (!person) throw notFound("User");
  return person;
}

/** As `findPerson`, and keeps others from changing the person until the transaction ends. */
export async function lockPerson(context: Asking, userId: string): Promise<FoundPerson> {
  const { db, orgId } = context;
  await db
    .selectFrom("adminUsers")
    .select("userId")
    .where("orgId", "=", orgId)
    .where("userId", "=", userId)
    .forUpdate()
    .execute();
  return findPerson(context, userId);
}

/**
 * The role that somebody is to get; it can't be deleted before the transaction ends.
 * @throws Failure 400 that names the field, for a role that doesn't exist or is another tenant's
 */
export async function findGivenRole({ db, orgId }: Tenancy, roleId: string): Promise<Row<"roles">> {
  const role = await db
    .selectFrom("roles")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("roleId", "=", roleId)
    .forKeyShare()
    .executeTakeFirst();
  if (!role) throw invalid([{ path: ["roleId"], message: "Role not found" }]);
  return role;
}

/**
 * @param kept branches that the person has already: one that was removed since may stay named, so that the record can
 * be saved as it was read
 * @throws Failure 400 that names the first branch that doesn't exist, is another tenant's, or is not the giver's
 */
export async function checkGivenBranches(
  { db, orgId }: Tenancy,
  branchIds: readonly string[],
  kept: readonly string[] = [],
): Promise<void> {
  if (branchIds.every((branchId) => kept.includes(branchId))) return;
  // The transaction sees the giver's own branches only.
  const known = await db
    .selectFrom("branches")
    .select("branchId")
    .where("orgId", "=", orgId)
    .where("branchId", "in", branchIds)
    .execute();
  const knownIds = new Set([...known.map((branch) => branch.branchId), ...kept]);
  const unknown = branchIds.findIndex((branchId) => !knownIds.has(branchId));
  if (unknown >= 0) throw invalid([{ path: ["allowedBranches", unknown], message: "Branch not found" }]);
}

/** The branch that a person's lists cover before he chose one; null while he has none. */
export async function firstBranch(
  { db, orgId }: Tenancy,
  person: { isDefaultUser: boolean; allowedBranches: readonly string[] },
): Promise<string | null> {
  if (!person.isDefaultUser) return person.allowedBranches[0] ?? null;
  const branch = await db
    .selectFrom("branches")
    .select("branchId")
    .where("orgId", "=", orgId)
    .orderBy("createdAt")
    .orderBy("branchId")
    .limit(1)
    .executeTakeFirst();
  return branch?.branchId ?? null;
}
