import { sql } from "kysely";
import { createBookingLinks } from "../codes/booking-links";
import { newToken } from "../codes/secrets";
import type { TenantTransaction } from "../database/port";
import { remindOf } from "../platform/notifications/note-reminders";
import { type TellingPorts, tellEvents } from "../platform/notifications/tell-events";

const DAY = 86_400_000;
/** What happened so lately is told of, and what happened before yesterday was read. */
const TOLD_DAYS = 3;
const UNREAD_DAYS = 1;
/** Of each kind at most, the latest. */
const AT_MOST = 12;

/** What the demo's server would have noted had it run while its bookings were made. */
const noteLately = (db: TenantTransaction, orgId: string, since: Date, now: Date) =>
  sql`
    insert into notification_events (org_id, event_id, type, subject_id, branch_id, occurred_at)
    select ${orgId}::uuid, gen_random_uuid(), happened.* from (
      (select 'booking_created', booking_id, branch_id, created_at from bookings
       where org_id = ${orgId}::uuid and created_at between ${since} and ${now} and source <> 'admin'
       order by created_at desc limit ${AT_MOST})
      union all
      (select 'booking_cancelled', booking_id, branch_id, cancelled_at from bookings
       where org_id = ${orgId}::uuid and cancelled_at between ${since} and ${now}
       order by cancelled_at desc limit ${AT_MOST})
      union all
      (select 'payment_received', transaction_id, branch_id, paid_at from desk_transactions
       where org_id = ${orgId}::uuid and kind <> 'refund' and paid_at between ${since} and ${now}
       order by paid_at desc limit ${AT_MOST})
    ) happened
  `.execute(db);

/** Tells the staff of a demo organisation, as its server does, what happened in the last days: of none of it by mail. */
export async function writeNotifications(
  ports: Omit<TellingPorts, "publicUrl" | "bookingLinks">,
  orgId: string,
): Promise<void> {
  const { database, clock } = ports;
  const now = clock.now();
  await database.tx({ orgId }, async (db) => {
    await noteLately(db, orgId, new Date(now.getTime() - TOLD_DAYS * DAY), now);
    await remindOf(db, orgId, now);
  });
  // They stand in mails alone.
  const links = { publicUrl: "http://localhost:4000", bookingLinks: createBookingLinks(newToken(ports.random)) };
  await tellEvents({ ...ports, ...links }, orgId);
  await database.tx({ orgId }, (db) =>
    db
      .updateTable("notifications")
      .set({ isRead: true })
      .where("orgId", "=", orgId)
      .where("createdAt", "<", new Date(now.getTime() - UNREAD_DAYS * DAY))
      .execute(),
  );
}
