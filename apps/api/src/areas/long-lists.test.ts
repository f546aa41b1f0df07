import { ApiError } from "@carrel/sdk";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { inputFor, ROWS } from "../testing/access/calls";
import { type Settled, settle } from "../testing/access/places";
import { countCosts } from "../testing/counting";
import { eachHouse, PASSWORD } from "./testing/house";
import { BOOKINGS, fillYears, watchReads } from "./testing/many-bookings";

/** What the place has of its own: a booking by the hour, and both parts of a seat that rests in between. */
const OWN = 3;

/** What a search reads of the newest at most, and some for what is around it (decision 19). */
const MOST_READ = 12_000;

/** The rows that page through records of the organisation's own. */
const LISTS = ROWS.filter(({ row }) => row.limit && (row.access ?? "bearer") === "bearer");

eachHouse("lists of many", (house) => {
  let place: Settled;
  let reads: ReturnType<typeof watchReads>;
  let costOf: ReturnType<typeof countCosts>;
  beforeAll(async () => {
    house.setNow("2026-11-21T06:00:00Z");
    place = await settle(house);
    await fillYears(house, place.belongings);
    reads = watchReads(house.api.ports);
    costOf = countCosts(house.api.ports);
  });
  beforeEach(async () => {
    await place.client.auth.login({ email: place.belongings.email, password: PASSWORD });
  });

  const call = async (name: string, input: object) => {
    const [area = "", operation = ""] = name.split(".");
    const methods: Record<string, (input: object) => Promise<unknown>> = Reflect.get(place.client, area);
    try {
      return await methods[operation]?.(input);
    } catch (error) {
      if (error instanceof ApiError && [403, 404].includes(error.status)) return error;
      throw error;
    }
  };

  it.each(LISTS)("$name asks the database as often for many as for one", async (row) => {
    // The first one after others may have some of their work to end.
    await call(row.name, { ...inputFor(row, place.belongings), limit: 1, page: 1 });
    const { statements: forOne } = await costOf(() =>
      call(row.name, { ...inputFor(row, place.belongings), limit: 1, page: 1 }),
    );
    const { statements: forMany } = await costOf(() =>
      call(row.name, { ...inputFor(row, place.belongings), limit: 200, page: 1 }),
    );
    expect(forMany).toBe(forOne);
    expect(forMany).toBeLessThanOrEqual(15);
  });

  it.each([
    ["a page of all", {}],
    ["a page of those in one state", { status: "CONFIRMED" }],
    ["a code", { search: "L00014321" }],
    ["a name that is rare", { search: "8613985ec49eb8f757ae6439e879bb2a" }],
    ["an address", { search: "reader77@example.com" }],
    ["what nobody has", { search: "nobody at all" }],
    ["what everybody has", { search: "reader" }],
    ["a sign", { search: "@" }],
    ["two letters that nobody has", { search: "zq" }],
  ] as const)("bookings are listed by %s without reading all of them", async (_, asked) => {
    const { rows } = await reads(() => place.client.bookings.list({ ...asked, limit: 10, page: 1 }));
    expect(rows).toBeGreaterThan(0);
    expect(rows).toBeLessThan(MOST_READ);
  });

  it.each([
    ["desks", () => place.client.desks.list({ search: "S1" })],
    ["customers", () => place.client.customers.list({ search: "reader7@example.com" })],
    ["customers without a desk", () => place.client.customers.unassigned({ limit: 100 })],
    ["a customer's bookings", () => place.client.customers.get({ id: place.belongings.customerId })],
    ["a desk's status", () => place.client.desks.get({ id: place.belongings.deskId })],
    ["what is booked today", () => place.client.desks.listPublic({ branchId: place.belongings.branchId })],
  ] as const)("%s are answered from few bookings, by index", async (_, ask) => {
    const { wholeScans, rows } = await reads(ask);
    expect(wholeScans).toBe(0);
    expect(rows).toBeLessThan(2_000);
  });

  it("bookings are found among all, counted as far as is told, and walked to the end", async () => {
    const { client } = place;
    const found = async (search: string) => (await client.bookings.list({ search, limit: 10, page: 1 })).totalRecords;
    expect(await found("L00014321")).toBe(1);
    expect(await found("reader77@example.com")).toBe(3);
    expect(await found("nobody at all")).toBe(0);
    // The newest of them are somebody else's.
    expect(await found("reader")).toBe(2_000 - OWN);
    const all = async (input: object) => (await client.bookings.list({ ...input, limit: 10, page: 1 })).totalRecords;
    expect(await all({})).toBe(BOOKINGS + OWN);
    expect(await client.bookings.list({ limit: 10, page: 10_000 })).toMatchObject({
      data: [],
      totalRecords: BOOKINGS + OWN,
    });
    expect(await all({ status: "CONFIRMED" })).toBe(BOOKINGS + OWN);
    expect(await all({ status: "CANCELLED" })).toBe(0);
    expect(await all({ type: "HOURLY" })).toBe(5_000);
    const isCounted = async (input: object) => (await client.bookings.list({ ...input, limit: 10 })).atLeast !== true;
    expect(await isCounted({})).toBe(true);
    expect(await isCounted({ status: "CONFIRMED" })).toBe(true);
    expect(await isCounted({ search: "reader77@example.com" })).toBe(true);
    expect(await isCounted({ search: "reader" })).toBe(false);
    expect(await isCounted({ type: "HOURLY" })).toBe(false);
    const history = { deskId: place.belongings.deskId, limit: 100 };
    expect(await client.desks.hourlyBookings(history)).toMatchObject({ totalCount: 500, atLeast: true });
    const last = Math.floor(BOOKINGS / 100) + 1;
    expect(await client.bookings.list({ type: "HOURLY", limit: 100, page: last })).toMatchObject({
      totalRecords: BOOKINGS + 1,
    });
    expect(await client.bookings.list({ type: "HOURLY", limit: 100, page: last })).not.toHaveProperty("atLeast");
    let walked = 0;
    for await (const booking of client.bookings.list.pages({ search: "reader", limit: 1_500 })) {
      walked += booking.visitor.name.startsWith("Reader") ? 1 : 0;
    }
    expect(walked).toBe(BOOKINGS);
    walked = 0;
    for await (const booking of client.bookings.list.pages({ limit: 2_000 })) walked += booking._id ? 1 : 0;
    expect(walked).toBe(BOOKINGS + OWN);
  });
});
