import { sql } from "kysely";
import { countBookings, insertPayments } from "../database/count";
import type { Row } from "../database/schema";
import type { DemoBooking } from "./demo-bookings";
import type { SeedContext } from "./seed-context";

/** Rows a statement: enough to be quick, few enough for one message. */
const CHUNK = 500;

const chunks = <Item>(items: readonly Item[]) =>
  Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) =>
    items.slice(index * CHUNK, (index + 1) * CHUNK),
  );

/**
 * Writes bookings in bulk, as safely as `bookSlot`: the same constraint decides, and a booking that would overlap
 * another is left out. Staff's confirmed bookings were paid when they were made.
 */
export async function writeBookings(
  { db, orgId, random }: Pick<SeedContext, "db" | "orgId" | "random">,
  bookings: readonly DemoBooking[],
): Promise<void> {
  for (const chunk of chunks(bookings)) {
    const rows = chunk.map((booking) => ({ ...booking, bookingId: random.id() }));
    const { rows: written } = await sql<{ bookingId: string }>`
      insert into bookings
      select * from jsonb_populate_recordset(null::bookings, ${JSON.stringify(rows.map((row) => asSqlRow(orgId, row)))}::jsonb)
      on conflict on constraint bookings_no_overlap do nothing
      returning booking_id`.execute(db);
    const ids = new Set(written.map(({ bookingId }) => bookingId));
    const paid = rows.filter(
      (row) => ids.has(row.bookingId) && row.source === "admin" && row.status === "CONFIRMED" && row.amount > 0,
    );
    await countBookings(db, { orgId, bookingIds: [...ids] }, 1);
    await insertPayments(
      db,
      paid.map((row) => transaction(orgId, random.id(), row)),
    );
  }
}

type IdentifiedBooking = DemoBooking & { bookingId: string };

const asSqlRow = (orgId: string, row: IdentifiedBooking) => ({
  org_id: orgId,
  booking_id: row.bookingId,
  code: row.code,
  branch_id: row.branchId,
  desk_id: row.deskId,
  customer_id: row.customerId,
  visitor_name: row.visitorName,
  visitor_email: row.visitorEmail,
  visitor_phone: row.visitorPhone,
  type: row.type,
  status: row.status,
  starts_at: row.startAt,
  ends_at: row.endAt,
  fee_plan_id: row.feePlanId,
  amount: row.amount,
  currency: row.currency,
  source: row.source,
  hold_for: row.holdFor,
  hold_until: row.holdUntil,
  notes: row.notes,
  cancelled_at: row.cancelledAt,
  created_at: row.createdAt,
  updated_at: row.updatedAt,
  membership_id: row.membershipId,
  uses: row.uses,
});

/** A term of a month or more is an assignment. */
const ASSIGNMENT_MS = 27 * 86_400_000;

const transaction = (orgId: string, transactionId: string, row: IdentifiedBooking): Row<"deskTransactions"> => ({
  orgId,
  transactionId,
  branchId: row.branchId,
  deskId: row.deskId,
  customerId: row.customerId,
  bookingId: row.bookingId,
  kind: row.endAt.getTime() - row.startAt.getTime() >= ASSIGNMENT_MS ? "assignment" : "booking",
  feePlanId: row.feePlanId,
  amount: row.amount,
  currency: row.currency,
  method: row.amount % 2 === 0 ? "upi" : "cash",
  reference: "",
  startAt: row.startAt,
  endAt: row.endAt,
  paidAt: row.createdAt,
  createdAt: row.createdAt,
  // Its booking assigns a desk, and so has a membership of its id once it is counted.
  membershipId: null,
  reason: null,
  recordedBy: null,
  chargeId: null,
});
