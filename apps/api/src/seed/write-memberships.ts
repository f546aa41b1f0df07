import {
  addDays,
  addDuration,
  dayRange,
  instantAt,
  isOpenOn,
  localDateOf,
  planAmount,
  shiftDays,
  withTax,
} from "@carrel/sdk/domain";
import { feePlanRecord } from "../areas/fee-plans/record";
import { bookingCode } from "../database/booking-code";
import { insertPayments } from "../database/count";
import { json } from "../database/json";
import type { NewRow, Row } from "../database/schema";
import type { DemoBooking } from "./demo-bookings";
import { DEMO_FEE_PLANS, type DemoBranch, type DemoOrganisation } from "./demo-data";
import type { DemoMembership, DemoVisit } from "./demo-memberships";
import type { SeedContext } from "./seed-context";
import { type SeededRandom, seededRandom } from "./seeded-random";
import { writeBookings } from "./write-bookings";

interface Place {
  organisation: DemoOrganisation;
  demo: DemoBranch;
  branch: Row<"branches">;
  /** Those that are kept for memberships. */
  desks: readonly Row<"desks">[];
  customers: readonly Row<"customers">[];
  plans: readonly Row<"feePlans">[];
}

const WORKING_DAYS = [1, 2, 3, 4, 5, 6];

/** One of a list by its name, which the demo's data has. */
function named<Item extends { name: string }>(items: readonly Item[], name: string): Item {
  const found = items.find((item) => item.name === name);
  if (!found) throw new Error(`The demo has no ${name}`);
  return found;
}

/** Writes a branch's shifts, and their prices into the plans that are sold in them. */
async function writeShifts({ db, orgId, random, now }: SeedContext, { organisation, demo, branch, plans }: Place) {
  if (!demo.shifts) return [];
  const shifts = await db
    .insertInto("shifts")
    .values(
      demo.shifts.map((shift) => ({
        ...{ orgId, shiftId: random.id(), branchId: branch.branchId, ...shift, weekdays: WORKING_DAYS },
        ...{ createdAt: branch.createdAt, updatedAt: now },
      })),
    )
    .returningAll()
    .execute();
  for (const { name, shiftPrices = {} } of DEMO_FEE_PLANS[organisation.workspaceKind]) {
    const prices = Object.entries(shiftPrices).map(([shift, amount]) => ({
      shiftId: named(shifts, shift).shiftId,
      amount,
    }));
    if (prices.length === 0) continue;
    const plan = named(plans, name);
    await db
      .updateTable("feePlans")
      .set({ prices: json(prices) })
      .where("feePlanId", "=", plan.feePlanId)
      .execute();
    plan.prices = prices;
  }
  return shifts;
}

interface Making extends Place {
  today: string;
  shifts: readonly Row<"shifts">[];
  chance: SeededRandom;
}

const lengthOf = ({ freeze }: DemoMembership) => (freeze ? freeze.to - freeze.from + 1 : 0);

/** What was agreed, and its freeze: one duration of its plan, whose end has moved on by the days in which it rests. */
function agreed({ orgId, random }: SeedContext, making: Making, demo: DemoMembership) {
  const { branch, today, shifts, desks, plans, customers } = making;
  const plan = named(plans, demo.plan);
  const shift = demo.shift === undefined ? undefined : named(shifts, demo.shift);
  const desk = demo.desk === undefined ? undefined : desks[demo.desk];
  const day = (date: string) => dayRange(date, branch.timezone).startAt;
  const end = addDays(today, demo.endsIn + 1);
  const start = addDuration(addDays(end, -lengthOf(demo)), { count: -plan.durationCount, unit: plan.durationUnit });
  const price = planAmount(feePlanRecord(plan), { shiftId: shift?.shiftId, zone: desk?.zone, deskKind: desk?.kind });
  const createdAt = new Date(day(start).getTime() - 20 * 3_600_000);
  const membership = {
    ...{ orgId, membershipId: random.id(), branchId: branch.branchId, feePlanId: plan.feePlanId, kind: plan.sells },
    ...{ customerId: named(customers, demo.customer).customerId, deskId: desk?.deskId ?? null },
    ...{ shiftId: shift?.shiftId ?? null, startAt: day(start), endAt: day(end), createdBy: null, cancelledAt: null },
    ...{ amount: withTax(price, plan.taxPercent).amount, currency: plan.currency, createdAt, updatedAt: createdAt },
    allowance: plan.allowanceCount && plan.allowanceCount * (plan.allowanceUnit === "hour" ? 60 : 1),
    allowanceUnit: plan.allowanceUnit && (plan.allowanceUnit === "hour" ? ("minute" as const) : ("day" as const)),
  } satisfies NewRow<"memberships">;
  const freeze = demo.freeze && {
    startAt: day(addDays(today, demo.freeze.from)),
    endAt: day(addDays(today, demo.freeze.to + 1)),
  };
  return { membership, shift, freeze };
}

