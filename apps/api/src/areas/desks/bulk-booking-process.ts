import { bookingPeriod, type Period, quote } from "@carrel/sdk/domain";
import type { BulkResult, ProcessBulkBooking, Quote } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { bookingRow, bookSlots, type NewBooking } from "../../database/book-slot";
import { bookingCode } from "../../database/booking-code";
import { expectMany } from "../../database/expect-many";
import type { Row } from "../../database/schema";
import type { Issue } from "../../failure";
import { groupedBy } from "../../platform/notifications/note-events";
import { closedBranch } from "../branches/closed-branch";
import { holdDaysOfDesks } from "../branches/hold-days";
import { addCustomers } from "../customers/add-customers";
import { holdEverybody, twoPeople } from "../customers/identity";
import { deactivated } from "../customers/in-use";
import { peopleOf, wantedBy } from "../customers/sheet-people";
import { invalidRows, issueAt, refusedRows } from "../sheets/refusal";
import { tenantOf, wordsOf } from "../tenant";
import { checkDesksActive, knownPlaces, takenTime } from "./known-places";
import { announcePayments, type Payment, paymentRows } from "./record-payment";

type Input = z.output<typeof ProcessBulkBooking>;
type Asked = Input["validatedData"][number];

const NOTHING_BOOKED = "Nothing was booked: check the rows again.";

/** A row with all that it names. */
interface Found {
  place: number;
  field: "deskId";
  asked: Asked;
  desk: Row<"desks">;
  branch: Row<"branches">;
  period: Period;
  price: Quote | null;
}

/** Reads the customers of a list of ids. One query. */
const customersById = async ({ db, orgId }: Context, asked: readonly Asked[]) => {
  const customerIds = [...new Set(asked.flatMap(({ customerId }) => customerId ?? []))];
  const customers = await db
    .selectFrom("customers")
    .selectAll()
    .where("orgId", "=", orgId)
    .where(({ eb, val }) => eb("customerId", "=", eb.fn.any(val(customerIds))))
    .orderBy("customerId")
    .forKeyShare()
    .execute();
  return new Map(customers.map((customer) => [customer.customerId, customer]));
};

/** What a row of the input names and asks for, or what is wrong with it. */
function findRow(asked: Asked, place: number, known: Known): Found | Issue[] {
  const refuse = (field: string, message: string) => [issueAt(place, field, message)];
  const { desks, branches, customers, plans, words, now } = known;
  const desk = desks.get(asked.deskId);
  const branch = desk && branches.get(desk.branchId);
  if (!branch) return refuse("deskId", `${words.desk} not found`);
  if (!branch.isActive) return refuse("deskId", closedBranch(branch));
  if (asked.customerId && !customers.has(asked.customerId)) return refuse("customerId", `${words.member} not found`);
  const period = bookingPeriod(asked, branch.timezone);
  if ("issues" in period) {
    return period.issues.map(({ path, message }) => issueAt(place, path[0] ?? "startAt", message));
  }
  if (period.endAt <= now) {
    return refuse(asked.date ? "date" : "endAt", "That time has passed. Choose a later one.");
  }
  const { feePlanId } = asked;
  const sold = feePlanId === undefined ? plans : plans.filter(({ _id }) => _id === feePlanId);
  const { timezone, branchId } = branch;
  const { zone, kind: deskKind } = desk;
  const price = quote(sold, { ...period, type: asked.type, timezone, branchId, zone, deskKind });
  if (feePlanId !== undefined && !price) {
    return refuse("feePlanId", "This fee plan does not fit: choose one of this branch and type.");
  }
  return { place, field: "deskId", asked, desk, branch, price, period };
}

type Known = Awaited<ReturnType<typeof readKnown>>;

/** All that the rows name: five queries, however many rows there are. */
async function readKnown(context: Context, asked: readonly Asked[]) {
  await holdDaysOfDesks(
    context,
    asked.map(({ deskId }) => deskId),
  );
  const places = await knownPlaces(
    context,
    asked.map(({ deskId }) => deskId),
  );
  return { ...places, customers: await customersById(context, asked), words: wordsOf(context), now: context.now };
}

/** Reads what the rows name. @throws Failure 400 that names each row that is wrong; 409 `desk_inactive` */
async function findRows(context: Context<Input>, known: Known): Promise<Found[]> {
  const found: Found[] = [];
  const issues: Issue[] = [];
  for (const [place, asked] of context.input.validatedData.entries()) {
    const row = findRow(asked, place, known);
    if (Array.isArray(row)) issues.push(...row);
    else found.push(row);
  }
  if (issues.length > 0) throw invalidRows(issues);
  checkDesksActive(context, found, NOTHING_BOOKED);
  return found;
}

