import { formatPeriod } from "@carrel/sdk/domain";
import type { Customer, MergeCustomers } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type * as z from "zod";
import type { Context } from "../../context";
import { countingAnew } from "../../database/count";
import { json } from "../../database/json";
import { hasSeat } from "../../database/membership-runs";
import type { Row, RowChanges } from "../../database/schema";
import { conflict, invalid, notFound } from "../../failure";
import { blankCustomer } from "../../platform/audit/blank";
import { isReferredTo } from "../constraint";
import { wordsOf } from "../tenant";
import { holdPeople } from "./identity";
import { assignedDesks, findCustomer } from "./queries";
import { auditedCustomer, changedFields, customerRecord } from "./record";

type Merging = Context<z.output<typeof MergeCustomers>>;
type Stored = Row<"customers">;

/** Longest notes of a customer. */
const MOST_NOTES = 2000;

/** Reads both, and makes whoever changes them or books for them wait. @throws Failure 404 */
async function lockBoth(context: Merging): Promise<{ kept: Stored; gone: Stored }> {
  const { db, orgId, input } = context;
  await holdPeople(context, [await findCustomer(context, input.id), await findCustomer(context, input.otherId)]);
  if (input.id === input.otherId) {
    throw invalid([{ path: ["otherId"], message: `Choose another ${wordsOf(context).member.toLowerCase()}` }]);
  }
  const rows = await db
    .selectFrom("customers")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("customerId", "in", [input.id, input.otherId])
    .orderBy("customerId")
    .forUpdate()
    .execute();
  const kept = rows.find(({ customerId }) => customerId === input.id);
  const gone = rows.find(({ customerId }) => customerId === input.otherId);
  if (!kept || !gone) throw notFound(wordsOf(context).member);
  return { kept, gone };
}

const elsewhere = (context: Pick<Context, "organisation">) => {
  const { member } = wordsOf(context);
  return conflict(
    "customer_elsewhere",
    `One of them has booked in a branch that you don't work in. Ask somebody who works in every branch to merge this ${member.toLowerCase()}.`,
  );
};

/** @throws Failure 409 `customer_elsewhere` where something would be moved, or be in the way, that the caller doesn't see */
async function checkReach(context: Merging): Promise<void> {
  const { id, otherId } = context.input;
  const { rows } = await sql<{ beyond: boolean }>`
    select customers_elsewhere(${[id, otherId]}::uuid[]) as beyond
  `.execute(context.db);
  if (rows[0]?.beyond) throw elsewhere(context);
}

/** @throws Failure 409 `assignments_overlap`: one person has one desk at a time */
async function checkAssignments(context: Merging): Promise<void> {
  const { db, orgId, now, input } = context;
  const { rows } = await sql<Record<"oneDesk" | "otherDesk" | "timezone", string> & Record<"startAt" | "endAt", Date>>`
    select d1.name as one_desk, d2.name as other_desk, br.timezone,
      greatest(one.starts_at, other.starts_at) as starts_at, least(one.ends_at, other.ends_at) as ends_at
    from bookings one
    join bookings other on other.org_id = one.org_id and other.customer_id = ${input.otherId}::uuid
      and other.starts_at < one.ends_at and other.ends_at > one.starts_at
    join memberships m1 on m1.org_id = one.org_id and m1.membership_id = one.membership_id and ${hasSeat("m1")}
    join memberships m2 on m2.org_id = other.org_id and m2.membership_id = other.membership_id and ${hasSeat("m2")}
    join desks d1 on d1.org_id = one.org_id and d1.desk_id = one.desk_id
    join desks d2 on d2.org_id = other.org_id and d2.desk_id = other.desk_id
    join branches br on br.org_id = one.org_id and br.branch_id = one.branch_id
    where one.org_id = ${orgId}::uuid and one.customer_id = ${input.id}::uuid
      and one.ends_at > ${now}::timestamptz and other.ends_at > ${now}::timestamptz
      and one.status = 'CONFIRMED' and other.status = 'CONFIRMED'
    order by starts_at limit 1
  `.execute(db);
  const [both] = rows;
  if (!both) return;
  const { desk } = wordsOf(context);
  const time = formatPeriod(both.startAt, both.endAt, both.timezone);
  throw conflict(
    "assignments_overlap",
    `${desk} ${both.oneDesk} is assigned to one and ${desk.toLowerCase()} ${both.otherDesk} to the other at the same time: ${time}. End one of the assignments first.`,
  );
}

/** All that names a customer and goes over to another record of him; a test walks the schema for what is missing here. */
export const HANGS_ON_CUSTOMERS = [
  "bookings",
  "charges",
  "deposit_moves",
  "deposits",
  "desk_transactions",
  "membership_people",
  "memberships",
] as const;

