import { contract, type Operation } from "@carrel/sdk/contract";
import { DESK_COLUMNS, MAX_BULK_ROWS } from "@carrel/sdk/schemas";
import { validation } from "@carrel/sdk/validation";
import { beforeEach, expect, it } from "vitest";
import * as z from "zod";
import { eachDemoApi } from "../testing/demo-api";
import { servePart } from "../testing/serve-part";
import { BODY_LIMIT } from "./body-limits";

const { bookings, desks, organisation } = contract;
const table = {
  bookings: { list: bookings.list },
  desks: {
    transactions: desks.transactions,
    availableForBooking: desks.availableForBooking,
    validateBulkUpload: desks.validateBulkUpload,
  },
  organisation: { clients: organisation.clients },
};

const DESK = "019a0000-0000-7000-8000-000000000001";
const MEBIBYTE = 1024 * 1024;

it("knows the page of every list that can be asked for one", () => {
  const schemas: Record<string, Record<string, { input: z.ZodType }>> = validation;
  for (const [area, rows] of Object.entries(contract)) {
    for (const [name, { limit }] of Object.entries(rows) as [string, Operation][]) {
      const input = schemas[area]?.[name]?.input;
      const hasLimit = input instanceof z.ZodObject && "limit" in input.shape;
      expect(hasLimit, `${area}.${name}`).toBe(limit !== undefined);
    }
  }
});

eachDemoApi("inputs", (demo) => {
  let seen: unknown;
  let headers: Record<string, string>;
  const see = <Result>(result: Result) => {
    return async ({ input }: { input: unknown }) => {
      seen = input;
      return result;
    };
  };
  const part = () =>
    servePart(demo, table, validation, {
      bookings: { list: see({ data: [], totalRecords: 0 }) },
      desks: {
        transactions: see({ data: [], totalCount: 0 }),
        availableForBooking: see([]),
        validateBulkUpload: see({ validationResults: [], summary: { total: 0, valid: 0, invalid: 0 }, room: null }),
      },
      organisation: { clients: see({ data: [], totalRecords: 0 }) },
    });

  beforeEach(async () => {
    const token = await demo.signIn("owner@harbour.test");
    headers = { "x-api-key": "pk_demo_carrel", authorization: `Bearer ${token}`, "content-type": "application/json" };
  });
  const inputOf = async (method: string, path: string, body?: object) => {
    seen = undefined;
    const response = await part().raw(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    expect(response.status).toBe(200);
    return seen;
  };

  it("have the page that their row begins with, wherever it travels", async () => {
    expect(await inputOf("POST", "/co-space/bookings")).toMatchObject({ limit: 10, page: 1 });
    expect(await inputOf("POST", "/co-space/bookings?limit=&page=3")).toMatchObject({ limit: 10, page: 3 });
    expect(await inputOf("GET", `/co-space/desks/transactions/${DESK}`)).toEqual({ deskId: DESK, limit: 100, page: 1 });
    expect(await inputOf("GET", `/co-space/desks/transactions/${DESK}?limit=2000`)).toMatchObject({ limit: 2000 });
    const [, clients = ""] = organisation.clients.route.split(" ");
    expect(await inputOf("POST", clients)).toMatchObject({ limit: 20, page: 1 });
    expect(await inputOf("POST", clients, { page: 2 })).toMatchObject({ limit: 20, page: 2 });
  });

  it("read words of a query as the flags that they mean", async () => {
    const path = "/co-space/desks/available-for-booking";
    expect(await inputOf("GET", `${path}?includePartial=false`)).toEqual({ includePartial: false });
    expect(await inputOf("GET", `${path}?includePartial=true`)).toEqual({ includePartial: true });
    const wrong = await part().raw(`${path}?includePartial=1`, { headers });
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({ issues: [{ path: ["includePartial"] }] });
  });

  it("may be as large as a full sheet, and no larger than eight mebibytes", async () => {
    const row = Object.fromEntries(
      DESK_COLUMNS.map(({ key }) => [key, "A value of some forty-five letters or so here"]),
    );
    const data = Array.from({ length: MAX_BULK_ROWS }, () => row);
    expect(JSON.stringify({ data }).length).toBeGreaterThan(BODY_LIMIT);
    expect(await inputOf("POST", "/co-space/desks/bulk-upload/validate", { data })).toEqual({ data });

    const send = (path: string, bytes: number) =>
      part().raw(path, { method: "POST", headers, body: " ".repeat(bytes) });
    const tooLarge = await send("/co-space/desks/bulk-upload/validate", 8 * MEBIBYTE + 1);
    expect(tooLarge.status).toBe(413);
    expect(await tooLarge.json()).toMatchObject({ message: "The body is larger than 8 MiB. Send less at once." });
    expect((await send("/co-space/desks/bulk-upload/validate", 8 * MEBIBYTE)).status).toBe(400);
    expect((await send("/co-space/bookings", BODY_LIMIT + 1)).status).toBe(413);
  });
});
