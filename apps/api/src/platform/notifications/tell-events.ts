import { sql } from "kysely";
import type { BookingLinks } from "../../codes/booking-links";
import { insertAll } from "../../database/insert-all";
import { untoldOrganisations } from "../../database/lookups";
import type { TenantTransaction } from "../../database/port";
import type { Row } from "../../database/schema";
import type { Ports } from "../../ports";
import { queueMail } from "../mail";
import { platformOf } from "../platform-of";
import { eachAlone } from "../stand-alone";
import { hears, readListeners } from "./audience";
import { readSettings } from "./settings";
import { mailToStaff } from "./staff-mail";
import { readSubjects } from "./subjects";
import { mailsToVisitors } from "./tell-visitors";
import { wordingOf } from "./wording";

export interface TellingPorts extends Pick<Ports, "database" | "mailer" | "jobs" | "random" | "clock" | "log"> {
  /** The platform's address, for the links in mails. */
  publicUrl: string;
  /** For the links of bookings. */
  bookingLinks: BookingLinks;
}

/** Events that one transaction tells, and transactions of one run; what is left waits for the next. */
const BATCH = 50;
const ROUNDS = 200;
/** Organisations that one sweep works for. */
const AT_MOST = 1000;
/** An event that so often could not be told is given up. */
const MOST_FAILURES = 5;

/**
 * Tells an organisation's staff what happened, the oldest first: a notification for each of them and, where the settings
 * say so, a mail; and visitors whose bookings ran out. An event is told in the transaction that marks it as told, and locked meanwhile: exactly once,
 * however many servers do this and whenever one of them stops.
 */
export async function tellEvents(ports: TellingPorts, orgId: string): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    try {
      if ((await tellSome(ports, orgId, BATCH)) < BATCH) return;
    } catch (error) {
      ports.log.warn({ orgId, error }, "some events could not be told together; trying them one by one");
      await tellOneByOne(ports, orgId);
      return;
    }
  }
}

/** The same for every organisation with events that nobody was told of yet, such as those of a server that stopped. */
export async function tellAllEvents(ports: TellingPorts): Promise<void> {
  const untoldOf = await ports.database.lookup((db) => untoldOrganisations(db, AT_MOST));
  await eachAlone(ports.log, untoldOf, (orgId) => tellEvents(ports, orgId));
}

const untold = (db: TenantTransaction, orgId: string) =>
  db
    .selectFrom("notificationEvents")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("toldAt", "is", null)
    .orderBy("occurredAt")
    .orderBy("eventId")
    .forUpdate()
    .skipLocked();

/** @returns how many events were told */
const tellSome = (ports: TellingPorts, orgId: string, limit: number): Promise<number> =>
  ports.database.tx({ orgId }, async (db) => tell(ports, db, orgId, await untold(db, orgId).limit(limit).execute()));

async function tellOneByOne({ database, ...ports }: TellingPorts, orgId: string): Promise<void> {
  const events = await database.tx({ orgId }, (db) => untold(db, orgId).limit(BATCH).execute());
  for (const { eventId } of events) {
    try {
      await database.tx({ orgId }, async (db) => {
        const event = await untold(db, orgId).where("eventId", "=", eventId).execute();
        await tell(ports, db, orgId, event);
      });
    } catch (error) {
      ports.log.error({ orgId, eventId, error }, "an event could not be told");
      await database.tx({ orgId }, (db) =>
        db
          .updateTable("notificationEvents")
          .set({
            attempts: sql`attempts + 1`,
            toldAt: sql`case when attempts + 1 >= ${MOST_FAILURES} then ${ports.clock.now()}::timestamptz end`,
          })
          .where("orgId", "=", orgId)
          .where("eventId", "=", eventId)
          .execute(),
      );
    }
  }
}

async function tell(
  ports: Omit<TellingPorts, "database">,
  db: TenantTransaction,
  orgId: string,
  events: readonly Row<"notificationEvents">[],
): Promise<number> {
  if (events.length === 0) return 0;
  const now = ports.clock.now();
  const organisation = await db.selectFrom("organisations").selectAll().where("orgId", "=", orgId).executeTakeFirst();
  const settings = await readSettings(db, orgId);
  const listeners = await readListeners(db, orgId);
  const subjects = await readSubjects(db, orgId, events);

  const platform = await platformOf(db, ports.publicUrl, [orgId]);
  const mailPorts = { ...ports, platform };

  const rows: Row<"notifications">[] = [];
  for (const event of events) {
    const { enabled, email } = settings[event.type];
    const told = organisation && enabled ? wordingOf({ event, organisation, subjects }) : null;
    if (!organisation || !told) continue;
    const { eventId, type, branchId, occurredAt } = event;
    for (const { userId, email: to } of listeners.filter((listener) => hears(listener, event))) {
      // What somebody did himself stands in his list, but is no news to him.
      const isRead = userId === event.actorId;
      const stamps = { createdAt: occurredAt, updatedAt: occurredAt };
      const notificationId = ports.random.id();
      rows.push({ orgId, notificationId, userId, eventId, type, branchId, ...told, isRead, ...stamps });
      if (!email || isRead) continue;
      const shown = { notificationId, origin: platform.address };
      const mail = mailToStaff({ event, organisation, subjects }, told, shown);
      if (mail) await queueMail(mailPorts, db, orgId, { to, ...mail });
    }
  }
  for (const mail of organisation
    ? await mailsToVisitors({ ...ports, origin: platform.address }, db, organisation, events)
    : []) {
    await queueMail(mailPorts, db, orgId, mail);
  }
  await insertAll(db, "notifications", rows);
  await db
    .updateTable("notificationEvents")
    .set({ toldAt: now })
    .where("orgId", "=", orgId)
    .where(
      "eventId",
      "in",
      events.map(({ eventId }) => eventId),
    )
    .execute();
  return events.length;
}
