import type { OwnProfile, UpdateOwnProfile } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { pendingEmailOf } from "../admin-users/queries";
import { refuseReserved } from "../mails/reserved-names";
import { personOf } from "./person";

/** What the caller tells colleagues of himself. */
export async function profile(context: Context): Promise<OwnProfile> {
  const { db, orgId, now } = context;
  const { userId, name, email, pendingEmail, phone } = await db
    .selectFrom("adminUsers as person")
    .select(["userId", "name", "email", "phone", pendingEmailOf(now)])
    .where("orgId", "=", orgId)
    .where("userId", "=", personOf(context).userId)
    .executeTakeFirstOrThrow();
  return { _id: userId, name, email, pendingEmail, phone };
}

/** Changes the caller's own name and phone number: nothing that says what he may do, or where his codes are mailed. */
export async function updateProfile(context: Context<UpdateOwnProfile>): Promise<OwnProfile> {
  const { db, orgId, input, now } = context;
  const before = await profile(context);
  if (input.name !== undefined && input.name !== before.name) {
    await refuseReserved(context, input.name, { path: ["name"], of: "person" });
  }
  await db
    .updateTable("adminUsers")
    .set({ name: input.name, phone: input.phone, updatedAt: now })
    .where("orgId", "=", orgId)
    .where("userId", "=", before._id)
    .execute();
  const after = await profile(context);
  context.audit({ before, after });
  return after;
}
