import { beforeAll, beforeEach, expect, it } from "vitest";
import { alternatives } from "../database/alternatives";
import { type Settled, settle } from "../testing/access/places";
import { eachHouse, type House, PASSWORD } from "./testing/house";
import { fillYears, watchReads } from "./testing/many-bookings";

const page = { limit: 10, page: 1 };
const today = "2026-11-21";

/** Bookings of the place, and of another organisation in the same table: a plan that reads either's is seen. */
const COUNTS = { own: 6_000, others: 18_000 };

type Ask = (place: Settled, house: House) => Promise<unknown>;

const HOUR = { startAt: new Date("2026-11-30T05:00:00Z"), endAt: new Date("2026-11-30T06:00:00Z") };
/** What a refused booking by the hour looks through. */
const DAYS_AROUND = { startAt: new Date("2026-11-23T03:30:00Z"), endAt: new Date("2026-12-07T15:30:00Z") };

/** What ends after an instant in a branch; the past is not read. */
const PERIODS = ["bookings_branch_periods"];

interface Shape {
  ask: Ask;
  indexes: readonly string[];
  /** Others that read as little, where the planner sees them near: it knows the table by a sample. */
  or?: readonly string[];
}

/** What each call finds bookings by. */
const SHAPES: Record<string, Shape> = {
  "the list": {
    ask: ({ client }) => client.bookings.list(page),
    indexes: ["bookings_claimed", "bookings_list", "bookings_list_by_status"],
    or: ["bookings_claimed", "bookings_list", "bookings_pending"],
  },
  "the list, of one status": {
    ask: ({ client }) => client.bookings.list({ ...page, status: "PENDING" }),
    indexes: ["bookings_claimed", "bookings_list_by_status"],
    or: ["bookings_claimed", "bookings_pending"],
  },
  "what is said to be paid": {
    ask: ({ client }) => client.bookings.list({ ...page, payment: "claimed" }),
    indexes: ["bookings_claimed"],
  },
  "what is not paid in full": {
    ask: ({ client }) => client.bookings.list({ ...page, payment: "due" }),
    indexes: ["bookings_due"],
  },
  "what more was paid for than it costs": {
    ask: ({ client }) => client.bookings.list({ ...page, payment: "refundable" }),
    indexes: ["bookings_refundable"],
  },
  "who owes, and the oldest that he owes": { ask: ({ client }) => client.dues.list(page), indexes: ["bookings_pkey"] },
  "a rare text": {
    ask: ({ client }) => client.bookings.list({ ...page, search: "L00004321" }),
    indexes: ["bookings_folded", "bookings_list", "bookings_pkey"],
  },
  "a common text": {
    ask: ({ client }) => client.bookings.list({ ...page, search: "reader" }),
    indexes: ["bookings_list", "bookings_pkey"],
  },
  "one booking": {
    ask: ({ client, belongings }) => client.bookings.get({ id: belongings.bookingId }),
    indexes: ["bookings_pkey"],
  },
  "the calendar": {
    ask: ({ client }) => client.bookings.calendar({ from: today, to: "2026-11-27" }),
    indexes: PERIODS,
  },
  "how full a week is": {
    ask: ({ client }) => client.bookings.occupancy({ from: today, to: "2026-11-27" }),
    indexes: PERIODS,
  },
  "a desk's week": {
    ask: ({ client, belongings }) =>
      client.bookings.calendar({ deskId: belongings.deskId, from: today, to: "2026-11-27" }),
    // As for the slots below.
    indexes: [...PERIODS, "bookings_desk"],
    or: ["bookings_desk"],
  },
  "all desks with their status": { ask: ({ client }) => client.desks.list(page), indexes: PERIODS },
  "one desk with its status": {
    ask: ({ client, belongings }) => client.desks.get({ id: belongings.deskId }),
    indexes: PERIODS,
  },
  "desks that can be booked now": { ask: ({ client }) => client.desks.availableForBooking(), indexes: PERIODS },
  "desks for a visitor": {
    ask: ({ client, belongings }) => client.desks.listPublic({ branchId: belongings.branchId }),
    indexes: PERIODS,
  },
  "desks for a visitor, for an hour": {
    ask: ({ client, belongings }) =>
      client.desks.listPublic({
        branchId: belongings.branchId,
        startAt: "2026-11-21T08:00:00Z",
        endAt: "2026-11-21T09:00:00Z",
      }),
    indexes: PERIODS,
  },
  "desks for a visitor, and how full a day is": {
    ask: ({ client, belongings }) => client.desks.listPublic({ branchId: belongings.branchId, date: "2026-11-21" }),
    indexes: PERIODS,
  },
  "what else is free": {
    ask: ({ belongings: { orgId, branchId, deskId } }, { api }) =>
      api.ports.database.tx({ orgId }, (db) =>
        alternatives(db, {
          branchId,
          deskId,
          period: HOUR,
          openHours: [DAYS_AROUND],
          wholeDays: false,
          now: new Date(api.clock.now()),
        }),
      ),
    indexes: PERIODS,
    // For all values; the branch's bookings are nearly all this desk's. generic-plans.test.ts holds the branch's index.
    or: ["bookings_branch_periods", "bookings_desk"],
  },
  "slots of two weeks": {
    ask: ({ client, belongings }) =>
      client.desks.slots({ deskId: belongings.deskId, dayOption: "range", startDate: today, endDate: "2026-12-04" }),
    // The latter finds the last booking before; a branch of one desk has the same ahead as the desk.
    indexes: [...PERIODS, "bookings_desk"],
    or: ["bookings_desk"],
  },
  "a desk's hours booked": {
    ask: ({ client, belongings }) => client.desks.hourlyBookings({ deskId: belongings.deskId, ...page }),
    indexes: ["bookings_desk"],
  },
  "a customer's record": {
    ask: ({ client, belongings }) => client.customers.get({ id: belongings.customerId }),
    // The latter where he has a desk of his own now: its booking.
    indexes: ["bookings_customer"],
    or: ["bookings_customer", "bookings_of_membership"],
  },
  "the board of a day": {
    ask: ({ client, belongings }) => client.memberships.board({ branchId: belongings.branchId, date: today }),
    indexes: PERIODS,
  },
  "the dashboard's figures of memberships": {
    ask: ({ client, belongings }) => client.dashboard.memberships({ branchId: belongings.branchId }),
    indexes: PERIODS,
  },
  // What is open says it, no booking.
  "what is owed in all": { ask: ({ client }) => client.dashboard.owed({}), indexes: [] },
  "one that owes": {
    ask: ({ client, belongings }) => client.dues.list({ ...page, debtorId: belongings.customerId }),
    indexes: ["bookings_pkey"],
  },
  "what a plan buys, and the seats for it": {
    ask: async ({ client, belongings }) => {
      const { feePlanId } = await client.memberships.get({ id: belongings.membershipId });
      await client.memberships.offer({ feePlanId, branchId: belongings.branchId, startDate: today });
    },
    indexes: PERIODS,
  },
  // Memberships say it.
  "customers without a desk": { ask: ({ client }) => client.customers.unassigned(page), indexes: [] },
};

eachHouse("among many bookings", (house) => {
  let place: Settled;
  let reads: ReturnType<typeof watchReads>;
  beforeAll(async () => {
    house.setNow("2026-11-21T06:00:00Z");
    place = await settle(house);
    await fillYears(house, place.belongings, COUNTS);
    reads = watchReads(house.api.ports);
  });
  beforeEach(async () => {
    await place.client.auth.login({ email: place.belongings.email, password: PASSWORD });
  });

  const found = async ({ ask, indexes, or = indexes }: Shape, plans: Parameters<typeof reads>[1]) => {
    const { wholeScans, indexes: used } = await reads(() => ask(place, house), plans);
    expect(wholeScans).toBe(0);
    expect([indexes, or]).toContainEqual(Object.keys(used).toSorted());
  };

  it.each(Object.entries(SHAPES))("%s is found by the index that is meant for it", (_, shape) => found(shape, "auto"));

  // From the sixth time on a connection may plan a statement once for all values (decision 25).
  it.each(Object.entries(SHAPES))("%s is found by it for all values too", (_, shape) =>
    found(shape, "force_generic_plan"),
  );
});
