import type { Permission } from "@carrel/sdk/contract";
import { addDays, dayRange, instantAt, localDateOf } from "@carrel/sdk/domain";
import * as fc from "fast-check";
import { newKeyText } from "../../../areas/api-keys/key-text";
import { bookSlot, moveSlot } from "../../../database/book-slot";
import { bookingCode } from "../../../database/booking-code";
import { insertPayments } from "../../../database/count";
import { json } from "../../../database/json";
import type { Database, TenantTransaction } from "../../../database/port";
import type { Row } from "../../../database/schema";
import { testRandom } from "../../../testing/rows";
import { changeStatus } from "../../bookings/queries";

/** With half hours and quarters, both sides of the date line, and clocks that change, two of them at midnight. */
const TIMEZONES = [
  "Asia/Kolkata",
  "Europe/London",
  "America/New_York",
  "America/Santiago",
  "Africa/Cairo",
  "Australia/Lord_Howe",
  "Pacific/Chatham",
  "Pacific/Honolulu",
  "Pacific/Kiritimati",
  "Asia/Kathmandu",
];

/** Among them the days on which clocks change, the ends of months and years, and a leap day. */
const TODAYS = ["2026-11-22", "2026-03-29", "2026-10-25", "2026-03-08", "2026-11-01", "2026-09-06", "2027-01-01"];
const MORE_TODAYS = ["2028-02-29", "2026-12-31", "2026-03-31", "2026-04-24", "2026-04-05", "2026-10-04"];

const natural = (max: number) => fc.nat({ max });

/** Days before today: often few, sometimes years. */
const daysAgo = fc.oneof(natural(2), natural(14), natural(65), natural(400), natural(900));

const BookingPlan = fc.record({
  desk: natural(100),
  /** -1 for a visitor. */
  customer: fc.integer({ min: -1, max: 6 }),
  hasPlan: fc.boolean(),
  madeAgo: daysAgo,
  madeAt: natural(1439),
  /** From the day on which it was made. */
  startsIn: fc.oneof(fc.constant(0), natural(3), natural(60)),
  startAt: natural(1439),
  /** Whole days, or so many minutes. */
  days: fc.option(fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 5, max: 100 }), fc.constant(365))),
  minutes: fc.integer({ min: 1, max: 900 }),
  isPending: fc.boolean(),
  holdMinutes: fc.option(fc.integer({ min: 1, max: 100_000 })),
  change: fc.constantFrom("none", "none", "none", "cancel", "confirm", "move"),
  /** After it was made, as far as that isn't to come. */
  movesLater: fc.oneof(fc.constant(1), natural(1440), natural(100_000)),
  amount: fc.integer({ min: 0, max: 1_000_000 }),
  payments: fc.array(
    fc.record({
      kind: fc.constantFrom("booking", "assignment", "renewal", "refund"),
      method: fc.constantFrom("cash", "upi", "online"),
      currency: fc.constantFrom("INR", "INR", "INR", "EUR"),
      amount: fc.integer({ min: 0, max: 10_000_000 }),
      /** After the booking was made; never later than now. */
      minutesLater: fc.oneof(fc.constant(0), natural(60), natural(100_000)),
    }),
    { maxLength: 3 },
  ),
});
type BookingPlan = typeof BookingPlan extends fc.Arbitrary<infer Plan> ? Plan : never;

const Organisation = fc.record({
  today: fc.constantFrom(...TODAYS, ...MORE_TODAYS),
  minute: natural(1439),
  branches: fc.array(fc.record({ timezone: fc.constantFrom(...TIMEZONES), desks: natural(4) }), {
    minLength: 0,
    maxLength: 3,
  }),
  customers: fc.array(daysAgo, { minLength: 7, maxLength: 7 }),
  bookings: fc.array(BookingPlan, { minLength: 15, maxLength: 40 }),
  /** A branch moves to another time zone after that many bookings. */
  moves: fc.option(fc.record({ after: natural(40), timezone: fc.constantFrom(...TIMEZONES) })),
});
export type OrganisationPlan = typeof Organisation extends fc.Arbitrary<infer Plan> ? Plan : never;

/** The same organisations at every run. */
export const organisationPlans = (count: number): OrganisationPlan[] =>
  fc.sample(Organisation, { seed: 20, numRuns: count });

