import { expect, it } from "vitest";
import * as z from "zod";
import { createTestApi } from "../testing/create-test-api";
import { eachDemoApi } from "../testing/demo-api";
import { generalLimits } from "../testing/general-limits";
import { IMPLEMENTATIONS, implementationOf } from "../testing/implementations";
import { costOf, MAX_COST, readingOf } from "./costs";

const rows = (count: number) => Array.from({ length: count }, () => ({}));

it.each([
  ["desks.get", {}, 1],
  ["auth.login", {}, 10],
  ["adminUsers.add", {}, 10],
  ["dashboard.paymentStats", {}, 5],
  ["bookings.calendar", { from: "2026-11-01", to: "2026-11-01" }, 1],
  ["bookings.calendar", { from: "2026-11-01", to: "2026-12-01" }, 6],
  ["desks.listPublic", {}, 1],
  ["desks.listPublic", { startAt: "2026-11-01T09:00:00.000Z", endAt: "2026-11-01T17:00:00.000Z" }, 2],
  ["desks.slots", { startDate: "2026-11-09", endDate: "2026-11-01" }, 1],
  ["desks.slots", { startDate: "no date", endDate: "2026-11-01" }, 1],
  ["desks.validateBulkBooking", { data: rows(1) }, 6],
  ["desks.validateBulkBooking", { data: rows(5000) }, 105],
  ["desks.processBulkBooking", { validatedData: rows(1) }, 8],
  ["customers.validateBulkUpload", { data: rows(5000) }, 105],
  ["customers.processBulkUpload", { validatedData: rows(5000) }, MAX_COST],
  ["desks.processBulkBooking", { validatedData: rows(500) }, 35],
  ["desks.processBulkBooking", { validatedData: rows(5000) }, MAX_COST],
  ["gallery.upload", { images: rows(3) }, 31],
  ["memberships.renewMany", { ids: rows(1) }, 3],
  ["memberships.renewMany", { ids: rows(100) }, 201],
  ["memberships.renewMany", { ids: rows(200) }, MAX_COST],
  ["closures.add", { from: "2026-12-25", to: "2026-12-25" }, 5],
  ["closures.add", { from: "2026-01-01", to: "2026-12-31" }, 161],
  ["customers.statement", {}, 5],
  ["businessUnits.assignTeam", { businessUnitIds: rows(1), userIds: rows(1) }, 2],
  ["businessUnits.assignTeam", { businessUnitIds: rows(200), userIds: rows(50) }, MAX_COST],
  ["tracking.record", { events: rows(100) }, 6],
  ["tracking.analytics", { from: "1970-01-01T00:00:00.000Z", to: "2026-11-01T00:00:00.000Z" }, MAX_COST],
  ["tracking.analytics", {}, 5],
])("%s of %j weighs %i", (name, input, points) => {
  expect(costOf(implementationOf(name), input)).toBe(points);
});

it.each([
  ["desks.list", 0, 1],
  ["desks.list", 20 * 1024 - 1, 1],
  ["desks.list", 20 * 1024, 2],
  ["desks.validateBulkBooking", 1024 * 1024, 102],
  ["desks.validateBulkBooking", 8 * 1024 * 1024, MAX_COST],
  // A form's files are not read for sense.
  ["gallery.upload", 8 * 1024 * 1024, 1],
])("%s weighs at %i bytes %i to read", (name, bytes, points) => {
  expect(readingOf({ implementations: [implementationOf(name)] }, new Uint8Array(bytes))).toBe(points);
});

/** A calendar's file of one visitor's bookings. */
const LIGHT = ["visitor.calendar"];

it("takes more for whatever sends a form with files, or gets a file", () => {
  const withFiles = IMPLEMENTATIONS.filter(({ row }) => row.sends || typeof row.gives === "function");
  expect(withFiles.map(({ name }) => name)).toContain("gallery.upload");
  const unweighed = withFiles.filter(({ policy }) => policy.weight === undefined).map(({ name }) => name);
  expect(unweighed).toEqual(LIGHT);
});

/** The longest list that an input may have, at any depth; of what is one of a few, as many as there are. */
function longestList(schema: unknown): number {
  if (typeof schema !== "object" || schema === null) return 0;
  const { type, items, maxItems } = schema as { type?: unknown; items?: { enum?: unknown[] }; maxItems?: number };
  const own = type === "array" ? (maxItems ?? items?.enum?.length ?? Number.POSITIVE_INFINITY) : 0;
  return Math.max(own, ...Object.values(schema).map(longestList));
}

/** Long lists that are looked up or written by one statement, or kept as one value. */
const LIGHT_LISTS = [
  "adminUsers.add",
  "adminUsers.update",
  "bookings.saveBooking",
  "desks.bookDesk",
  "feePlans.add",
  "feePlans.update",
  "gallery.signedUrls",
  "help.orderFeatures",
  "help.orderResources",
  "help.orderSubFeatures",
  "notifications.mark",
];

it("takes more for whatever has a list of more than fifty", () => {
  const withLists = IMPLEMENTATIONS.filter(
    ({ input }) => longestList(z.toJSONSchema(input, { io: "input", unrepresentable: "any" })) > 50,
  );
  expect(withLists.map(({ name }) => name)).toContain("memberships.renewMany");
  const unweighed = withLists.filter(({ policy }) => policy.weight === undefined).map(({ name }) => name);
  expect(unweighed.toSorted()).toEqual(LIGHT_LISTS);
});

eachDemoApi("what a call weighs", (demo) => {
  it("is taken from its caller's limit, and from nobody else's", async () => {
    const { database } = demo.api.ports;
    const limits = { general: generalLimits({ calls: 12, seconds: 3600 }), tight: null };
    const api = createTestApi({ database, clock: demo.api.clock, limits });
    const as = async (email: string) => api.client("pk_demo_harbour", await demo.signIn(email), "192.0.2.1");
    const [owner, colleague] = [await as("owner@harbour.test"), await as("view@harbour.test")];
    await owner.dashboard.paymentStats({});
    await owner.dashboard.paymentStats({});
    await owner.auth.session({});
    await expect(owner.dashboard.paymentStats({})).rejects.toMatchObject({ status: 429, code: "rate_limited" });
    await colleague.auth.session({});
  });

  it("is at least what its body weighs, also where that is refused", async () => {
    const { database } = demo.api.ports;
    const limits = { general: generalLimits({ calls: 12, seconds: 3600 }), tight: null };
    const api = createTestApi({ database, clock: demo.api.clock, limits });
    const token = await demo.signIn("desk@harbour.test");
    const list = (unknown: string) =>
      api.raw("/co-space/desks", {
        method: "POST",
        headers: {
          "x-api-key": "pk_demo_harbour",
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
        },
        body: JSON.stringify({ unknown }),
      });
    expect((await list("x".repeat(110 * 1024))).status).toBe(400);
    expect((await list("")).status).toBe(400);
    expect((await list("")).status).toBe(429);
  });
});
