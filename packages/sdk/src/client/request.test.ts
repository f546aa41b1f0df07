import { describe, expect, it } from "vitest";
import { type Operation, read, write } from "../contract";
import { form } from "../contract/codec";
import { requestOf } from "./request";

const BASE = "http://localhost:4000/api";
const list = read("POST /co-space/bookings", { query: ["limit", "page", "search", "status"] });

describe("requestOf", () => {
  it.each<[string, string, Operation, object, string]>([
    ["path and query", BASE, list, { limit: 10, page: 2 }, `${BASE}/co-space/bookings?limit=10&page=2`],
    ["a trimmed search", BASE, list, { search: "  ann  " }, `${BASE}/co-space/bookings?search=ann`],
    ["no empty search", BASE, list, { search: "   " }, `${BASE}/co-space/bookings`],
    ["no status ALL", BASE, list, { status: "ALL" }, `${BASE}/co-space/bookings`],
    ["another status", BASE, list, { status: "PENDING" }, `${BASE}/co-space/bookings?status=PENDING`],
    ["nothing empty", BASE, list, { limit: null, page: undefined }, `${BASE}/co-space/bookings`],
    ["a list of values", BASE, read("GET /x", { query: ["id"] }), { id: ["a", "b"] }, `${BASE}/x?id=a&id=b`],
    ["an encoded name", BASE, read("GET /x/{id}"), { id: "a/b c" }, `${BASE}/x/a%2Fb%20c`],
    ["a base with a slash", `${BASE}/`, read("GET /x"), {}, `${BASE}/x`],
    ["a relative base", "/api", read("GET /x"), {}, "/api/x"],
    ["a route with its own /api", BASE, read("GET /api/co-space/t"), {}, `${BASE}/co-space/t`],
    ["an /api under another base", "http://h/v1", read("GET /api/t"), {}, "http://h/v1/api/t"],
  ])("makes the address: %s", (_, base, row, input, expected) => {
    expect(requestOf(base, row, input).url).toBe(expected);
  });

  it("puts the rest into the body, untouched for a write", () => {
    const row = write("POST /organisation/{id}/comments", { query: ["page"] });
    const { method, body, url } = requestOf(BASE, row, { id: "o1", page: 1, search: " kept ", status: "ALL" });
    expect(method).toBe("POST");
    expect(url).toBe(`${BASE}/organisation/o1/comments?page=1`);
    expect(JSON.parse(String(body))).toEqual({ search: " kept ", status: "ALL" });
  });

  it("drops empty filters of a read that travel in the body", () => {
    const row = read("POST /organization/clients-all");
    const { body } = requestOf(BASE, row, { search: " a ", status: "ALL", from: null, to: "", page: 1 });
    expect(JSON.parse(String(body))).toEqual({ search: "a", page: 1 });
  });

  it("writes a form with a field for each file, and none for what is left out", () => {
    const row = write("POST /upload/{id}", { sends: form });
    const file = new File(["x"], "a.png", { type: "image/png" });
    const { body, url } = requestOf(BASE, row, { id: "b1", images: [file, file], caption: "Hall", order: undefined });
    expect(url).toBe(`${BASE}/upload/b1`);
    expect([...(body as FormData)].map(([name, value]) => [name, value instanceof File ? value.name : value])).toEqual([
      ["images", "a.png"],
      ["images", "a.png"],
      ["caption", "Hall"],
    ]);
  });

  it("sends an empty body where the verb has one, and none where it has not", () => {
    expect(requestOf(BASE, list).body).toBe("{}");
    expect(requestOf(BASE, read("GET /x")).body).toBeUndefined();
  });

  it.each([undefined, null, "", ".", ".."])("refuses %s in a path: it would be another address", (id) => {
    expect(() => requestOf(BASE, read("GET /x/{id}"), { id })).toThrow(new TypeError("GET /x/{id} needs id"));
  });
});