/** @returns how many rows of each went over */
async function moveAll({ db, orgId, input, now }: Merging) {
  const bookings = await db
    .selectFrom("bookings")
    .select("bookingId")
    .where("orgId", "=", orgId)
    .where("customerId", "=", input.otherId)
    .execute();
  const bookingIds = bookings.map(({ bookingId }) => bookingId);
  await countingAnew(db, { orgId, bookingIds }, () =>
    db
      .updateTable("bookings")
      .set({ customerId: input.id, updatedAt: now })
      .where("orgId", "=", orgId)
      .where(({ eb, val }) => eb("bookingId", "=", eb.fn.any(val(bookingIds))))
      .execute(),
  );
  const { numUpdatedRows } = await db
    .updateTable("deskTransactions")
    .set({ customerId: input.id })
    .where("orgId", "=", orgId)
    .where("customerId", "=", input.otherId)
    .executeTakeFirstOrThrow();
  await moveMemberships({ db, orgId, input, now });
  await db
    .updateTable("charges")
    .set({ customerId: input.id, updatedAt: now })
    .where("orgId", "=", orgId)
    .where("customerId", "=", input.otherId)
    .execute();
  await moveDeposits({ db, orgId, input });
  // Who was reminded today was so under either name.
  await sql`
    insert into due_reminders (org_id, debtor, day, branch_id, reminded_at)
    select org_id, ${input.id}::uuid, day, branch_id, reminded_at from due_reminders
    where org_id = ${orgId}::uuid and debtor = ${input.otherId}::uuid
    on conflict do nothing`.execute(db);
  return { bookings: bookingIds.length, payments: Number(numUpdatedRows) };
}

/** What is held for both is held for the one. */
async function moveDeposits({ db, orgId, input }: Pick<Merging, "db" | "orgId" | "input">) {
  const held = await db
    .deleteFrom("deposits")
    .where("orgId", "=", orgId)
    .where("customerId", "in", [input.id, input.otherId])
    .returning(["branchId", "currency", "held"])
    .execute();
  for (const rows of Map.groupBy(held, ({ branchId, currency }) => `${branchId}${currency}`).values()) {
    const [first] = rows;
    if (!first) continue;
    const sum = rows.reduce((total, row) => total + row.held, 0);
    await db
      .insertInto("deposits")
      .values({ ...first, orgId, customerId: input.id, held: sum })
      .execute();
  }
  await db
    .updateTable("depositMoves")
    .set({ customerId: input.id })
    .where("orgId", "=", orgId)
    .where("customerId", "=", input.otherId)
    .execute();
}

/** Memberships that no bookings lead, and places on passes of others: who shares one twice, or his own, does so once. */
async function moveMemberships({ db, orgId, input, now }: Pick<Merging, "db" | "orgId" | "input" | "now">) {
  await db
    .updateTable("memberships")
    .set({ customerId: input.id, updatedAt: now })
    .where("orgId", "=", orgId)
    .where("customerId", "=", input.otherId)
    .execute();
  const shared = await db
    .deleteFrom("membershipPeople")
    .where("orgId", "=", orgId)
    .where("customerId", "in", [input.id, input.otherId])
    .returning(["membershipId", "branchId"])
    .execute();
  const owned = await db
    .selectFrom("memberships")
    .select("membershipId")
    .where("orgId", "=", orgId)
    .where("customerId", "=", input.id)
    .execute();
  const known = new Set(owned.map(({ membershipId }) => membershipId));
  const kept = shared.filter(({ membershipId }) => !known.has(membershipId) && known.add(membershipId));
  if (kept.length === 0) return;
  await db
    .insertInto("membershipPeople")
    .values(kept.map((row) => ({ ...row, orgId, customerId: input.id })))
    .execute();
}

/** What stays of both: the kept record's, or what was chosen of the other's; what is blank is filled from the other. */
function surviving(
  { kept, gone }: { kept: Stored; gone: Stored },
  take: Merging["input"]["take"],
): RowChanges<"customers"> {
  const taken = new Set<string>(take);
  const of = <Field extends keyof Stored>(field: Field): Stored[Field] => {
    const [first, second] = taken.has(field) ? [gone, kept] : [kept, gone];
    return first[field] || second[field];
  };
  const [idProof, emergencyContact] = [of("idProof"), of("emergencyContact")];
  return {
    name: of("name"),
    email: of("email"),
    phone: of("phone"),
    address: of("address"),
    emergencyContact: emergencyContact && json(emergencyContact),
    photoKey: of("photoKey"),
    idProof: idProof && json(idProof),
    notes: [...new Set([kept.notes, gone.notes])].filter(Boolean).join("\n\n"),
    createdAt: new Date(Math.min(kept.createdAt.getTime(), gone.createdAt.getTime())),
  };
}

/** Makes two records of one person one: all that hangs on the other goes over to the kept one, and the other is gone. */
export async function mergeCustomers(context: Merging): Promise<Customer> {
  const { db, orgId, input, now } = context;
  const both = await lockBoth(context);
  await checkReach(context);
  await checkAssignments(context);
  const changes = surviving(both, input.take);
  if ((changes.notes?.length ?? 0) > MOST_NOTES) {
    throw conflict("notes_too_long", "The notes of both are too long for one record. Shorten one of them first.");
  }
  const moved = await moveAll(context);
  try {
    await db
      .deleteFrom("customers")
      .where("orgId", "=", orgId)
      .where("customerId", "=", both.gone.customerId)
      .execute();
  } catch (error) {
    if (!isReferredTo(error)) throw error;
    throw elsewhere(context);
  }
  const customer = await db
    .updateTable("customers")
    .set({ ...changes, updatedAt: now })
    .where("orgId", "=", orgId)
    .where("customerId", "=", both.kept.customerId)
    .returningAll()
    .executeTakeFirstOrThrow();
  blankCustomer(db, both.gone.customerId, now);
  context.audit({
    recordId: customer.customerId,
    before: auditedCustomer(both.kept),
    after: {
      ...auditedCustomer(customer),
      changed: changedFields(both.kept, customer),
      mergedId: both.gone.customerId,
      ...moved,
    },
  });
  const assigned = await assignedDesks(context, [customer.customerId]);
  return customerRecord(context, customer, assigned.get(customer.customerId));
}
