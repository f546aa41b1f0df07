import type { Context } from "../../context";
import { conflict } from "../../failure";

/** Of one's own organisation alone: what others have is not told (decision 10). */
export const emailTaken = () =>
  conflict("email_taken", "Somebody of your organisation has this address already. Choose another one.");

/**
 * Refuses an address of a colleague, also one that he may take back.
 * @throws Failure 409 `email_taken`
 */
export async function refuseColleagues(
  { db, orgId, now }: Pick<Context, "db" | "orgId" | "now">,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const colleague = await db
    .selectFrom("adminUsers")
    .select("userId")
    .where("orgId", "=", orgId)
    .where("email", "=", email)
    .where("userId", "<>", userId)
    .executeTakeFirst();
  const takenBack = await db
    .selectFrom("links")
    .select("userId")
    .where("orgId", "=", orgId)
    .where("kind", "=", "old_address")
    .where("email", "=", email)
    .where("userId", "<>", userId)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  if (colleague || takenBack) throw emailTaken();
}
