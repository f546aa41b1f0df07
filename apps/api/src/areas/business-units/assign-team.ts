import type { AssignTeam, BusinessUnit } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { insertAll } from "../../database/insert-all";
import { notFound } from "../../failure";
import { groupedBy } from "../../platform/notifications/note-events";
import { activePeople } from "../admin-users/active-people";
import { readUnits } from "./queries";
import { businessUnitRecord } from "./record";

/** Who has which of some leads, which nobody else changes until the transaction ends. */
async function lockAssignments({ db, orgId }: Context, businessUnitIds: readonly string[]) {
  const units = await db
    .selectFrom("businessUnits")
    .select("businessUnitId")
    .where("orgId", "=", orgId)
    .where("businessUnitId", "in", businessUnitIds)
    .orderBy("businessUnitId")
    .forNoKeyUpdate()
    .execute();
  if (units.length < businessUnitIds.length) throw notFound("Business unit");
  return db
    .selectFrom("businessUnitPeople")
    .select(["businessUnitId", "userId"])
    .where("orgId", "=", orgId)
    .where("businessUnitId", "in", businessUnitIds)
    .execute();
}

/**
 * Gives leads to people, who replace whoever had them. Each is told, in one notification, of those that he had not.
 * @throws Failure 404 for a lead or person that is unknown; 400 for somebody who is deactivated
 */
export async function assignTeam(context: Context<z.output<typeof AssignTeam>>): Promise<BusinessUnit[]> {
  const { db, orgId, now } = context;
  const { businessUnitIds, userIds } = context.input;
  const before = await lockAssignments(context, businessUnitIds);
  const people = await activePeople(context, userIds, (place) => ["userIds", place]);

  await db
    .deleteFrom("businessUnitPeople")
    .where("orgId", "=", orgId)
    .where("businessUnitId", "in", businessUnitIds)
    .where((row) => (userIds.length > 0 ? row("userId", "not in", userIds) : row.lit(true)))
    .execute();
  const had = new Set(before.map(({ businessUnitId, userId }) => `${businessUnitId} ${userId}`));
  const given = userIds.flatMap((userId) =>
    businessUnitIds
      .filter((businessUnitId) => !had.has(`${businessUnitId} ${userId}`))
      .map((businessUnitId) => ({ orgId, businessUnitId, userId, createdAt: now })),
  );
  await insertAll(db, "businessUnitPeople", given);
  await db
    .updateTable("businessUnits")
    .set({ updatedAt: now })
    .where("orgId", "=", orgId)
    .where("businessUnitId", "in", businessUnitIds)
    .execute();

  const assignmentId = context.random.id();
  context.announce(
    groupedBy(
      given,
      ({ userId }) => userId,
      ({ businessUnitId, userId }, his) => ({
        type: "business_unit_assigned",
        subjectId: businessUnitId,
        branchId: null,
        occasion: `${assignmentId} ${userId}`,
        detail: { count: his.length, userIds: [userId] },
      }),
    ),
  );
  context.audit({
    before: { assignedTo: [...new Set(before.map(({ userId }) => userId))] },
    after: { businessUnits: businessUnitIds, assignedTo: people.map(({ userId, name }) => ({ _id: userId, name })) },
  });
  return (await readUnits(context, businessUnitIds)).map(businessUnitRecord);
}