export interface GeneratedOrganisation {
  orgId: string;
  /** A secret key that may read the dashboard and customers. */
  apiKey: string;
  now: Date;
  branchIds: string[];
}

const MINUTE = 60_000;
const later = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * MINUTE);
const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

/**
 * Makes a planned organisation, its bookings and payments by the server's own writers, each at its own time.
 * @param between runs now and then, as the job that folds does
 * @param countBranch what moving a branch to another time zone has to run
 */
export async function makeOrganisation(
  database: Database,
  plan: OrganisationPlan,
  between: () => Promise<void>,
  countBranch: (db: TenantTransaction, branch: { orgId: string; branchId: string }) => Promise<unknown>,
): Promise<GeneratedOrganisation> {
  const orgId = testRandom.id();
  const now = new Date(`${plan.today}T${timeOf(plan.minute)}:00Z`);
  const { text: apiKey, kept } = await newKeyText("secret", testRandom);
  const branches = plan.branches.map(({ timezone, desks }) => ({
    branchId: testRandom.id(),
    timezone,
    deskIds: Array.from({ length: desks + 1 }, () => testRandom.id()),
  }));
  const feePlanId = testRandom.id();
  const [firstBranch] = branches;
  const customerIds = firstBranch ? plan.customers.map(() => testRandom.id()) : [];
  await database.tx({ orgId }, async (db) => {
    await db
      .insertInto("organisations")
      .values({
        orgId,
        orgName: "Generated",
        orgCode: `G${testRandom.id().replaceAll("-", "").slice(-12).toUpperCase()}`,
        orgType: "client",
        workspaceKind: "co-working",
        timezone: "Asia/Kolkata",
        currency: "INR",
      })
      .execute();
    const permissions: Permission[] = ["dashboard.read", "customers.read", "bookings.read"];
    const [roleId, makerId] = [testRandom.id(), testRandom.id()];
    await db.insertInto("roles").values({ orgId, roleId, name: "Analyst", permissions }).execute();
    await db
      .insertInto("adminUsers")
      .values({
        orgId,
        userId: makerId,
        roleId,
        name: "Ravi Kumar",
        email: `${makerId}@example.com`,
        passwordHash: "",
        isDefaultUser: true,
      })
      .execute();
    await db
      .insertInto("apiKeys")
      .values({ orgId, keyId: testRandom.id(), kind: "secret", name: "Figures", ...kept, permissions, makerId })
      .execute();
    await db
      .insertInto("subscriptions")
      .values({
        orgId,
        planCode: "standard",
        status: "ACTIVE",
        currentPeriodStart: now,
        currentPeriodEnd: later(now, 365 * 1440),
      })
      .execute();
    await db
      .insertInto("feePlans")
      .values({
        orgId,
        feePlanId,
        name: "Month",
        bookingType: "DAILY",
        durationCount: 1,
        durationUnit: "month",
        amount: 100_000,
        currency: "INR",
      })
      .execute();
    for (const [place, { branchId, timezone, deskIds }] of branches.entries()) {
      await db
        .insertInto("branches")
        .values({ orgId, branchId, name: `Branch ${place}`, timezone, timings: json([]) })
        .execute();
      await db
        .insertInto("desks")
        .values(
          deskIds.map((deskId, number) => ({ orgId, branchId, deskId, name: `D${number}`, isActive: number !== 3 })),
        )
        .execute();
    }
    for (const [number, ago] of (firstBranch ? plan.customers : []).entries()) {
      await db
        .insertInto("customers")
        .values({
          orgId,
          customerId: customerIds[number] ?? "",
          branchId: branches[number % branches.length]?.branchId ?? "",
          name: `Customer ${number}`,
          createdAt: later(now, -ago * 1440 - number),
        })
        .execute();
    }
  });

  for (const [number, planned] of plan.bookings.entries()) {
    if (number % 15 === 14) await between();
    const movesAt = plan.moves?.after;
    if (plan.moves && movesAt === number && firstBranch) {
      const { timezone } = plan.moves;
      firstBranch.timezone = timezone;
      await database.tx({ orgId }, async (db) => {
        await db.updateTable("branches").set({ timezone }).where("branchId", "=", firstBranch.branchId).execute();
        await countBranch(db, { orgId, branchId: firstBranch.branchId });
      });
    }
    const branch = branches[planned.desk % Math.max(1, branches.length)];
    if (!branch) continue;
    await database.tx({ orgId }, (db) =>
      writeBooking(db, { orgId, now, branch, planned, feePlanId, customerId: customerIds[planned.customer] ?? null }),
    );
  }
  return { orgId, apiKey, now, branchIds: branches.map(({ branchId }) => branchId) };
}

