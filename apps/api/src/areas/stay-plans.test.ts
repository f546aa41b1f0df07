import { beforeAll, beforeEach, expect, it } from "vitest";
import { type Settled, settle } from "../testing/access/places";
import { eachHouse, PASSWORD } from "./testing/house";
import { fillStays, watchReads } from "./testing/many-bookings";

const today = "2026-11-21";
const page = { limit: 10, page: 1 };

/** What asks for stays, each by what it reads of thousands that are over: those of its days. */
const CALLS: Record<string, (place: Settled) => Promise<unknown>> = {
  "the calendar": ({ client }) => client.bookings.calendar({ from: today, to: "2026-11-27" }),
  "all desks with their status": ({ client }) => client.desks.list(page),
  "slots of a day": ({ client, belongings }) => client.desks.slots({ deskId: belongings.deskId, date: today }),
  "the trends of a year": ({ client }) => client.dashboard.bookingTrends({ period: "yearly" }),
  "seats of shifts": ({ client }) => client.dashboard.memberships({}),
  "how long people book": ({ client }) => client.customers.stats(),
};

eachHouse("among many stays", (house) => {
  let place: Settled;
  let reads: ReturnType<typeof watchReads>;
  beforeAll(async () => {
    house.setNow("2026-11-21T06:00:00Z");
    place = await settle(house);
    await fillStays(house, place.belongings);
    reads = watchReads(house.api.ports, "stays");
  });
  beforeEach(async () => {
    await place.client.auth.login({ email: place.belongings.email, password: PASSWORD });
  });

  it.each(
    Object.entries(CALLS).flatMap(([name, ask]) =>
      (["auto", "force_generic_plan"] as const).map((plans) => ({ name, ask, plans })),
    ),
  )("$name reads few, by an index ($plans)", async ({ ask, plans }) => {
    const { wholeScans, rows, indexes } = await reads(() => ask(place), plans);
    expect(wholeScans).toBe(0);
    expect(Object.keys(indexes)).not.toEqual([]);
    expect(rows).toBe(0);
  });
});
