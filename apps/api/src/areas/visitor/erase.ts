import type { Erased, EraseOwn } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import { takeVisitorTurn } from "../../codes/visitor-code";
import type { Context } from "../../context";
import { invalid } from "../../failure";
import { checkNothingRuns } from "./in-the-way";
import { debtorsOf } from "./owed";
import { mailsStopped } from "./own-data";
import { ownBookings } from "./queries";
import { type Visitor, visitorOf } from "./visitor";

/** What stands where a customer's name stood. */
const NOBODY = "Erased on request";

interface Traces {
  customerIds: readonly string[];
  bookingIds: readonly string[];
}

/** The visitor's records, locked until this is over: what is booked for him meanwhile waits. */
async function tracesOf(context: Context, visitor: Visitor): Promise<Traces> {
  const { db, orgId } = context;
  const customers = await db
    .selectFrom("customers")
    .select("customerId")
    .where("orgId", "=", orgId)
    .where("email", "=", visitor.email)
    .orderBy("customerId")
    .forUpdate()
    .execute();
  const customerIds = customers.map(({ customerId }) => customerId);
  const bookings = await ownBookings(context, { ...visitor, customerIds })
    .select("bookings.bookingId")
    .execute();
  return { customerIds, bookingIds: bookings.map(({ bookingId }) => bookingId) };
}

const ids = (of: readonly string[]) => sql<string>`any (${[...of]}::uuid[])`;

/** What the books need stays; who it was does not. Bookings that bear another's address keep it. */
async function blankRecords({ db, orgId, now }: Context, { email }: Visitor, traces: Traces): Promise<void> {
  await db
    .updateTable("bookings")
    .set({
      visitorName: "",
      visitorEmail: "",
      visitorPhone: "",
      notes: "",
      cancelReason: null,
      guests: null,
      updatedAt: now,
    })
    .where("orgId", "=", orgId)
    .where("bookingId", "=", ids(traces.bookingIds))
    .where("visitorEmail", "in", [email, ""])
    .execute();
  await db
    .updateTable("customers")
    .set({
      ...{ name: NOBODY, email: "", phone: "", address: "", notes: "", photoKey: null, isActive: false },
      ...{ idProof: null, emergencyContact: null, erasedAt: now, updatedAt: now },
    })
    .where("orgId", "=", orgId)
    .where("customerId", "=", ids(traces.customerIds))
    .execute();
}

/** What nothing needs any more. */
async function deleteTraces(context: Context, visitor: Visitor, { customerIds, bookingIds }: Traces): Promise<void> {
  const { db, orgId } = context;
  const { email } = visitor;
  await db.deleteFrom("visitorProfiles").where("orgId", "=", orgId).where("email", "=", email).execute();
  await db.deleteFrom("visitorFeeds").where("orgId", "=", orgId).where("email", "=", email).execute();
  await db.deleteFrom("visitorSessions").where("orgId", "=", orgId).where("email", "=", email).execute();
  await db.deleteFrom("contactMessages").where("orgId", "=", orgId).where("email", "=", email).execute();
  await db
    .deleteFrom("mails")
    .where("orgId", "=", orgId)
    .where(({ eb, or }) => or([eb("toAddress", "=", email), eb("replyTo", "=", email)]))
    .execute();
  await db
    .deleteFrom("codeFlows")
    .where("orgId", "=", orgId)
    .where("subjectEmail", "=", email)
    .where("userId", "is", null)
    .execute();
  await db
    .deleteFrom("idempotencyKeys")
    .where("orgId", "=", orgId)
    .where("actorId", "=", `customer:${email}`)
    .execute();
  await db
    .deleteFrom("membershipPeople")
    .where("orgId", "=", orgId)
    .where("customerId", "=", ids(customerIds))
    .execute();
  await db
    .deleteFrom("dueReminders")
    .where("orgId", "=", orgId)
    .where("debtor", "=", ids(await debtorsOf(context, { ...visitor, customerIds })))
    .execute();
  // What staff were told names him.
  const events = sql<boolean>`event_id in (
    select e.event_id from notification_events e where e.org_id = ${orgId}::uuid and (e.subject_id = ${ids(bookingIds)}
      or e.subject_id in (select t.transaction_id from desk_transactions t where t.org_id = ${orgId}::uuid
        and (t.customer_id = ${ids(customerIds)} or t.booking_id = ${ids(bookingIds)}))
      or e.subject_id in (select m.membership_id from memberships m where m.org_id = ${orgId}::uuid and m.customer_id = ${ids(customerIds)})))`;
  await db.deleteFrom("notifications").where("orgId", "=", orgId).where(events).execute();
  await db.deleteFrom("notificationEvents").where("orgId", "=", orgId).where(events).execute();
}

const WHAT_GOES = [
  "Your name, e-mail address, phone number, address, emergency contact, photo, proof of identity and notes",
  "Your profile, sign-ins, calendar address and codes",
  "Messages that you wrote, mails that were sent to you, and what staff were told of you",
];

const WHAT_STAYS: Erased["stays"] = [
  {
    what: "Bookings, memberships, payments and charges: when, where and how much",
    reason: "The books have to show what was sold and paid. They no longer say by whom.",
  },
  { what: "What payments' references say", reason: "The bank's number of a payment is a part of the books." },
  {
    what: "That something was done, in the record of changes",
    reason: "It shows that nothing was changed in secret. It no longer says that it was you.",
  },
  { what: "Copies in backups", reason: "They are replaced in their own time, and are read for repairs alone." },
];

const STOPPED: Erased["stays"][number] = {
  what: "A fingerprint of your address in the list of those who want no mails",
  reason: "Without it you would get mails again. Your address can't be read from it.",
};

/**
 * Erases what the organisation keeps of the visitor; what its books need stays without him. Only what bears his address: a family's others
 * stay as they are.
 * @throws Failure 400 where `confirm` is not his address; 409 `still_running`
 */
export async function erase(context: Context<EraseOwn>): Promise<Erased> {
  const { db, orgId, now, input } = context;
  const visitor = visitorOf(context);
  const { email } = visitor;
  if (input.confirm !== email) {
    throw invalid([{ path: ["confirm"], message: `Type your address as it is here: ${email}` }]);
  }
  // Who books with the address meanwhile waits, and finds nobody's.
  await takeVisitorTurn(context, email);
  const traces = await tracesOf(context, visitor);
  await checkNothingRuns(context, { ...visitor, customerIds: traces.customerIds });
  const stopped = await mailsStopped(context, visitor);
  await deleteTraces(context, visitor, traces);
  await blankRecords(context, visitor, traces);
  await sql`select * from blank_visitor(${email}, ${[...traces.customerIds]}::uuid[], ${[...traces.bookingIds]}::uuid[],
    ${now}::timestamptz)`.execute(db);
  context.announce([{ type: "visitor_erased", subjectId: orgId, occasion: now.toISOString(), branchId: null }]);
  return { erased: WHAT_GOES, stays: stopped ? [...WHAT_STAYS, STOPPED] : WHAT_STAYS };
}
