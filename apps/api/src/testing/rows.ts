import { randomBytes, randomUUID } from "node:crypto";
import type { ShiftHours } from "@carrel/sdk/domain";
import { v7 } from "uuid";
import type { NewBooking } from "../database/book-slot";
import { bookingCode } from "../database/booking-code";
import { json } from "../database/json";
import type { Database } from "../database/port";
import type { Row } from "../database/schema";

/** Ids and codes as the server draws them. */
export const testRandom = { bytes: (count: number) => new Uint8Array(randomBytes(count)), id: () => v7() };

export interface TestTenant {
  orgId: string;
  branchId: string;
  deskIds: string[];
}

/** Makes an organisation with one branch and some desks, straight in the database. */
export const insertTenant = async (database: Database, options: { desks?: number } = {}): Promise<TestTenant> => {
  const orgId = testRandom.id();
  const branchId = testRandom.id();
  const deskIds = Array.from({ length: options.desks ?? 1 }, () => testRandom.id());
  await database.tx({ orgId }, async (db) => {
    await db
      .insertInto("organisations")
      .values({
        orgId,
        orgName: "Reading rooms",
        orgCode: `T${randomUUID().slice(0, 13).toUpperCase()}`,
        orgType: "client",
        workspaceKind: "study-hall",
        timezone: "Asia/Kolkata",
        currency: "INR",
      })
      .execute();
    await insertBranch(db, { orgId, branchId });
    await db
      .insertInto("desks")
      .values(deskIds.map((deskId, place) => ({ orgId, branchId, deskId, name: `Seat ${place + 1}` })))
      .execute();
  });
  return { orgId, branchId, deskIds };
};

export type Handle = Parameters<Parameters<Database["tx"]>[1]>[0];

export const insertBranch = (db: Handle, branch: { orgId: string; branchId: string; name?: string }) =>
  db
    .insertInto("branches")
    .values({ name: "Library Lane", ...branch, timezone: "Asia/Kolkata", timings: json([]) })
    .execute();

/** A staff member of the tenant's branch, whose role reads desks. */
export const insertPerson = async (db: Handle, { orgId, branchId }: TestTenant) => {
  const [roleId, userId] = [testRandom.id(), testRandom.id()];
  const email = `${userId}@athena.test`;
  await db
    .insertInto("roles")
    .values({ orgId, roleId, name: "Reader", permissions: ["desks.read"] })
    .execute();
  await db
    .insertInto("adminUsers")
    .values({
      orgId,
      userId,
      roleId,
      name: "Asha",
      email,
      passwordHash: "argon",
      emailProvenAt: new Date("2026-11-01T00:00:00Z"),
      allowedBranches: [branchId],
    })
    .execute();
  return { userId, email };
};

/** A customer and a plan, by whom and by which memberships are sold. */
export const insertBuyer = async (db: Handle, { orgId, branchId }: TestTenant) => {
  const [customerId, feePlanId] = [testRandom.id(), testRandom.id()];
  await db.insertInto("customers").values({ orgId, customerId, branchId, name: "Asha Rao" }).execute();
  await db
    .insertInto("feePlans")
    .values({
      orgId,
      feePlanId,
      name: "Month",
      bookingType: "DAILY",
      durationCount: 1,
      durationUnit: "month",
      amount: 1,
      currency: "INR",
      taxPercent: 0,
    })
    .execute();
  return { customerId, feePlanId };
};

/** A shift of the tenant's branch. */
export const insertShift = async (db: Handle, { orgId, branchId }: TestTenant, hours: ShiftHours) => {
  const shiftId = testRandom.id();
  await db
    .insertInto("shifts")
    .values({ orgId, branchId, shiftId, name: shiftId, ...hours })
    .execute();
  return shiftId;
};

/** A confirmed booking of the tenant's first desk, ready for `bookSlot`. */
export const newBooking = (
  tenant: TestTenant,
  booking: Pick<NewBooking, "startAt" | "endAt"> & Partial<NewBooking>,
): NewBooking => ({
  orgId: tenant.orgId,
  branchId: tenant.branchId,
  deskId: tenant.deskIds[0] ?? "",
  bookingId: testRandom.id(),
  code: bookingCode(testRandom),
  type: "HOURLY",
  status: "CONFIRMED",
  amount: 50_000,
  currency: "INR",
  source: "admin",
  ...booking,
});

/** Cash that comes in for a booking. @param amount minor unit */
export const newPayment = (booking: NewBooking, amount: number, paidAt: Date): Row<"deskTransactions"> => ({
  orgId: booking.orgId,
  transactionId: testRandom.id(),
  branchId: booking.branchId,
  deskId: booking.deskId,
  customerId: booking.customerId ?? null,
  bookingId: booking.bookingId,
  membershipId: null,
  chargeId: null,
  kind: "booking",
  feePlanId: null,
  amount,
  currency: booking.currency,
  method: "cash",
  reference: "",
  startAt: booking.startAt,
  endAt: booking.endAt,
  paidAt,
  createdAt: paidAt,
  reason: null,
  recordedBy: null,
});
