import { sql } from "kysely";
import type { Context } from "../../context";
import { json } from "../../database/json";
import type { EarlyEnd } from "../../database/schema";

/**
 * Notes that a membership ends since somebody wanted it to: its renewal is not waited for. Renewed it has another end, and is again.
 * @param earlyEnd what that took away, where it can be taken back
 */
export async function noteLeft(
  { db, orgId }: Pick<Context, "db" | "orgId">,
  membershipId: string,
  earlyEnd: EarlyEnd | null = null,
): Promise<void> {
  await db
    .updateTable("memberships")
    .set({ leavesAt: sql`ends_at`, earlyEnd: earlyEnd && json(earlyEnd) })
    .where("orgId", "=", orgId)
    .where("membershipId", "=", membershipId)
    .execute();
}
