import type { RecordTrackingEvent, TrackingRecorded } from "@carrel/sdk/schemas";
import type { Validation } from "@carrel/sdk/validation";
import { sql } from "kysely";
import type { AreaHandlers, Context } from "../../context";
import { insertAll } from "../../database/insert-all";
import { notFound } from "../../failure";
import type { Available } from "../../pending";
import { personNeeded } from "../../pipeline/permission";
import { deleteBefore } from "../../platform/old-events";
import { findUnit } from "../business-units/queries";
import { namedTenant, tenantOf } from "../tenant";
import { findEvents, recentEvents, sessionEvents, trackedPeople } from "./events";
import { everyDay, periodOf } from "./period";
import { eventRecord, eventRows } from "./record";
import { type Tally, tallyOf } from "./tally";

const DAY = 86_400_000;
const activityOf = ({ totalEvents, totalSessions, firstSeenAt, lastSeenAt, topEvents, topPaths }: Tally) => ({
  totalEvents,
  totalSessions,
  topEvents,
  topPaths,
  firstSeenAt: firstSeenAt?.toISOString() ?? null,
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
});

/**
 * The events, each of a business unit of this organisation or of none: one that was deleted since looks like another
 * tenant's, and neither is noted. The rest of what was done stays.
 */
async function ofOwnUnits(
  { db, orgId }: Pick<Context, "db" | "orgId">,
  events: readonly RecordTrackingEvent[],
): Promise<RecordTrackingEvent[]> {
  const named = [...new Set(events.flatMap(({ businessUnitId }) => businessUnitId ?? []))];
  if (named.length === 0) return [...events];
  const units = await db
    .selectFrom("businessUnits")
    .select("businessUnitId")
    .where("orgId", "=", orgId)
    .where("businessUnitId", "in", named)
    .execute();
  const known = new Set(units.map(({ businessUnitId }) => businessUnitId));
  return events.map(({ businessUnitId, ...event }) =>
    businessUnitId && known.has(businessUnitId) ? { ...event, businessUnitId } : event,
  );
}

async function recordEvents(
  { db, orgId, now, random }: Pick<Context, "db" | "orgId" | "now" | "random">,
  events: readonly RecordTrackingEvent[],
  userId: string | null,
): Promise<TrackingRecorded> {
  await insertAll(db, "trackingEvents", eventRows(events, { orgId, userId, now, newId: random.id }));
  return { recorded: events.length };
}

export const trackingHandlers: AreaHandlers<Available, Validation, "tracking"> = {
  async list(context) {
    const { limit, page } = context.input;
    const { rows, total, atLeast } = await findEvents(context, context.input);
    return {
      data: rows.map(eventRecord),
      totalCount: total,
      atLeast,
      page,
      limit,
      totalPages: Math.ceil(total / limit),
    };
  },

  async analytics(context) {
    const { input, now } = context;
    const { timezone } = tenantOf(context);
    const period = periodOf(input, { now, timezone });
    const {
      days,
      firstSeenAt: _,
      lastSeenAt: __,
      ...figures
    } = await tallyOf(
      context,
      sql<boolean>`occurred_at >= ${period.from} and occurred_at < ${period.to}
        and ${input.businessUnitId ? sql`business_unit_id = ${input.businessUnitId}` : sql`true`}`,
      timezone,
    );
    return {
      from: period.from.toISOString(),
      to: period.to.toISOString(),
      ...figures,
      dailyEvents: everyDay(period, timezone, days),
    };
  },

  async session(context) {
    return (await sessionEvents(context, context.input.sessionId)).map(eventRecord);
  },

  async userActivity(context) {
    const { db, orgId, input } = context;
    const person = await db
      .selectFrom("adminUsers")
      .select(["userId", "name"])
      .where("orgId", "=", orgId)
      .where("userId", "=", input.userId)
      .executeTakeFirst();
    if (!person) throw notFound("User");
    const { timezone } = tenantOf(context);
    const tally = await tallyOf(context, sql<boolean>`user_id = ${person.userId}`, timezone);
    const recent = await recentEvents(context, { userId: person.userId });
    return { userId: person.userId, userName: person.name, ...activityOf(tally), recent: recent.map(eventRecord) };
  },

  async businessUnitActivity(context) {
    const { businessUnitId, name } = await findUnit(context, context.input.businessUnitId);
    const tally = await tallyOf(
      context,
      sql<boolean>`business_unit_id = ${businessUnitId}`,
      tenantOf(context).timezone,
    );
    const recent = await recentEvents(context, { businessUnitId });
    return {
      businessUnitId,
      businessUnitName: name,
      totalUsers: tally.totalUsers,
      ...activityOf(tally),
      recent: recent.map(eventRecord),
    };
  },

  async cleanUp(context) {
    const { orgId, input, now } = context;
    const keptFrom = new Date(now.getTime() - input.daysToKeep * DAY);
    const { deleted, oldest, hasMore } = await deleteBefore(context, keptFrom);
    context.audit({
      recordId: orgId,
      before: { oldestEvent: oldest?.toISOString() ?? null },
      after: { daysToKeep: input.daysToKeep, keptFrom: keptFrom.toISOString(), deleted, hasMore },
    });
    return { deleted, hasMore };
  },

  async users(context) {
    const people = await trackedPeople(context);
    return { users: people.map(({ userId, name, email }) => ({ _id: userId, name, email })) };
  },

  async record(context) {
    const { actor, input } = context;
    if (actor.kind !== "person") throw personNeeded();
    return recordEvents(context, await ofOwnUnits(context, input.events), actor.userId);
  },

  async recordVisit(context) {
    namedTenant(context);
    return recordEvents(context, context.input.events, null);
  },
};
