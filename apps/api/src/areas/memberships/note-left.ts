import { sql } from "kysely";
import type { Context } from "../../context";

/** Notes that a membership ends since somebody wanted it to: its renewal is not waited for. Renewed it has another end, and is again. */
export async function noteLeft({ db, orgId }: Pick<Context, "db" | "orgId">, membershipId: string): Promise<void> {
  await db
    .updateTable("memberships")
    .set({ leavesAt: sql`ends_at` })
    .where("orgId", "=", orgId)
    .where("membershipId", "=", membershipId)
    .execute();
}
