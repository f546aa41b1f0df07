import { contract, type Operation } from "@carrel/sdk/contract";
import { expect, it } from "vitest";
import { flatInput } from "./flat-input";

/** A list of pages of ten, which takes three names in its query string. */
const row: Operation = { ...contract.bookings.list, query: ["limit", "page", "status"], limit: 10 };
const plain: Operation = { ...contract.desks.get, query: undefined, limit: undefined };

const inputOf = (query: string, { path = {}, body = {}, of = row } = {}) =>
  flatInput(of, path, new URLSearchParams(query), body);

it.each([
  ["begins with the row's page", "", {}, { limit: 10, page: 1 }],
  ["takes a page of the query's", "page=3", {}, { limit: 10, page: "3" }],
  ["leaves out an empty filter", "status=&page=", {}, { limit: 10, page: 1 }],
  ["makes a list of what comes twice", "status=a&status=b", {}, { limit: 10, page: 1, status: ["a", "b"] }],
  ["makes none of what comes twice and once empty", "status=&status=b", {}, { limit: 10, page: 1, status: "b" }],
])("%s", (_, query, body, values) => {
  expect(inputOf(query, { body })).toEqual({ values, misplaced: [] });
});

it("takes a page of the body's, where the row looks for it there", () => {
  const of = { ...row, query: ["status"] };
  expect(inputOf("", { of, body: { page: 2 } })).toEqual({ values: { limit: 10, page: 2 }, misplaced: [] });
});

it("takes path and body as they come, and adds no page where the row has none", () => {
  expect(inputOf("", { of: plain, path: { id: "a" }, body: { name: "Pier" } })).toEqual({
    values: { id: "a", name: "Pier" },
    misplaced: [],
  });
});

it.each([
  ["a path's name in the body", "", { path: { id: "a" }, body: { id: "b" } }, ["id"], /the path, not in the body/],
  [
    "a query's name in the body",
    "status=a",
    { body: { status: "b" } },
    ["status"],
    /the query string, not in the body/,
  ],
  ["a query's name in the body alone", "", { body: { status: "b" } }, ["status"], /the query string, not in the body/],
  ["an unknown name, once however often it comes", "sort=a&sort=b", {}, ["sort"], /no such field here/],
  ["a name where the row knows none", "status=a", { of: plain }, ["status"], /no such field here/],
  ["a long name, cut short", `${"x".repeat(200)}=a`, {}, [`${"x".repeat(100)}…`], /no such field here/],
])("names what is misplaced: %s", (_, query, parts, path, message) => {
  expect(inputOf(query, parts).misplaced).toEqual([{ path, message: expect.stringMatching(message) }]);
});

it("believes the path before a body that names the same", () => {
  expect(inputOf("", { path: { id: "a" }, body: { id: "b" } }).values).toMatchObject({ id: "a" });
});
