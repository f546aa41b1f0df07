import { sql } from "kysely";
import { organisationsWithDebts } from "../../database/lookups";
import type { Tenant, TenantTransaction } from "../../database/port";
import { Failure } from "../../failure";
import { queueMail } from "../../platform/mail";
import type { TellingPorts } from "../../platform/notifications/tell-events";
import { platformOf } from "../../platform/platform-of";
import { eachAlone, standAlone } from "../../platform/stand-alone";
import { debtors, noReminder } from "./debtors";
import { sendReminder } from "./remind";

const DAY = 86_400_000;

/** Hours of the branch's day in which mails leave by themselves: from, and until before. */
const HOURS = { from: 9, until: 20 };

/** For how many days a mail is made up for that a stopped server, or a full day, kept from leaving. */
const MADE_UP_DAYS = 7;

/** Debtors of an organisation that one turn mails; the others wait for the next. */
const A_TURN = 500;

interface Reminded {
  debtor: string;
  branchId: string;
}

/**
 * Who is to be reminded in a branch now: one of the organisation's days has come since he was last reminded there, and within the days that
 * are made up for. However many have come, that is one mail.
 */
async function remindedIn(
  db: TenantTransaction,
  { organisation, branchId, now, most }: { organisation: Tenant; branchId: string; now: Date; most: number },
): Promise<Reminded[]> {
  const { orgId, orgSettings } = organisation;
  const today = sql`(${now}::timestamptz at time zone br.timezone)::date`;
  const since = sql`(f.since at time zone br.timezone)::date`;
  // What began later has none of the days behind it in any zone.
  const before = new Date(now.getTime() - (Math.min(...orgSettings.dueReminderDays) - 1) * DAY);
  const found = await debtors({ db, orgId, now, branches: [branchId] }, before)
    .where(sql<boolean>`${noReminder({ orgId, now })} is null`)
    .where(sql<boolean>`exists (
      select from unnest(${orgSettings.dueReminderDays}::integer[]) step (days)
      where ${since} + step.days <= ${today} and ${since} + step.days > ${today} - ${MADE_UP_DAYS}::integer
        and ${since} + step.days > coalesce((
          select max(r.day) from due_reminders r
          where r.org_id = ${orgId}::uuid and r.debtor = f.debtor and r.branch_id = ${branchId}::uuid
        ), '-infinity')
    )`)
    // Who says that he has paid waits for an answer, not for a reminder.
    .where(sql<boolean>`not exists (
      select from debts d join bookings b on b.org_id = d.org_id and b.booking_id = d.item_id
      where d.org_id = ${orgId}::uuid and d.branch_id = ${branchId}::uuid and d.debtor = f.debtor
        and b.claimed_at is not null and b.claim_answer is null
    )`)
    .clearOrderBy()
    .orderBy("f.debtor")
    .limit(most)
    .execute();
  return found.map(({ debtor }) => ({ debtor, branchId }));
}

/** Who is to be reminded in an organisation now: branch by branch, where it is day. */
async function remindedOf(db: TenantTransaction, organisation: Tenant, now: Date): Promise<Reminded[]> {
  const { orgId } = organisation;
  const hour = sql<number>`extract(hour from ${now}::timestamptz at time zone timezone)`;
  const branches = await db
    .selectFrom("branches")
    .select("branchId")
    .where("orgId", "=", orgId)
    .where(hour, ">=", HOURS.from)
    .where(hour, "<", HOURS.until)
    .orderBy("branchId")
    .execute();
  const found: Reminded[] = [];
  for (const { branchId } of branches) {
    if (found.length === A_TURN) break;
    found.push(...(await remindedIn(db, { organisation, branchId, now, most: A_TURN - found.length })));
  }
  return found;
}

/** Reminds somebody by itself. @returns whether the organisation has mails of today left */
async function remindOne(ports: TellingPorts, organisation: Tenant, { debtor, branchId }: Reminded): Promise<boolean> {
  const { orgId } = organisation;
  const now = ports.clock.now();
  const { bookingLinks, publicUrl } = ports;
  try {
    await ports.database.tx({ orgId }, async (db) => {
      const platform = await platformOf(db, publicUrl, [orgId]);
      await sendReminder(
        {
          db,
          orgId,
          now,
          organisation,
          branches: [branchId],
          bookingLinks,
          origin: platform.address,
          sendMail: (mail) => queueMail({ ...ports, platform }, db, orgId, mail),
        },
        debtor,
      );
    });
    return true;
  } catch (error) {
    // He paid, was reminded by hand or in another branch, or wants no mails, meanwhile.
    if (error instanceof Failure) return error.code !== "mails_used_up";
    throw error;
  }
}

/** Reminds who owes in one organisation, each alone, until its mails of the day are used up. */
async function remindIn(ports: TellingPorts, orgId: string): Promise<void> {
  const { organisation, found } = await ports.database.tx({ orgId }, async (db) => {
    const tenant = await db
      .selectFrom("organisations")
      .selectAll()
      .where("orgId", "=", orgId)
      .executeTakeFirstOrThrow();
    return { organisation: tenant, found: await remindedOf(db, tenant, ports.clock.now()) };
  });
  let hasRoom = true;
  await standAlone(ports.log, async (alone) => {
    for (const one of found) {
      if (!hasRoom) return;
      await alone({ orgId }, async () => {
        hasRoom = await remindOne(ports, organisation, one);
      });
    }
  });
}

/** Mails who owes in every organisation that says so, on its days (decision 72). */
export async function remindDebtors(ports: TellingPorts): Promise<void> {
  const reminding = await ports.database.lookup((db) => organisationsWithDebts(db, ports.clock.now(), HOURS));
  await eachAlone(ports.log, reminding, (orgId) => remindIn(ports, orgId));
}