/**
 * Finds the customers of the rows, and adds those who are new.
 * @throws Failure 409 `customers_differ` that names each row whose customer is two people
 */
async function customersOf(context: Context<Input>, rows: readonly Found[], known: Known) {
  const people = rows.flatMap(({ place, asked, branch }) =>
    asked.customer ? [wantedBy(place, branch, asked.customer)] : [],
  );
  if (people.length > 0) await holdEverybody(context);
  const found = await peopleOf(context, people);
  const two = rows.flatMap(({ place }) => {
    const identity = found.places.get(place);
    return identity?.kind === "two" ? [issueAt(place, "customer", twoPeople(context, identity))] : [];
  });
  if (two.length > 0) throw refusedRows("customers_differ", two, NOTHING_BOOKED);
  await addCustomers(context, found.added);
  return ({ place, asked }: Found): Row<"customers"> | undefined => {
    if (asked.customerId) return known.customers.get(asked.customerId);
    const identity = found.places.get(place);
    return identity?.kind === "known" ? identity.customer : undefined;
  };
}

/** The booking that a row asks for. */
function bookingOf(context: Context, { asked, desk, period, price }: Found, customer?: Row<"customers">): NewBooking {
  const { orgId, random, actor } = context;
  return {
    orgId,
    bookingId: random.id(),
    code: bookingCode(random),
    branchId: desk.branchId,
    deskId: desk.deskId,
    customerId: customer?.customerId ?? null,
    visitorName: customer?.name ?? "",
    visitorEmail: customer?.email ?? "",
    visitorPhone: customer?.phone ?? "",
    type: asked.type,
    status: "CONFIRMED",
    ...period,
    feePlanId: price?.feePlanId ?? null,
    amount: asked.amount ?? price?.amount ?? 0,
    currency: price?.currency ?? tenantOf(context).currency,
    source: "bulk",
    notes: asked.notes ?? "",
    createdBy: actor.kind === "person" ? actor.userId : null,
  };
}

/** What a row says is paid for its booking. */
function paymentOf({ asked, period }: Found, booking: Row<"bookings">): Payment {
  const { feePlanId, amount, currency } = booking;
  return { booking, kind: "booking", feePlanId, amount, currency, method: asked.method, period };
}

/**
 * Books the rows and writes down what is paid for them, all or none.
 * @throws Failure 409 `desk_taken` that names each row whose time was taken meanwhile
 */
async function bookRows(
  context: Context<Input>,
  rows: readonly Found[],
  customerOf: (row: Found) => Row<"customers"> | undefined,
): Promise<Row<"bookings">[]> {
  const { db, now } = context;
  const wanted = rows.map((row) => ({ row, booking: bookingOf(context, row, customerOf(row)) }));
  const payments = paymentRows(
    context,
    wanted.map(({ row, booking }) => paymentOf(row, bookingRow(booking, now))),
  );
  const bookings = wanted.map(({ booking }) => booking);
  const booked = await bookSlots(db, bookings, now, payments);
  const taken = rows.filter((_, index) => booked[index] === null).map((row) => takenTime(context, row));
  if (taken.length > 0) throw refusedRows("desk_taken", taken, NOTHING_BOOKED);
  announcePayments(context, payments);
  return booked.filter((booking) => booking !== null);
}

/** Books the desks of a bulk booking for their customers, all or none. Nobody is mailed: the organisation tells them. */
export async function processBulkBooking(context: Context<Input>): Promise<BulkResult> {
  await expectMany(context.db);
  const known = await readKnown(context, context.input.validatedData);
  const rows = await findRows(context, known);
  const customerOf = await customersOf(context, rows, known);
  const gone = rows.filter((row) => customerOf(row)?.isActive === false);
  if (gone.length > 0) {
    const field = ({ asked }: Found) => (asked.customerId ? "customerId" : "customer");
    throw invalidRows(gone.map((row) => issueAt(row.place, field(row), deactivated(context))));
  }
  const bookings = await bookRows(context, rows, customerOf);
  context.announce(
    groupedBy(
      bookings,
      ({ branchId }) => branchId,
      ({ bookingId, branchId }, group) => ({
        type: "booking_created",
        subjectId: bookingId,
        branchId,
        detail: { count: group.length },
      }),
    ),
  );
  const ids = bookings.map(({ bookingId }) => bookingId);
  context.audit({ after: { created: ids.length, bookings: ids } });
  return { created: ids.length, ids };
}
