import type { Context } from "../../context";
import { isEmailTaken } from "../../database/lookups";
import type { Tenant } from "../../database/port";
import { conflict, notFound } from "../../failure";
import { sendInvitation } from "../admin-users/invite";
import { addressTaken } from "../auth/proven-address";

/**
 * Mails the first owner of a reseller that the transaction has entered his invitation again: nobody else is there to do it.
 * @param newEmail where the first address was a wrong one
 * @throws Failure 409 `already_signed_in` once he has followed one; 409 `email_taken`
 */
export async function inviteOwner(
  context: Context,
  { orgId, orgName }: Tenant,
  newEmail: string | undefined,
): Promise<void> {
  const { db, now } = context;
  const owner = await db
    .selectFrom("adminUsers")
    .select(["userId", "name", "email", "emailProvenAt"])
    .where("orgId", "=", orgId)
    .orderBy("createdAt")
    .orderBy("userId")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!owner) throw notFound("User");
  const { userId, name, email: known, emailProvenAt } = owner;
  if (emailProvenAt) throw conflict("already_signed_in", `${name} has followed the invitation already.`);
  const email = newEmail ?? known;
  if (await isEmailTaken(db, { email, userId, now })) throw addressTaken();
  await db
    .updateTable("adminUsers")
    .set({ email, updatedAt: now })
    .where("orgId", "=", orgId)
    .where("userId", "=", userId)
    .execute();
  await sendInvitation({ ...context, orgId }, { orgName, userId, name, email });
}
