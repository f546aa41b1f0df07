import { organisationOfFeed } from "../../codes/feed-tokens";
import { sha256Hex } from "../../codes/secrets";
import { findOrganisation } from "../../database/lookups";
import { calendarEvent } from "../../mails/booking-mail";
import { calendarOfAll } from "../../mails/calendar";
import type { Ports } from "../../ports";
import { ownBookings, withBranches } from "./queries";

/** Below it stand the secret addresses of visitors' calendars. */
export const FEED_PATH = "/calendars";

/** So far back a calendar sees what is over. */
const DAYS_BACK = 60;
/** Bookings in a feed at most; the latest, which those to come are. */
const MOST_EVENTS = 500;
/** When it was read is noted no more often. */
const HOUR = 3_600_000;

type Reading = Pick<Ports, "database" | "clock">;

/** Whose a feed is, and the customers who have his address; notes that it was read. Null for what is none. */
async function readerOf({ database, clock }: Reading, orgId: string, token: string) {
  const tokenHash = await sha256Hex(token);
  const now = clock.now();
  return database.tx({ orgId }, async (db) => {
    const feed = await db
      .selectFrom("visitorFeeds")
      .select(["email", "readAt"])
      .where("orgId", "=", orgId)
      .where("tokenHash", "=", tokenHash)
      .executeTakeFirst();
    if (!feed) return null;
    const { email, readAt } = feed;
    if (readAt === null || now.getTime() - readAt.getTime() >= HOUR) {
      await db
        .updateTable("visitorFeeds")
        .set({ readAt: now })
        .where("orgId", "=", orgId)
        .where("tokenHash", "=", tokenHash)
        .execute();
    }
    const customers = await db
      .selectFrom("customers")
      .select("customerId")
      .where("orgId", "=", orgId)
      .where("email", "=", email)
      .execute();
    return { email, customerIds: customers.map(({ customerId }) => customerId) };
  });
}

/**
 * The calendar behind a visitor's secret address: his bookings to come and of the last sixty days, cancelled ones as cancelled. Read in his own
 * scope: the database shows nothing else.
 * @param token the address's secret part
 * @returns its iCalendar text; null where there is no such address, or its organisation is closed
 */
export async function readFeed(ports: Reading, token: string): Promise<string | null> {
  const orgId = organisationOfFeed(token);
  if (orgId === null) return null;
  const organisation = await ports.database.lookup((db) => findOrganisation(db, orgId));
  if (!organisation?.isActive) return null;
  const reader = await readerOf(ports, orgId, token);
  if (!reader) return null;
  const since = new Date(ports.clock.now().getTime() - DAYS_BACK * 24 * HOUR);
  return ports.database.tx({ orgId, visitor: reader }, async (db) => {
    const rows = await ownBookings({ db, orgId }, reader)
      .where("bookings.endAt", ">", since)
      .orderBy("bookings.startAt", "desc")
      .orderBy("bookings.bookingId", "desc")
      .limit(MOST_EVENTS)
      .execute();
    const placed = await withBranches({ db, orgId }, rows);
    const events = placed.map(({ booking, branch }) =>
      calendarEvent({ organisation, branch, deskName: booking.deskName, booking }),
    );
    return calendarOfAll(events).content;
  });
}