type Agreed = ReturnType<typeof agreed>;

/** A booking of a membership, which costs nothing by itself. */
const bookingOf = (
  { branch, chance }: Making,
  { membership }: Agreed,
  customer: Row<"customers">,
  booked: Pick<DemoBooking, "deskId" | "type" | "startAt" | "endAt" | "source" | "createdAt"> & { uses?: number },
): DemoBooking => ({
  ...{ code: bookingCode(chance), branchId: branch.branchId, customerId: customer.customerId, status: "CONFIRMED" },
  ...{ visitorName: customer.name, visitorEmail: customer.email, visitorPhone: customer.phone, notes: "" },
  ...{ feePlanId: null, amount: 0, currency: membership.currency, membershipId: membership.membershipId },
  ...{ holdFor: null, holdUntil: null, cancelledAt: null, updatedAt: booked.createdAt },
  ...booked,
});

/** A seat's days in its shift, without those on which it rests. */
function shiftBookings(making: Making, made: Agreed): DemoBooking[] {
  const { membership, shift, freeze } = made;
  const { branch, customers } = making;
  const { deskId, customerId } = membership;
  const customer = customers.find((one) => one.customerId === customerId);
  if (!shift || !deskId || !customer) return [];
  const { timezone } = branch;
  const days = {
    from: localDateOf(membership.startAt, timezone),
    to: localDateOf(new Date(membership.endAt.getTime() - 1), timezone),
  };
  return shiftDays(shift, days, timezone, (date) => isOpenOn(branch, date))
    .filter(({ startAt }) => !freeze || startAt < freeze.startAt || startAt >= freeze.endAt)
    .map((period) =>
      bookingOf(making, made, customer, {
        ...{ deskId, type: "HOURLY", ...period, source: "admin", createdAt: membership.createdAt },
      }),
    );
}

/** A visit, by the day or the hour, and what of a pass it takes. */
function visitOf(making: Making, made: Agreed, { plan, customer }: DemoMembership, visit: DemoVisit): DemoBooking {
  const { branch, today, customers, desks } = making;
  const date = addDays(today, -visit.daysAgo);
  const hour = (at: number) => instantAt(date, `${String(at).padStart(2, "0")}:00`, branch.timezone);
  const { hours } = visit;
  const period = hours ? { startAt: hour(hours[0]), endAt: hour(hours[1]) } : dayRange(date, branch.timezone);
  const { allowanceUnit } = made.membership;
  const minutes = (period.endAt.getTime() - period.startAt.getTime()) / 60_000;
  const deskId = desks.at(-1)?.deskId;
  if (!deskId) throw new Error(`The demo has no desk for visits on ${plan}`);
  return bookingOf(making, made, named(customers, visit.by ?? customer), {
    ...{ deskId, type: hours ? "HOURLY" : "DAILY", ...period, source: "qr" },
    createdAt: new Date(period.startAt.getTime() - 600_000),
    ...(allowanceUnit && { uses: allowanceUnit === "day" ? 1 : minutes }),
  });
}

/** Writes a branch's shifts, and who has what in them, at any desk, or on a pass: with their bookings and what was paid. */
export async function writeMemberships(seed: SeedContext, place: Place): Promise<void> {
  const { db, orgId, random, now } = seed;
  const { demo, organisation, branch, customers } = place;
  const shifts = await writeShifts(seed, place);
  const chance = seededRandom(`${organisation.orgCode}/${demo.code}/memberships`);
  const making: Making = { ...place, shifts, chance, today: localDateOf(now, branch.timezone) };
  for (const asked of demo.memberships ?? []) {
    const made = agreed(seed, making, asked);
    const { membership, freeze } = made;
    const { membershipId, branchId, customerId, feePlanId, deskId, startAt, endAt, amount, currency, createdAt } =
      membership;
    await db.insertInto("memberships").values(membership).execute();
    if (freeze) {
      const freezeId = random.id();
      await db
        .insertInto("membershipFreezes")
        .values({ orgId, freezeId, membershipId, branchId, ...freeze })
        .execute();
    }
    for (const person of asked.people ?? []) {
      const shares = { orgId, membershipId, branchId, customerId: named(customers, person).customerId };
      await db.insertInto("membershipPeople").values(shares).execute();
    }
    const visits = (asked.visits ?? []).map((visit) => visitOf(making, made, asked, visit));
    await writeBookings(seed, [...shiftBookings(making, made), ...visits]);
    await insertPayments(db, [
      {
        ...{
          orgId,
          transactionId: random.id(),
          branchId,
          deskId,
          customerId,
          bookingId: null,
          membershipId,
          feePlanId,
        },
        ...{ kind: "assignment", amount, currency, method: "upi", reference: "", startAt, endAt },
        ...{ paidAt: createdAt, createdAt, reason: null, recordedBy: null, chargeId: null },
      },
    ]);
  }
}
