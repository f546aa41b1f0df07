import { addDays, addDuration, dayRange, holdEnd, localDateOf, openIntervals, quote } from "@carrel/sdk/domain";
import { feePlanRecord } from "../areas/fee-plans/record";
import { bookingCode } from "../database/booking-code";
import type { Row } from "../database/schema";
import { DEMO_CURRENCY, FREE_DESKS } from "./demo-data";
import type { SeededRandom } from "./seeded-random";

/** How far the demo's bookings reach from today, in days. */
const DAYS_BACK = 75;
const DAYS_AHEAD = 14;
/** The first desks are let by the month: the last days of their current terms, in days from today. */
const TERM_ENDS: readonly number[] = [0, 1, 5, 21, -4];
const HOUR = 3_600_000;
/** Hours within which what waits for the staff was asked for. */
const WAITING = 24;
/** The settings that the demo's organisations have. */
const DEMO_HOLDS = { holdMinutes: 15, pendingHours: 48 };

/** A booking of the demo, before it has ids. */
export type DemoBooking = Omit<
  Row<"bookings">,
  | "orgId"
  | "bookingId"
  | "createdBy"
  | "cancelReason"
  | "membershipId"
  | "uses"
  | "passPlanId"
  | "guests"
  | "pass"
  | "paid"
  | "writtenOff"
  | "claimedAt"
  | "claimReference"
  | "claimAmount"
  | "claimHeldFor"
  | "claimLeft"
  | "claimAnswer"
  | "claimAnsweredAt"
  | "writeOffReason"
  | "discount"
  | "discountReason"
> &
  Partial<Pick<Row<"bookings">, "membershipId" | "uses">>;

interface Place {
  branch: Row<"branches">;
  desks: readonly Row<"desks">[];
  customers: readonly [Row<"customers">, ...Row<"customers">[]];
  plans: readonly Row<"feePlans">[];
  now: Date;
  random: SeededRandom;
}

type Slot = Pick<DemoBooking, "deskId" | "type" | "startAt" | "endAt">;

/**
 * Months of a branch's plausible bookings around today: some desks let by the month (with terms that end today,
 * tomorrow, this week and last week), the others booked by the hour or the day.
 */
export function demoBookings(place: Place): DemoBooking[] {
  const today = localDateOf(place.now, place.branch.timezone);
  const bookable = place.desks.filter((_, index) => !FREE_DESKS.includes(index + 1));
  return [
    ...bookable.slice(0, TERM_ENDS.length).flatMap((desk, index) => monthlyTerms(place, desk, today, index)),
    ...bookable.slice(TERM_ENDS.length).flatMap((desk) => passingVisits(place, desk, today)),
  ];
}

/** Month after month for one customer, back from the end of his current term. */
function monthlyTerms(place: Place, desk: Row<"desks">, today: string, index: number): DemoBooking[] {
  const { branch, customers } = place;
  const customer = customers[index % customers.length] ?? customers[0];
  const plan = place.plans.find((offered) => offered.durationUnit === "month");
  const terms: DemoBooking[] = [];
  const last = addDays(today, (TERM_ENDS[index] ?? 0) + 1);
  let end = last;
  while (end > addDays(today, -DAYS_BACK)) {
    const start = addDuration(end, { count: -1, unit: "month" }, last);
    const slot: Slot = {
      deskId: desk.deskId,
      type: "DAILY",
      startAt: dayRange(start, branch.timezone).startAt,
      endAt: dayRange(end, branch.timezone).startAt,
    };
    const since = dayRange(last, branch.timezone).startAt;
    const details = { customer, status: "CONFIRMED", source: "admin", feePlanId: plan?.feePlanId, since } as const;
    terms.push(booking(place, slot, details));
    end = start;
  }
  return terms;
}

/** Where bookings come from; most by the QR code. */
const SOURCES = ["qr", "qr", "website", "admin"] as const;

/** Hours and days that people took one desk for. */
function passingVisits(place: Place, desk: Row<"desks">, today: string): DemoBooking[] {
  const { branch, random } = place;
  const visits: Slot[] = [];
  for (let offset = -DAYS_BACK; offset <= DAYS_AHEAD; offset += 1) {
    const date = addDays(today, offset);
    const [open] = openIntervals(branch, date);
    if (!open || random.chance(45)) continue;
    if (random.chance(12)) {
      const { startAt, endAt } = dayRange(date, branch.timezone);
      visits.push({ deskId: desk.deskId, type: "DAILY", startAt, endAt });
      continue;
    }
    let start = open.startAt.getTime() + random.whole(0, 5) * HOUR;
    for (let visit = random.whole(1, 2); visit > 0; visit -= 1) {
      const end = start + random.whole(1, 4) * HOUR;
      if (end > open.endAt.getTime()) break;
      visits.push({ deskId: desk.deskId, type: "HOURLY", startAt: new Date(start), endAt: new Date(end) });
      start = end + random.whole(1, 3) * HOUR;
    }
  }
  return visits.map((slot) => {
    const isAhead = slot.startAt > place.now;
    const status = random.chance(12) ? "CANCELLED" : isAhead && random.chance(30) ? "PENDING" : "CONFIRMED";
    const source = status === "PENDING" ? "qr" : random.pick(SOURCES);
    return booking(place, slot, { customer: random.pick(place.customers), status, source });
  });
}

interface Details extends Pick<DemoBooking, "status" | "source"> {
  customer: Row<"customers">;
  feePlanId?: string | undefined;
  /** What a term's months are counted from. */
  since?: Date;
}

function booking(place: Place, slot: Slot, { customer, status, source, feePlanId, since }: Details): DemoBooking {
  const { branch, now, random, plans } = place;
  const offered = feePlanId ? plans.filter((plan) => plan.feePlanId === feePlanId) : plans;
  const price = quote(offered.map(feePlanRecord), {
    type: slot.type,
    startAt: slot.startAt,
    endAt: slot.endAt,
    timezone: branch.timezone,
    branchId: branch.branchId,
    ...(since && { since }),
  });
  const hoursAgo = random.whole(2, 140);
  // What waits for the staff was asked for within a day.
  const before = status === "PENDING" ? 1 + (hoursAgo % WAITING) : hoursAgo;
  const createdAt = new Date(Math.min(slot.startAt.getTime(), now.getTime()) - before * HOUR);
  const waits = { period: slot, madeAt: createdAt, settings: DEMO_HOLDS, now: createdAt };
  return {
    ...slot,
    code: bookingCode(random),
    branchId: branch.branchId,
    customerId: source === "admin" ? customer.customerId : null,
    visitorName: customer.name,
    visitorEmail: customer.email,
    visitorPhone: customer.phone,
    status,
    feePlanId: price?.feePlanId ?? null,
    amount: price?.amount ?? 0,
    currency: price?.currency ?? DEMO_CURRENCY,
    source,
    holdFor: status === "PENDING" ? "staff" : null,
    holdUntil: status === "PENDING" ? holdEnd("staff", waits) : null,
    notes: "",
    cancelledAt: status === "CANCELLED" ? createdAt : null,
    createdAt,
    updatedAt: createdAt,
  };
}
