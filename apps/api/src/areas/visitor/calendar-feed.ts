import type { CalendarFeed, NewCalendarFeed } from "@carrel/sdk/schemas";
import { newFeedToken } from "../../codes/feed-tokens";
import { sha256Hex } from "../../codes/secrets";
import type { Context } from "../../context";
import { FEED_PATH } from "./read-feed";
import { visitorOf } from "./visitor";

const findFeed = (context: Context) =>
  context.db
    .selectFrom("visitorFeeds")
    .select(["createdAt", "readAt"])
    .where("orgId", "=", context.orgId)
    .where("email", "=", visitorOf(context).email)
    .executeTakeFirst();

/** Whether the visitor's calendar has an address, and since when. */
export async function calendarFeed(context: Context): Promise<CalendarFeed> {
  const feed = await findFeed(context);
  return { since: feed?.createdAt.toISOString() ?? null, readAt: feed?.readAt?.toISOString() ?? null };
}

/** Gives it a new one; the one before ends. */
export async function renewCalendarFeed(context: Context): Promise<NewCalendarFeed> {
  const { db, orgId, now, random } = context;
  const { email, sessionId } = visitorOf(context);
  const token = newFeedToken(random, orgId);
  const feed = { tokenHash: await sha256Hex(token), createdAt: now, readAt: null };
  await db
    .insertInto("visitorFeeds")
    .values({ orgId, email, ...feed })
    .onConflict((conflict) => conflict.columns(["orgId", "email"]).doUpdateSet(feed))
    .execute();
  context.audit({ recordId: sessionId, after: { since: now } });
  const { address } = await context.platform();
  return { since: now.toISOString(), address: `${address}${FEED_PATH}/${token}.ics` };
}

/** Ends it: whoever has it reads nothing more. */
export async function endCalendarFeed(context: Context): Promise<CalendarFeed> {
  const { db, orgId } = context;
  const { email, sessionId } = visitorOf(context);
  const before = await findFeed(context);
  await db.deleteFrom("visitorFeeds").where("orgId", "=", orgId).where("email", "=", email).execute();
  context.audit({ recordId: sessionId, ...(before && { before: { since: before.createdAt } }) });
  return { since: null, readAt: null };
}
