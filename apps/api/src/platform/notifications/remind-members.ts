import { sql } from "kysely";
import { bookingAddress } from "../../codes/booking-links";
import { constant } from "../../database/constant";
import { organisationsWithEndings } from "../../database/lookups";
import type { TenantTransaction } from "../../database/port";
import { endingMail } from "../../mails/ending-mail";
import { queueMail } from "../mail";
import { platformOf } from "../platform-of";
import { eachAlone } from "../stand-alone";
import type { TellingPorts } from "./tell-events";
import { termDays } from "./term-days";

/** Members whom one transaction tells. */
const BATCH = 100;

interface Ending {
  membershipId: string;
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
    select m.org_id, m.membership_id, l.last_day, s.days, m.branch_id, ${now}::timestamptz
    from organisations o
    join branches br on br.org_id = o.org_id
    join memberships m on m.org_id = br.org_id and m.branch_id = br.branch_id
    join customers c on c.org_id = m.org_id and c.customer_id = m.customer_id
    cross join lateral ${termDays(now)} l
    cross join lateral (
      select day::integer as days from jsonb_array_elements_text(o.org_settings -> 'expiryReminderDays') day
      where l.last_day - l.today <= day::integer order by 1 limit 1
    ) s
    where o.org_id = ${orgId}::uuid and o.is_active and m.status = 'ACTIVE'
      and m.ends_at > ${now}::timestamptz and m.ends_at < ${now}::timestamptz + interval '92 days'
      and l.known_from < l.last_day - s.days and c.is_active and c.email <> ''
      and not exists (
        select from ending_mails e where e.org_id = m.org_id and e.booking_id = m.membership_id
          and e.last_day = l.last_day and e.days = s.days
      )
    order by m.ends_at, m.membership_id
    limit ${BATCH}
    on conflict do nothing
    returning booking_id as membership_id, last_day::text as last_day
  `.execute(db);
  return rows;
}

/** Tells members of one organisation; the mails leave exactly when it is noted that they did. */
async function remindSome(ports: TellingPorts, db: TenantTransaction, orgId: string): Promise<number> {
  const endings = await noteEndings(db, orgId, ports.clock.now());
  if (endings.length === 0) return 0;
  const lastDays = new Map(endings.map(({ membershipId, lastDay }) => [membershipId, lastDay]));
  const organisation = await db
    .selectFrom("organisations")
    .selectAll()
    .where("orgId", "=", orgId)
    .executeTakeFirstOrThrow();
  const found = await db
    .selectFrom("memberships as m")
    .innerJoin("branches as br", (join) =>
      join.onRef("br.orgId", "=", "m.orgId").onRef("br.branchId", "=", "m.branchId"),
    )
    .innerJoin("customers as c", (join) =>
      join.onRef("c.orgId", "=", "m.orgId").onRef("c.customerId", "=", "m.customerId"),
    )
    .innerJoin("feePlans as f", (join) =>
      join.onRef("f.orgId", "=", "m.orgId").onRef("f.feePlanId", "=", "m.feePlanId"),
    )
    .leftJoin("desks as d", (join) => join.onRef("d.orgId", "=", "m.orgId").onRef("d.deskId", "=", "m.deskId"))
    .leftJoin("shifts as s", (join) => join.onRef("s.orgId", "=", "m.orgId").onRef("s.shiftId", "=", "m.shiftId"))
    // A seat is one booking, whose page its member knows.
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom("bookings as b")
          .select(["b.bookingId", "b.code"])
          .whereRef("b.orgId", "=", "m.orgId")
          .whereRef("b.membershipId", "=", "m.membershipId")
          .where("m.kind", "=", "seat")
          .where("b.status", "=", constant("CONFIRMED"))
          .orderBy("b.startAt", "desc")
          .limit(1)
          .as("b"),
      (join) => join.onTrue(),
    )
    .select(["m.membershipId", "m.kind", "m.endAt", "m.allowance", "m.allowanceUnit", "m.used"])
    .select(["b.bookingId", "b.code", "d.name as deskName", "s.name as shiftName", "f.name as feePlanName"])
    .select(["br.name as branchName", "br.phone", "br.email", "c.name as customerName", "c.email as to"])
    .where("m.orgId", "=", orgId)
    .where("m.membershipId", "in", [...lastDays.keys()])
    .execute();
  const platform = await platformOf(db, ports.publicUrl, [orgId]);
  for (const { to, branchName, phone, email, bookingId, code, ...membership } of found) {
    const booking = bookingId &&
      code && { code, address: await bookingAddress(ports.bookingLinks, platform.address, { orgId, bookingId }) };
    const mail = endingMail({
      organisation,
      branch: { name: branchName, phone, email },
      membership,
      booking: booking || null,
      lastDay: lastDays.get(membership.membershipId) ?? "",
    });
    await queueMail({ ...ports, platform }, db, orgId, { to, ...mail });
  }
  return endings.length;
}

/** Tells members of every organisation before their membership ends: once for each day that it set, by mail. */
export async function remindMembers(ports: TellingPorts): Promise<void> {
  const ending = await ports.database.lookup((db) => organisationsWithEndings(db, ports.clock.now()));
  await eachAlone(ports.log, ending, async (orgId) => {
    let told = BATCH;
    while (told === BATCH) told = await ports.database.tx({ orgId }, (db) => remindSome(ports, db, orgId));
  });
}
