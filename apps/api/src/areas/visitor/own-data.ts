import { sql } from "kysely";
import type { Context } from "../../context";
import { shownPhone } from "../customers/phone";
import { documentsRecord } from "../customers/record";
import { tenantOf } from "../tenant";
import { ownPayments } from "./own-payments";
import { paymentRecord } from "./payments";
import { readProfile } from "./profile";
import { branchesOf, ownBookings, withBranches } from "./queries";
import { visitorBookingRecord } from "./record";
import { type Visitor, visitorOf } from "./visitor";

/** Of each kind at most; the latest. Nobody has as many. */
const MOST = 5_000;

type Tenancy = Pick<Context, "db" | "orgId">;

/** The customers who have the visitor's address, with all that staff wrote of them. */
async function customersOf(context: Context, { customerIds }: Visitor) {
  if (customerIds.length === 0) return [];
  const rows = await context.db
    .selectFrom("customers")
    .selectAll()
    .where("orgId", "=", context.orgId)
    .where("customerId", "in", [...customerIds])
    .orderBy("customerId")
    .execute();
  return Promise.all(
    rows.map(async (row) => ({
      _id: row.customerId,
      branchId: row.branchId,
      name: row.name,
      email: row.email,
      phone: shownPhone(row.phone),
      address: row.address,
      emergencyContact: row.emergencyContact,
      ...documentsRecord(row),
      // Good for ten minutes.
      photo: row.photoKey === null ? null : (await context.fileAddress(row.photoKey)).url,
      isActive: row.isActive,
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
    })),
  );
}

async function bookingsOf(context: Context, visitor: Visitor) {
  const rows = await ownBookings(context, visitor).orderBy("bookings.startAt", "desc").limit(MOST).execute();
  const organisation = tenantOf(context);
  return (await withBranches(context, rows)).map((placed) => {
    // The same again, in a calendar's words.
    const { calendar: _, ...record } = visitorBookingRecord(organisation, placed, context.now);
    return { ...record, notes: placed.booking.notes };
  });
}

async function paymentsOf(context: Context, visitor: Visitor) {
  const rows = await ownPayments(context, visitor).limit(MOST).execute();
  const branches = await branchesOf(context, rows);
  return rows.flatMap((row) => {
    const branch = branches.get(row.branchId);
    return branch ? [paymentRecord(row, branch)] : [];
  });
}

const membershipsOf = ({ db, orgId }: Tenancy, { customerIds }: Visitor) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("feePlans as f", (join) =>
      join.onRef("f.orgId", "=", "m.orgId").onRef("f.feePlanId", "=", "m.feePlanId"),
    )
    .select(["m.membershipId", "m.kind", "f.name as feePlanName", "m.branchId", "m.startAt", "m.endAt", "m.status"])
    .select(["m.allowance", "m.allowanceUnit", "m.used", "m.amount", "m.paid", "m.currency", "m.createdAt"])
    .where("m.orgId", "=", orgId)
    .where(({ eb, val }) => eb("m.customerId", "=", eb.fn.any(val([...customerIds]))))
    .orderBy("m.startAt", "desc")
    .limit(MOST)
    .execute();

const chargesOf = ({ db, orgId }: Tenancy, { customerIds }: Visitor) =>
  db
    .selectFrom("charges")
    .select(["chargeId", "branchId", "reason", "amount", "paid", "currency", "chargedAt", "cancelledAt"])
    .where("orgId", "=", orgId)
    .where(({ eb, val }) => eb("customerId", "=", eb.fn.any(val([...customerIds]))))
    .orderBy("chargedAt", "desc")
    .limit(MOST)
    .execute();

const depositsOf = ({ db, orgId }: Tenancy, { customerIds }: Visitor) =>
  db
    .selectFrom("deposits")
    .select(["branchId", "held", "currency"])
    .where("orgId", "=", orgId)
    .where(({ eb, val }) => eb("customerId", "=", eb.fn.any(val([...customerIds]))))
    .execute();

/** When and for how long he was signed in; the tokens themselves are not kept. */
const sessionsOf = ({ db, orgId }: Tenancy, { email }: Visitor) =>
  db
    .selectFrom("visitorSessions")
    .select(["createdAt", "expiresAt"])
    .where("orgId", "=", orgId)
    .where("email", "=", email)
    .orderBy("createdAt", "desc")
    .limit(MOST)
    .execute();

const feedOf = ({ db, orgId }: Tenancy, { email }: Visitor) =>
  db
    .selectFrom("visitorFeeds")
    .select(["createdAt as since", "readAt"])
    .where("orgId", "=", orgId)
    .where("email", "=", email)
    .executeTakeFirst();

const mailsOf = ({ db, orgId }: Tenancy, { email }: Visitor) =>
  db
    .selectFrom("mails")
    .select(["subject", "status", "createdAt", "sentAt"])
    .where("orgId", "=", orgId)
    .where("toAddress", "=", email)
    .orderBy("createdAt", "desc")
    .limit(MOST)
    .execute();

/** What he wrote to the staff from the site. */
const messagesOf = ({ db, orgId }: Tenancy, { email }: Visitor) =>
  db
    .selectFrom("contactMessages")
    .select(["name", "phone", "subject", "message", "createdAt"])
    .where("orgId", "=", orgId)
    .where("email", "=", email)
    .orderBy("createdAt", "desc")
    .limit(MOST)
    .execute();

/** Whether the address wants no mails of the organisation's. */
export async function mailsStopped({ db }: Pick<Context, "db">, { email }: Pick<Visitor, "email">): Promise<boolean> {
  const { rows } = await sql<{ stopped: boolean }>`select mail_stopped(${email}) as stopped`.execute(db);
  return rows[0]?.stopped ?? false;
}

/** All that the organisation keeps of a visitor by his address. */
async function ownData(context: Context) {
  const visitor = visitorOf(context);
  const { orgId, orgName } = tenantOf(context);
  const { customerId: _, ...profile } = await readProfile(context, visitor);
  return {
    organisation: { _id: orgId, name: orgName },
    madeAt: context.now,
    profile,
    customers: await customersOf(context, visitor),
    bookings: await bookingsOf(context, visitor),
    memberships: await membershipsOf(context, visitor),
    payments: await paymentsOf(context, visitor),
    charges: await chargesOf(context, visitor),
    deposits: await depositsOf(context, visitor),
    sessions: await sessionsOf(context, visitor),
    calendarFeed: (await feedOf(context, visitor)) ?? null,
    mails: await mailsOf(context, visitor),
    messages: await messagesOf(context, visitor),
    mailsStopped: await mailsStopped(context, visitor),
  };
}

/** The same as a file of JSON. */
export async function download(context: Context) {
  const type = "application/json";
  const text = `${JSON.stringify(await ownData(context), null, 2)}\n`;
  return { filename: "my-data.json", contentType: type, blob: new Blob([text], { type }) };
}
