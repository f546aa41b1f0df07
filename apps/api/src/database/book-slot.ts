import { sql } from "kysely";
import type { TenantTransaction } from "./port";
import type { Row } from "./schema";

type Booking = Row<"bookings">;

/** A booking to be made: what has no default must be given. */
export interface NewBooking {
  orgId: string;
  bookingId: string;
  /** From `bookingCode`. */
  code: string;
  branchId: string;
  deskId: string;
  customerId?: string | null;
  visitorName?: string;
  visitorEmail?: string;
  visitorPhone?: string;
  type: Booking["type"];
  status: "PENDING" | "CONFIRMED";
  startsAt: Date;
  endsAt: Date;
  feePlanId?: string | null;
  /** Minor unit of `currency`. */
  amount: number;
  currency: string;
  source: Booking["source"];
  /** Until when an unpaid booking holds the desk. */
  holdUntil?: Date | null;
  notes?: string;
  createdBy?: string | null;
}

/**
 * Books a desk for a period: the only writer of booked time. Expired holds in the way are cancelled in the same
 * transaction; a live booking in the way wins.
 * @returns the new row, or that the time is taken (offer `alternatives`)
 * @throws SQLSTATE 23503 when desk, branch, customer or plan don't belong together; 42501 outside the scope's branches
 * @example
 * const result = await bookSlot(db, { orgId, bookingId: random.id(), code: bookingCode(random), … }, now);
 * if ("taken" in result) throw conflict("desk_taken", "This seat is taken", { alternatives });
 */
export const bookSlot = async (
  db: TenantTransaction,
  booking: NewBooking,
  now: Date,
): Promise<{ booked: Booking } | { taken: true }> => {
  const row = JSON.stringify({
    org_id: booking.orgId,
    booking_id: booking.bookingId,
    code: booking.code,
    branch_id: booking.branchId,
    desk_id: booking.deskId,
    customer_id: booking.customerId ?? null,
    visitor_name: booking.visitorName ?? "",
    visitor_email: booking.visitorEmail ?? "",
    visitor_phone: booking.visitorPhone ?? "",
    type: booking.type,
    status: booking.status,
    starts_at: booking.startsAt,
    ends_at: booking.endsAt,
    fee_plan_id: booking.feePlanId ?? null,
    amount: booking.amount,
    currency: booking.currency,
    source: booking.source,
    hold_until: booking.holdUntil ?? null,
    notes: booking.notes ?? "",
    created_by: booking.createdBy ?? null,
    cancelled_at: null,
    created_at: now,
    updated_at: now,
  });
  const { rows } = await sql<Booking>`select * from book_slot(${row}::jsonb, ${now})`.execute(db);
  return rows[0] ? { booked: rows[0] } : { taken: true };
};

/**
 * Moves a live booking to another desk, another period, or both; the booking's branch follows the desk's.
 * @returns the moved row; `taken` when a live booking is in the way; `unknown` when there is no such live booking or desk
 */
export const moveSlot = async (
  db: TenantTransaction,
  target: { bookingId: string; deskId: string; startsAt: Date; endsAt: Date },
  now: Date,
): Promise<{ moved: Booking } | { taken: true } | { unknown: true }> => {
  const { bookingId, deskId, startsAt, endsAt } = target;
  const { rows } = await sql<Booking>`
    select * from move_slot(${bookingId}::uuid, ${deskId}::uuid, ${startsAt}, ${endsAt}, ${now})
  `.execute(db);
  if (rows[0]) return { moved: rows[0] };

  const known = await db
    .selectFrom("bookings")
    .select("bookingId")
    .where("bookingId", "=", bookingId)
    .where("status", "<>", "CANCELLED")
    .where((where) => where.exists(where.selectFrom("desks").select("deskId").where("deskId", "=", deskId)))
    .executeTakeFirst();
  return known ? { taken: true } : { unknown: true };
};