interface Writing {
  orgId: string;
  now: Date;
  branch: { branchId: string; timezone: string; deskIds: string[] };
  planned: BookingPlan;
  feePlanId: string;
  customerId: string | null;
}

function periodOf({ branch: { timezone }, planned }: Writing, madeAt: Date) {
  const date = addDays(localDateOf(madeAt, timezone), planned.startsIn);
  if (planned.days !== null) {
    const last = addDays(date, planned.days - 1);
    return { startAt: dayRange(date, timezone).startAt, endAt: dayRange(last, timezone).endAt };
  }
  const startAt = instantAt(date, timeOf(planned.startAt), timezone);
  return { startAt, endAt: later(startAt, planned.minutes) };
}

/** Payments without the refunds of more than came in, which the database refuses. */
function covered(payments: BookingPlan["payments"], { currency }: { currency: string }): BookingPlan["payments"] {
  const isOwn = (payment: { currency: string }) => payment.currency === currency;
  const came = payments.filter((payment) => isOwn(payment) && payment.kind !== "refund");
  let left = came.reduce((sum, { amount }) => sum + amount, 0);
  return payments.filter((payment) => {
    if (!isOwn(payment) || payment.kind !== "refund") return true;
    if (payment.amount > left) return false;
    left -= payment.amount;
    return true;
  });
}

async function writeBooking(db: TenantTransaction, writing: Writing): Promise<void> {
  const { orgId, now, branch, planned, feePlanId, customerId } = writing;
  const madeAt = later(now, -planned.madeAgo * 1440 - planned.madeAt);
  const deskOf = (number: number) => branch.deskIds[number % branch.deskIds.length] ?? "";
  const result = await bookSlot(
    db,
    {
      orgId,
      bookingId: testRandom.id(),
      code: bookingCode(testRandom),
      branchId: branch.branchId,
      deskId: deskOf(planned.desk),
      customerId,
      visitorName: "Somebody",
      ...periodOf(writing, madeAt),
      type: planned.days === null ? "HOURLY" : "DAILY",
      status: planned.isPending ? "PENDING" : "CONFIRMED",
      feePlanId: planned.hasPlan ? feePlanId : null,
      amount: planned.amount,
      currency: "INR",
      source: "admin",
      holdUntil: planned.isPending && planned.holdMinutes !== null ? later(madeAt, planned.holdMinutes) : null,
    },
    madeAt,
  );
  if ("taken" in result) return;
  const { booked } = result;
  const { bookingId } = booked;
  // Nobody is told of what was made up.
  const changing = { db, orgId, now: later(madeAt, 1), announce: async () => undefined };
  if (planned.change === "cancel") await changeStatus(changing, { bookingId, status: "CANCELLED" });
  if (planned.change === "confirm") await changeStatus(changing, { bookingId, status: "CONFIRMED" });
  if (planned.change === "move") {
    const [startAt, endAt] = [later(booked.startAt, 90), later(booked.endAt, 150)];
    const movedAt = new Date(Math.min(later(madeAt, planned.movesLater).getTime(), now.getTime()));
    await moveSlot(db, { bookingId, deskId: deskOf(planned.desk + 1), startAt, endAt }, movedAt);
  }
  const desk = await db
    .selectFrom("bookings")
    .select(["branchId", "deskId"])
    .where("bookingId", "=", bookingId)
    .executeTakeFirstOrThrow();
  await insertPayments(
    db,
    covered(planned.payments, booked).map(({ minutesLater, ...payment }): Row<"deskTransactions"> => {
      const paidAt = new Date(Math.min(later(madeAt, minutesLater).getTime(), now.getTime()));
      return {
        orgId,
        transactionId: testRandom.id(),
        ...desk,
        customerId,
        bookingId,
        feePlanId: null,
        reference: "",
        startAt: booked.startAt,
        endAt: booked.endAt,
        paidAt,
        createdAt: paidAt,
        membershipId: null,
        reason: null,
        recordedBy: null,
        chargeId: null,
        ...payment,
      };
    }),
  );
}
