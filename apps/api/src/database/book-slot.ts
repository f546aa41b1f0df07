import { isAssignment, type Period } from "@carrel/sdk/domain";
import { sql } from "kysely";
import { constant } from "./constant";
import { partsOf, rowsJson } from "./insert-all";
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
  startAt: Date;
  endAt: Date;
  feePlanId?: string | null;
  /** Minor unit of `currency`. */
  amount: number;
  /** What was let off it already, and why. */
  discount?: number | null;
  discountReason?: string | null;
  currency: string;
  source: Booking["source"];
  /** Until when a PENDING booking holds the desk, and what for (`holdEnd`). */
  holdUntil?: Date | null;
  holdFor?: Booking["holdFor"];
  notes?: string;
  createdBy?: string | null;
  /** Whose booking it is. Of one that assigns a desk (`isAssignment`) and names none, a seat's of its own. */
  membershipId?: string | null;
  /** What of a pass it takes, in the pass's days or minutes. */
  uses?: number | null;
  /** The pass that its visitor asks for. */
  passPlanId?: string | null;
  pass?: Booking["pass"];
  /** Who comes along. */
  guests?: string[] | null;
}

/**
 * Books a desk for a period: the only writer of booked time. Expired holds in the way are cancelled in the same
 * transaction, holds for codes among them deleted; a live booking in the way wins.
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
  const { rows } = await sql<Booking>`
    select * from book_slots(${rowsJson([bookingRow(booking, now)])}::jsonb, ${now})
  `.execute(db);
  const [booked] = rows;
  return booked ? { booked } : { taken: true };
};

/**
 * Books many periods as `bookSlot` books one, in one statement: a sheet's 5,000 take a tenth of a statement's time limit.
 * Rivals that book the same desks meet in one order, so that none waits for another that waits for it.
 * @param paid what comes in for them at once, of a booking that is taken nothing: written with it, so that no booking is written twice
 * @returns each booking's new row in the order given, or null where the time is taken, also by an earlier one on its desk
 */
export const bookSlots = async (
  db: TenantTransaction,
  bookings: readonly NewBooking[],
  now: Date,
  paid: readonly Row<"deskTransactions">[] = [],
): Promise<(Booking | null)[]> => {
  const sums = new Map<string, number>();
  for (const { bookingId, amount } of paid) if (bookingId) sums.set(bookingId, (sums.get(bookingId) ?? 0) + amount);
  const rows = bookings.map((booking) => ({ ...bookingRow(booking, now), paid: sums.get(booking.bookingId) || null }));
  const { shared, own } = partsOf(rows);
  const payments = partsOf(paid);
  const { rows: booked } = await (paid.length === 0
    ? sql<{ id: string }>`select book_many as id from book_many(${shared}::jsonb, ${own}::jsonb, ${now})`
    : sql<{ id: string }>`select book_paid as id
        from book_paid(${shared}::jsonb, ${own}::jsonb, ${payments.shared}::jsonb, ${payments.own}::jsonb, ${now})`
  ).execute(db);
  const ids = new Set(booked.map(({ id }) => id));
  return rows.map((row) => (ids.has(row.bookingId) ? row : null));
};

/** A booking that assigns a desk begins a membership of its id. */
const ownMembership = ({ bookingId, status, type, customerId = null, feePlanId = null }: NewBooking) =>
  isAssignment({ status, type, customerId, feePlanId }) ? bookingId : null;

/** A booking as it is written, before anything is paid for it. */
export const bookingRow = (booking: NewBooking, now: Date): Booking => ({
  orgId: booking.orgId,
  bookingId: booking.bookingId,
  code: booking.code,
  branchId: booking.branchId,
  deskId: booking.deskId,
  customerId: booking.customerId ?? null,
  visitorName: booking.visitorName ?? "",
  visitorEmail: booking.visitorEmail ?? "",
  visitorPhone: booking.visitorPhone ?? "",
  type: booking.type,
  status: booking.status,
  startAt: booking.startAt,
  endAt: booking.endAt,
  feePlanId: booking.feePlanId ?? null,
  amount: booking.amount,
  discount: booking.discount ?? null,
  discountReason: booking.discountReason ?? null,
  currency: booking.currency,
  source: booking.source,
  holdUntil: booking.holdUntil ?? null,
  holdFor: booking.holdFor ?? null,
  notes: booking.notes ?? "",
  createdBy: booking.createdBy ?? null,
  membershipId: booking.membershipId ?? ownMembership(booking),
  uses: booking.uses ?? null,
  passPlanId: booking.passPlanId ?? null,
  pass: booking.pass ?? null,
  guests: booking.guests ?? null,
  paid: null,
  writtenOff: null,
  writeOffReason: null,
  claimedAt: null,
  claimReference: null,
  claimAmount: null,
  claimHeldFor: null,
  claimLeft: null,
  claimAnswer: null,
  claimAnsweredAt: null,
  cancelledAt: null,
  cancelReason: null,
  createdAt: now,
  updatedAt: now,
});

interface MoveTarget extends Period {
  bookingId: string;
  deskId: string;
  /** Until when it holds its new place, where it waits for the staff. */
  holdUntil?: Date;
}

/**
 * Moves a live booking to another desk, another period, or both; the booking's branch follows the desk's. What a confirmed one
 * has used where it was, up to this minute, stays there as a stay (decision 18).
 * @returns the moved row; `taken` when a live booking is in the way; `unknown` when there is no such live booking or desk
 */
export const moveSlot = async (
  db: TenantTransaction,
  target: MoveTarget,
  now: Date,
): Promise<{ moved: Booking } | { taken: true } | { unknown: true }> => {
  const { bookingId, deskId, startAt, endAt, holdUntil = null } = target;
  const { rows } = await sql<Booking>`
    select * from move_booking(${bookingId}::uuid, ${deskId}::uuid, ${startAt}, ${endAt}, ${holdUntil}, ${now})
  `.execute(db);
  if (rows[0]) return { moved: rows[0] };

  const known = await db
    .selectFrom("bookings")
    .select("bookingId")
    .where("bookingId", "=", bookingId)
    .where("status", "<>", constant("CANCELLED"))
    .where((where) => where.exists(where.selectFrom("desks").select("deskId").where("deskId", "=", deskId)))
    .executeTakeFirst();
  return known ? { taken: true } : { unknown: true };
};
