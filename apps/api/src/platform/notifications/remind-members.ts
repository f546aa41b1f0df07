import { sql } from "kysely";
import { bookingAddress } from "../../codes/booking-links";
import { isAssigned } from "../../database/is-assigned";
import { organisationsWithEndings } from "../../database/lookups";
import type { TenantTransaction } from "../../database/port";
import { endingMail } from "../../mails/ending-mail";
import { queueMail } from "../mail";
import { eachAlone } from "../stand-alone";
import type { TellingPorts } from "./tell-events";
import { termDays } from "./term-days";

/** Members whom one transaction tells. */
const BATCH = 100;

interface Ending {
  bookingId: string;
  lastDay: string;
}

/**
 * Notes terms that end soon and of which nobody was told yet, by the organisation's days and the branch's calendar. As with the
 * staff's reminders, what a stopped server missed is made up for as long as no nearer day has come, and a term that was made or
 * renewed when its end was that near is known to its member. The row is the mark: whoever writes it tells.
 */
async function noteEndings(db: TenantTransaction, orgId: string, now: Date): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    insert into ending_mails (org_id, booking_id, last_day, days, branch_id, noted_at)
    select b.org_id, b.booking_id, l.last_day, s.days, b.branch_id, ${now}::timestamptz
    from organisations o
    join branches br on br.org_id = o.org_id
    join bookings b on b.org_id = br.org_id and b.branch_id = br.branch_id
    join customers c on c.org_id = b.org_id and c.customer_id = b.customer_id
    cross join lateral ${termDays(now)} l
    cross join lateral (
      select day::integer as days from jsonb_array_elements_text(o.org_settings -> 'expiryReminderDays') day
      where l.last_day - l.today <= day::integer order by 1 limit 1
    ) s
    where o.org_id = ${orgId}::uuid and o.is_active and ${isAssigned("b")}
      and b.ends_at > ${now}::timestamptz and b.ends_at < ${now}::timestamptz + interval '92 days'
      and l.known_from < l.last_day - s.days and c.is_active and c.email <> ''
      and not exists (
        select from ending_mails e where e.org_id = b.org_id and e.booking_id = b.booking_id
          and e.last_day = l.last_day and e.days = s.days
      )
    order by b.ends_at, b.booking_id
    limit ${BATCH}
    on conflict do nothing
    returning booking_id, last_day::text as last_day
  `.execute(db);
  return rows;
}

/** Tells members of one organisation; the mails leave exactly when it is noted that they did. */
async function remindSome(ports: TellingPorts, db: TenantTransaction, orgId: string): Promise<number> {
  const endings = await noteEndings(db, orgId, ports.clock.now());
  if (endings.length === 0) return 0;
  const lastDays = new Map(endings.map(({ bookingId, lastDay }) => [bookingId, lastDay]));
  const organisation = await db
    .selectFrom("organisations")
    .selectAll()
    .where("orgId", "=", orgId)
    .executeTakeFirstOrThrow();
  const found = await db
    .selectFrom("bookings as b")
    .innerJoin("desks as d", (join) => join.onRef("d.orgId", "=", "b.orgId").onRef("d.deskId", "=", "b.deskId"))
    .innerJoin("branches as br", (join) =>
      join.onRef("br.orgId", "=", "b.orgId").onRef("br.branchId", "=", "b.branchId"),
    )
    .innerJoin("customers as c", (join) =>
      join.onRef("c.orgId", "=", "b.orgId").onRef("c.customerId", "=", "b.customerId"),
    )
    .select(["b.bookingId", "b.code", "b.endAt", "d.name as deskName"])
    .select(["br.name as branchName", "br.phone", "br.email"])
    .select(["c.name as customerName", "c.email as to"])
    .where("b.orgId", "=", orgId)
    .where("b.bookingId", "in", [...lastDays.keys()])
    .execute();
  for (const { bookingId, code, endAt, deskName, branchName, phone, email, customerName, to } of found) {
    const address = await bookingAddress(ports.bookingLinks, ports.publicUrl, { orgId, bookingId });
    const mail = endingMail({
      organisation,
      branch: { name: branchName, phone, email },
      deskName,
      booking: { bookingId, code, endAt },
      customerName,
      lastDay: lastDays.get(bookingId) ?? "",
      address,
    });
    await queueMail(ports, db, orgId, { to, ...mail });
  }
  return endings.length;
}

/** Tells members of every organisation before their time at a desk ends: once for each day that it set, by mail. */
export async function remindMembers(ports: TellingPorts): Promise<void> {
  const ending = await ports.database.lookup((db) => organisationsWithEndings(db, ports.clock.now()));
  await eachAlone(ports.log, ending, async (orgId) => {
    let told = BATCH;
    while (told === BATCH) told = await ports.database.tx({ orgId }, (db) => remindSome(ports, db, orgId));
  });
}
