import { beforeAll, beforeEach, expect, it } from "vitest";
import { type Settled, settle } from "../../testing/access/places";
import { eachHouse, type House, PASSWORD } from "../testing/house";
import { fillMemberships, fillYears, watchReads } from "../testing/many-bookings";

const page = { limit: 10, page: 1 };

/** Memberships of another organisation in the same table. */
const OTHERS = 18_000;

interface Shape {
  ask: (place: Settled, house: House) => Promise<unknown>;
  indexes: readonly string[];
  /** Others that read as little. */
  or?: readonly string[];
}

/** What each reader finds memberships by. */
const SHAPES: Record<string, Shape> = {
  "those that run or are to come, of a branch": {
    ask: ({ client }) => client.memberships.list({ ...page, state: "live" }),
    indexes: ["memberships_branch"],
  },
  "those of a branch that end by a day": {
    ask: ({ client }) => client.memberships.list({ ...page, state: "live", endsBy: "2026-12-31" }),
    indexes: ["memberships_branch"],
  },
  "those of a branch that are waited for": {
    ask: ({ client }) => client.memberships.list({ ...page, state: "renewalDue" }),
    indexes: ["memberships_branch"],
  },
  "those of a branch that are not paid in full": {
    ask: ({ client }) => client.memberships.list({ ...page, payment: "due" }),
    indexes: ["memberships_due"],
  },
  "those of a customer": {
    ask: ({ client, belongings }) => client.memberships.list({ ...page, customerId: belongings.customerId }),
    indexes: ["memberships_customer"],
  },
  "those of a desk that run": {
    ask: ({ client, belongings }) => client.memberships.list({ ...page, deskId: belongings.deskId, state: "live" }),
    indexes: ["memberships_desk"],
  },
  one: {
    ask: ({ client, belongings }) => client.memberships.get({ id: belongings.membershipId }),
    indexes: ["memberships_pkey"],
    // Which begins with the same two columns.
    or: ["memberships_of_branch"],
  },
  "who has a desk": {
    ask: ({ client, belongings }) => client.desks.assignment({ deskId: belongings.deskId }),
    indexes: ["memberships_desk"],
  },
  "what ends soon": {
    ask: ({ client, belongings }) => client.dashboard.expiring({ branchId: belongings.branchId, within: 30 }),
    indexes: ["memberships_branch"],
  },
};

eachHouse("among many memberships", (house) => {
  let place: Settled;
  let reads: ReturnType<typeof watchReads>;
  beforeAll(async () => {
    house.setNow("2026-11-21T06:00:00Z");
    place = await settle(house);
    await fillYears(house, place.belongings, { own: 6_000 });
    await fillMemberships(house, place.belongings, OTHERS);
    reads = watchReads(house.api.ports, "memberships");
  });
  beforeEach(async () => {
    await place.client.auth.login({ email: place.belongings.email, password: PASSWORD });
  });

  const found = async ({ ask, indexes, or = indexes }: Shape, plans: Parameters<typeof reads>[1]) => {
    const { wholeScans, indexes: used } = await reads(() => ask(place, house), plans);
    expect(wholeScans).toBe(0);
    expect([indexes, or]).toContainEqual(Object.keys(used).toSorted());
  };

  it.each(Object.entries(SHAPES))("%s are found by the index that is meant for it", (_, shape) => found(shape, "auto"));

  // From the sixth time on a connection may plan a statement once for all values (decision 25).
  it.each(Object.entries(SHAPES))("%s are found by it for all values too", (_, shape) =>
    found(shape, "force_generic_plan"),
  );

  // By several indexes, also the planner's own looks.
  it.each(["auto", "force_generic_plan"] as const)(
    "the dashboard's figures read none that are over (%s)",
    async (plans) => {
      const { branchId } = place.belongings;
      const { wholeScans, rows } = await reads(() => place.client.dashboard.memberships({ branchId }), plans);
      expect(wholeScans).toBe(0);
      expect(rows).toBeLessThan(100);
    },
  );
});
