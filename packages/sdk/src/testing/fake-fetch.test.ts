import { describe, expect, it } from "vitest";
import { createClient } from "../client/create-client";
import { contract, read, write } from "../contract";
import { validation } from "../validation";
import { createFakeFetch, refuse } from "./fake-fetch";

const id = "019a0000-0000-7000-8000-000000000001";
const post = (path: string, body: object) =>
  [`http://fake.test/api${path}`, { method: "POST", body: JSON.stringify(body) }] as const;

describe("createFakeFetch", () => {
  it("gathers path, query and body into the flat input", async () => {
    const fake = createFakeFetch(contract, {
      desks: { listPublic: () => ({ data: [], totalRecords: 0, quote: null }) },
    });
    await fake(...post(`/co-space/desks/${id}/all?limit=50&page=1`, { startAt: "2026-11-21T10:00:00Z" }));
    expect(fake.calls).toMatchObject([
      { operation: "desks.listPublic", input: { branchId: id, limit: 50, page: 1, startAt: "2026-11-21T10:00:00Z" } },
    ]);
  });

  it("wraps a result as the server does", async () => {
    const table = {
      things: {
        add: write<{ name: string }, { name: string }>("POST /things", { creates: true, success: "Added" }),
        list: read<object, { data: string[]; totalCount: number }>("GET /things", { page: "totalCount" }),
      },
    };
    const fake = createFakeFetch(table, {
      things: { add: ({ name }) => ({ name }), list: () => ({ data: ["a"], totalCount: 1 }) },
    });
    const added = await fake(...post("/things", { name: "A1" }));
    expect(added.status).toBe(201);
    expect(await added.json()).toEqual({ status: true, statuscode: 1, message: "Added", data: { name: "A1" } });
    const listed = await fake("/api/things");
    expect(await listed.json()).toEqual({ status: true, statuscode: 1, data: ["a"], totalCount: 1 });
  });

  it("takes a literal route before one with a name", async () => {
    const table = {
      things: { get: read<{ id: string }, string>("GET /things/{id}"), all: read<object, string>("GET /things/all") },
    };
    const fake = createFakeFetch(table, { things: { get: () => "one", all: () => "all" } });
    expect(await (await fake("/api/things/all")).json()).toMatchObject({ data: "all" });
    expect(await (await fake("/api/things/7")).json()).toMatchObject({ data: "one" });
  });

  it("refuses what no row is, what has no handler, and what doesn't parse", async () => {
    const fake = createFakeFetch(
      contract,
      { bookings: { sendOtp: () => ({ expiresIn: 600, resendIn: 30 }) } },
      { validation },
    );
    const answer = async (path: string, body: object) => {
      const response = await fake(...post(path, body));
      return [response.status, ((await response.json()) as { code: string }).code];
    };
    expect(await answer("/nowhere", {})).toEqual([404, "not_found"]);
    expect(await answer("/admin/logout", {})).toEqual([404, "not_available"]);
    expect(await answer("/co-space/bookings/send-otp", { email: "not an address", orgId: id })).toEqual([
      400,
      "validation_failed",
    ]);
    expect(await answer("/co-space/bookings/send-otp", { email: "a@b.test", orgId: id })).toEqual([200, undefined]);
  });

  it("gives a handler's own response as it is", async () => {
    const fake = createFakeFetch(contract, { auth: { logout: () => refuse(503, { message: "Closed" }) } });
    const response = await fake(...post("/admin/logout", {}));
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: false, statuscode: 503, requestId: "fake", message: "Closed" });
  });
});

it("reads a form's list of one file as a list", async () => {
  const seen: unknown[] = [];
  const fake = createFakeFetch(
    contract,
    {
      gallery: {
        upload: ({ images }) => {
          seen.push(images.map((image) => (image as File).name));
          return [];
        },
      },
    },
    { validation },
  );
  const client = createClient({ baseUrl: "http://fake.test/api", fetch: fake, retries: 0 }, contract);
  const image = new File(["x"], "hall.png", { type: "image/png" });
  await client.gallery.upload({ branchId: "019a0000-0000-7000-8000-000000000001", images: [image] });
  expect(seen).toEqual([["hall.png"]]);
});
