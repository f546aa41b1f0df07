import type { TrackingQuery } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context, Paged } from "../../context";
import { anyContains, listPage, type PageOf } from "../list-page";
import type { NamedEvent } from "./record";

export type Tenancy = Pick<Context, "db" | "orgId">;

/** Events that a search, or a path's beginning, is looked for in: the newest of those that the other filters leave. */
const LOOKED_THROUGH = 100_000;
/** Events of one session that are read. */
const MOST_OF_SESSION = 1_000;
/** What an activity shows of the newest. */
const MOST_RECENT = 20;

/** Which events; each one is found by an index. */
interface Narrowing {
  userId?: string | undefined;
  businessUnitId?: string | undefined;
  sessionId?: string | undefined;
  event?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const eventsOf = ({ db, orgId }: Tenancy, { userId, businessUnitId, sessionId, event, from, to }: Narrowing) => {
  let found = db.selectFrom("trackingEvents").where("trackingEvents.orgId", "=", orgId);
  if (userId) found = found.where("userId", "=", userId);
  if (businessUnitId) found = found.where("businessUnitId", "=", businessUnitId);
  if (sessionId) found = found.where("sessionId", "=", sessionId);
  if (event) found = found.where("event", "=", event);
  if (from) found = found.where("occurredAt", ">=", new Date(from));
  if (to) found = found.where("occurredAt", "<", new Date(to));
  return found;
};

const userName = sql<string | null>`(select u.name from admin_users u
  where u.org_id = "tracking_events"."org_id" and u.user_id = "tracking_events"."user_id")`.as("userName");

/** A page of events, newest first, and how many there are (as `listPage` counts). */
export function findEvents(
  tenancy: Tenancy,
  { path, search, ...asked }: Paged<TrackingQuery> & { limit: number; page: number },
): Promise<PageOf<NamedEvent>> {
  const found = eventsOf(tenancy, asked);
  const looked = found
    .selectAll()
    .orderBy("occurredAt", "desc")
    .orderBy("eventId", "desc")
    .limit(LOOKED_THROUGH)
    .as("trackingEvents");
  const hits =
    path || search
      ? tenancy.db
          .selectFrom(looked)
          .where(sql<boolean>`starts_with(path, ${path ?? ""})`)
          .where(anyContains(["event", "path"], search))
      : found;
  return listPage(hits.selectAll().select(userName).orderBy("occurredAt", "desc").orderBy("eventId", "desc"), asked);
}

/** The events of one session, the oldest first. */
export const sessionEvents = (tenancy: Tenancy, sessionId: string): Promise<NamedEvent[]> =>
  eventsOf(tenancy, { sessionId })
    .selectAll()
    .select(userName)
    .orderBy("occurredAt")
    .orderBy("eventId")
    .limit(MOST_OF_SESSION)
    .execute();

/** The newest events of a person or about a business unit. */
export const recentEvents = (tenancy: Tenancy, narrowing: Narrowing): Promise<NamedEvent[]> =>
  eventsOf(tenancy, narrowing)
    .selectAll()
    .select(userName)
    .orderBy("occurredAt", "desc")
    .orderBy("eventId", "desc")
    .limit(MOST_RECENT)
    .execute();

/** The people who have events, by name. One look into an index for each of the staff. */
export const trackedPeople = ({ db, orgId }: Tenancy) =>
  db
    .selectFrom("adminUsers as u")
    .select(["u.userId", "u.name", "u.email"])
    .where("u.orgId", "=", orgId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("trackingEvents as e")
          .select("e.eventId")
          .where("e.orgId", "=", orgId)
          .whereRef("e.userId", "=", "u.userId"),
      ),
    )
    .orderBy("u.name")
    .orderBy("u.userId")
    .execute();
