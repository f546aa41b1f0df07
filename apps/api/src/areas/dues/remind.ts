import type { ById, Debtor, DueItem, NoReminder, SentReminder } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import { bookingAddress, dueAddress, linkedSince } from "../../codes/booking-links";
import type { Context } from "../../context";
import type { Tenant } from "../../database/port";
import { conflict, type Failure, notFound } from "../../failure";
import { dueMail } from "../../mails/due-mail";
import { upiFor } from "../organisation/record";
import { tenantOf } from "../tenant";
import { debtorRecord, debtors } from "./debtors";
import { itemsOf } from "./items";
import type { Asking } from "./queries";

/** As many of what he owes are read to be named. */
const MOST_READ = 10;

const WHY: Readonly<Record<NoReminder, string>> = {
  no_address: "No e-mail address is known here. Call, or add one first.",
  reminded_today: "A reminder was mailed today already. It can be sent again tomorrow.",
  mails_stopped: "Whoever reads this address wants no such mails. Call, or write in another way.",
};

const refused = (why: NoReminder): Failure => conflict(why, WHY[why]);

type Reminding = Asking &
  Pick<Context, "now" | "sendMail" | "bookingLinks"> & {
    organisation: Tenant;
    /** The platform's address, as the organisation's people know it. */
    origin: string;
  };

/** The page where it is paid by UPI: the booking's own, where he owes for one alone and that has one still, else that of all that he owes. */
async function pageOf(
  { orgId, now, bookingLinks, origin }: Reminding,
  { _id, owed }: Debtor,
  items: readonly DueItem[],
) {
  const [item] = items;
  const isBooking = owed === 1 && item?.kind === "booking" && new Date(item.endAt) > linkedSince(now);
  return isBooking
    ? bookingAddress(bookingLinks, origin, { orgId, bookingId: item._id })
    : dueAddress(bookingLinks, origin, { orgId, debtorId: _id });
}

/**
 * Mails somebody what he owes, in the transaction that notes it: once a day, whoever asks for it and however many at once.
 * @returns what is due, and what it was told of
 * @throws Failure 404 where nothing is due; 409 `no_address`, `reminded_today`, `mails_stopped`, `mails_used_up`
 */
export async function sendReminder(reminding: Reminding, id: string) {
  const { db, orgId, now, organisation, sendMail } = reminding;
  const row = await debtors(reminding).where("f.debtor", "=", id).executeTakeFirst();
  if (!row?.branchId) throw notFound("Debt");
  if (row.noReminder) throw refused(row.noReminder);
  const debtor = debtorRecord(row);
  const branch = await db
    .selectFrom("branches")
    .select(["branchId", "name", "timezone", "phone", "email"])
    .where("orgId", "=", orgId)
    .where("branchId", "=", row.branchId)
    .executeTakeFirstOrThrow();
  const noted = await db
    .insertInto("dueReminders")
    .values({
      orgId,
      debtor: id,
      day: sql<string>`(${now}::timestamptz at time zone ${branch.timezone})::date`,
      branchId: branch.branchId,
      remindedAt: now,
    })
    .onConflict((conflicting) => conflicting.doNothing())
    .returning("debtor")
    .executeTakeFirst();
  if (!noted) throw refused("reminded_today");
  const items = await itemsOf(reminding, id, MOST_READ);
  const upi = upiFor(organisation, debtor.currency);
  const page = upi && (await pageOf(reminding, debtor, items));
  await sendMail({ to: debtor.email, ...dueMail({ organisation, branch, debtor: { ...debtor, items, upi }, page }) });
  return debtor;
}

/** Reminds somebody by hand. */
export async function remind(context: Context<ById>): Promise<SentReminder> {
  const { input, now } = context;
  const { due, currency } = await sendReminder(
    { ...context, organisation: tenantOf(context), origin: (await context.platform()).address },
    input.id,
  );
  context.audit({ recordId: input.id, after: { due, currency } });
  return { remindedAt: now.toISOString() };
}
