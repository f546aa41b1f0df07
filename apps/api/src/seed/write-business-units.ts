import { DEMO_BUSINESS_UNITS } from "./demo-business-units";
import type { SeedContext } from "./seed-context";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Writes an organisation's leads with what was noted of them, a remark a day. */
export async function writeBusinessUnits(
  { db, orgId, now, random }: Pick<SeedContext, "db" | "orgId" | "now" | "random">,
  orgCode: string,
): Promise<void> {
  const units = DEMO_BUSINESS_UNITS[orgCode];
  if (!units) return;
  const { userId, name: authorName } = await db
    .selectFrom("adminUsers")
    .select(["userId", "name"])
    .where("orgId", "=", orgId)
    .orderBy("userId")
    .executeTakeFirstOrThrow();
  for (const { daysAgo, isAssigned = false, comments = [], ...unit } of units) {
    const businessUnitId = random.id();
    const createdAt = new Date(now.getTime() - daysAgo * DAY);
    await db
      .insertInto("businessUnits")
      .values({ orgId, businessUnitId, ...unit, createdAt, updatedAt: createdAt })
      .execute();
    if (isAssigned) {
      await db.insertInto("businessUnitPeople").values({ orgId, businessUnitId, userId, createdAt }).execute();
    }
    for (const [place, text] of comments.entries()) {
      await db
        .insertInto("businessUnitComments")
        .values({
          orgId,
          businessUnitId,
          commentId: random.id(),
          authorId: userId,
          authorName,
          text,
          createdAt: new Date(createdAt.getTime() + place * DAY + HOUR),
        })
        .execute();
    }
  }
}
