import type { Period } from "@carrel/sdk/domain";
import { sql } from "kysely";
import { rowsJson } from "./insert-all";
import type { TenantTransaction } from "./port";

/** A booking that is to be at another desk, or at another time. */
export interface SlotMove extends Period {
  bookingId: string;
  deskId: string;
}

/**
 * Moves many bookings as `moveSlot` moves one, one after the other, in one statement. Who wants all or none rolls back where some
 * are missing in the answer.
 * @returns the ids of those that were moved
 */
export async function moveSlots(
  db: TenantTransaction,
  moves: readonly SlotMove[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (moves.length === 0) return new Set();
  const rows = moves.map(({ bookingId, deskId, startAt, endAt }) => ({ bookingId, deskId, startAt, endAt }));
  const { rows: moved } = await sql<{ bookingId: string }>`
    select move_bookings as booking_id from move_bookings(${rowsJson(rows)}::jsonb, ${now})
  `.execute(db);
  return new Set(moved.map(({ bookingId }) => bookingId));
}
