import { isAssignment } from "@carrel/sdk/domain";
import { expect } from "vitest";
import type { Database } from "../database/port";
import type { Row } from "../database/schema";

/** A seat's membership as its bookings say it. */
function seatOf(bookings: readonly Row<"bookings">[]) {
  const standing = bookings.filter(({ status }) => status === "CONFIRMED");
  const [first, last] = [standing[0], standing.at(-1)];
  if (!first || !last) return { status: "CANCELLED", customerId: bookings.at(-1)?.customerId };
  const { branchId, deskId, customerId, feePlanId, endAt } = last;
  const amount = standing.reduce((sum, booking) => sum + booking.amount, 0);
  return { status: "ACTIVE", branchId, deskId, customerId, feePlanId, startAt: first.startAt, endAt, amount };
}

/**
 * Goes through an organisation's bookings by hand: each assignment is a seat's membership's, nothing else is, each seat's membership is as its
 * bookings say and is paid as they are, and of each pass is used what they take.
 * @returns its memberships, by their start
 */
export async function expectFollowed(database: Database, orgId: string): Promise<Row<"memberships">[]> {
  const { memberships, bookings } = await database.tx({ orgId }, async (db) => ({
    memberships: await db.selectFrom("memberships").selectAll().orderBy("startAt").orderBy("membershipId").execute(),
    bookings: await db.selectFrom("bookings").selectAll().orderBy("startAt").execute(),
  }));
  const owned = Map.groupBy(bookings, ({ membershipId }) => membershipId);
  expect(bookings.filter((booking) => isAssignment(booking) && booking.membershipId === null)).toEqual([]);
  const seats = memberships.filter(({ kind }) => kind === "seat");
  for (const seat of seats) {
    const own = owned.get(seat.membershipId) ?? [];
    expect(own.filter((booking) => !isAssignment({ ...booking, status: "CONFIRMED" }))).toEqual([]);
    expect(seat).toMatchObject(seatOf(own));
    expect(seat.paid ?? 0).toBe(own.reduce((sum, { paid }) => sum + (paid ?? 0), 0));
  }
  for (const { membershipId, used } of memberships.filter(({ kind }) => kind === "pass")) {
    expect(used).toBe((owned.get(membershipId) ?? []).reduce((sum, { uses }) => sum + (uses ?? 0), 0));
  }
  const known = new Set<string | null>(memberships.map(({ membershipId }) => membershipId));
  expect([...owned.keys()].filter((id) => id !== null && !known.has(id))).toEqual([]);
  return memberships;
}
