import { findOrganisationByCode } from "../database/lookups";
import type { Database } from "../database/port";
import type { Ports } from "../ports";
import { DEMO_COMMENTS } from "./demo-comments";

const DAY = 86_400_000;

/**
 * Writes what those above noted of organisations that were just written.
 * @param written their codes
 */
export async function writeComments(
  database: Database,
  ports: Pick<Ports, "clock" | "random">,
  written: readonly string[],
): Promise<void> {
  const now = ports.clock.now().getTime();
  for (const { by, about, daysAgo, text } of DEMO_COMMENTS) {
    if (!written.includes(about)) continue;
    const [writer, subject] = await database.lookup(async (db) => [
      await findOrganisationByCode(db, by),
      await findOrganisationByCode(db, about),
    ]);
    if (!writer || !subject) continue;
    const { orgId } = writer;
    await database.tx({ orgId }, async (db) => {
      const author = await db
        .selectFrom("adminUsers")
        .select(["userId", "name"])
        .where("orgId", "=", orgId)
        .orderBy("userId")
        .executeTakeFirstOrThrow();
      await db
        .insertInto("organisationComments")
        .values({
          orgId,
          commentId: ports.random.id(),
          aboutId: subject.orgId,
          text,
          authorId: author.userId,
          authorName: author.name,
          createdAt: new Date(now - daysAgo * DAY),
        })
        .execute();
    });
  }
}
