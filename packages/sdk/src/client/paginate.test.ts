import { describe, expect, it } from "vitest";
import { contract, type Operation, read } from "../contract";
import { Desk } from "../schemas/desk";
import { createFakeFetch, exampleOf, type FakeHandlers } from "../testing";
import { createClient } from "./create-client";
import { hasNextPage, limitOf, type Mode, withPage } from "./paginate";

const desk = exampleOf(Desk);
const counters = {
  total: 0,
  booked: 0,
  available: 0,
  partiallyBooked: 0,
  bookingHold: 0,
  unassigned: 0,
  freeNow: 0,
  takenNow: 0,
};

const desks = Array.from({ length: 5 }, (_, index) => ({ ...(desk as Desk), name: `A${index + 1}` }));
const handlers: FakeHandlers<typeof contract> = {
  desks: {
    list: ({ limit = 20, page = 1 }) => ({
      data: desks.slice((page - 1) * limit, page * limit),
      totalRecords: desks.length,
      room: null,
      counters,
    }),
  },
};

function setUp() {
  const fake = createFakeFetch(contract, handlers);
  return { fake, client: createClient({ baseUrl: "http://api.test/api", fetch: fake }, contract) };
}

describe("hasNextPage", () => {
  const row = read("POST /x", { query: ["page"], page: "totalRecords" });
  it.each([
    ["the total says so", { data: [1, 2], totalRecords: 3 }, 2, 2, true],
    ["the total is reached", { data: [1, 2], totalRecords: 2 }, 2, 2, false],
    ["a full page, and no total", { data: [1, 2] }, 2, 2, true],
    ["a short page, and no total", { data: [1] }, 1, 2, false],
    ["an empty page, whatever the total", { data: [], totalRecords: 9 }, 4, 2, false],
  ])("%s", (_, reply, seen, limit, expected) => {
    expect(hasNextPage(row, reply, seen, limit)).toBe(expected);
  });
});

describe("the page that a list asks for", () => {
  const desks = contract.desks.list;
  const unassigned = contract.customers.unassigned;
  it.each<[string, Operation, object | undefined, Mode, object | undefined]>([
    ["its own size", desks, undefined, "remote", { limit: 20, page: 1 }],
    ["another one", desks, { limit: 7, page: 3 }, "remote", { limit: 7, page: 3 }],
    ["the rest of the input is kept", desks, { search: "a" }, "remote", { search: "a", limit: 20, page: 1 }],
    ["1,000 at once in local mode", desks, {}, "local", { limit: 1000, page: 1 }],
    ["no fewer than its own size there", unassigned, {}, "local", { limit: 2000, page: 1 }],
    ["what was asked for counts there too", desks, { limit: 5 }, "local", { limit: 5, page: 1 }],
    ["nothing for what is no list", contract.desks.get, { id: "d" }, "local", { id: "d" }],
  ])("%s", (_, row, input, mode, expected) => {
    expect(withPage(row, input, mode)).toEqual(expected);
  });

  /** Sizes that screens rely on. */
  it.each<[Operation, number]>([
    [contract.desks.list, 20],
    [contract.desks.hourlyBookings, 20],
    [contract.desks.transactions, 100],
    [contract.desks.listPublic, 50],
    [contract.branches.list, 20],
    [contract.customers.list, 20],
    [contract.customers.unassigned, 2000],
    [contract.feePlans.list, 20],
    [contract.organisation.clients, 20],
    [contract.resellers.list, 20],
    [contract.notifications.list, 20],
    [contract.tracking.list, 20],
    [contract.adminUsers.list, 10],
    [contract.roles.list, 10],
    [contract.bookings.list, 10],
    [contract.help.features, 10],
    [contract.organisation.comments, 10],
    [contract.businessUnits.comments, 10],
  ])("$route: %s", (row, expected) => {
    expect(limitOf(row, "remote")).toBe(expected);
  });
});

describe("pages", () => {
  it("walks the records of all pages", async () => {
    const { client, fake } = setUp();
    const names: string[] = [];
    for await (const { name } of client.desks.list.pages({ limit: 2 })) names.push(name);
    expect(names).toEqual(["A1", "A2", "A3", "A4", "A5"]);
    expect(fake.calls.map((call) => call.input)).toEqual([
      { limit: 2, page: 1 },
      { limit: 2, page: 2 },
      { limit: 2, page: 3 },
    ]);
  });

  it("asks for no page that nobody reads", async () => {
    const { client, fake } = setUp();
    for await (const { name } of client.desks.list.pages({ limit: 2, page: 2 })) if (name === "A4") break;
    expect(fake.calls).toHaveLength(1);
  });

  it("takes pages of 100 by itself", async () => {
    const { client, fake } = setUp();
    const found: Desk[] = [];
    for await (const one of client.desks.list.pages()) found.push(one);
    expect(found).toHaveLength(5);
    expect(fake.calls.map((call) => call.input)).toEqual([{ limit: 100, page: 1 }]);
  });

  it("is there for lists that take a page number, and only for them", () => {
    const { client } = setUp();
    expect("pages" in client.desks.list).toBe(true);
    expect("pages" in client.branches.listPublic).toBe(false);
    expect("pages" in client.desks.get).toBe(false);
  });
});
