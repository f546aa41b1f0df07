import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { contract, type Operation } from "../src/contract";
import { specifiedRoutes } from "./specified-routes";

const specified = specifiedRoutes(readFileSync(join(import.meta.dirname, "../../../docs/specification.md"), "utf8"));
const rows = Object.entries(contract).flatMap(([area, operations]) =>
  Object.entries(operations).map(([name, row]) => ({ id: `${area}.${name}`, ...(row as Operation) })),
);

it("reads the specification's list, shortened paths too", () => {
  expect([
    ...specifiedRoutes(
      "- GET and POST /units (page); PATCH /units/{id}/kind, /status (status); PUT /units/order?limit",
    ),
  ]).toEqual(["GET /units", "POST /units", "PATCH /units/{id}/kind", "PATCH /units/{id}/status", "PUT /units/order"]);
  expect(specified.has("GET /help/features/{id}/sub-features/{subId}/resources")).toBe(true);
});

it("marks each call that the specification doesn't list as an addition, and no other", () => {
  const wrong = rows.flatMap(({ id, route, addition = false }) => {
    const isListed = specified.has(route);
    if (isListed !== addition) return [];
    return isListed
      ? `${id} is listed in docs/specification.md (${route}): take \`addition: true\` off its row`
      : `docs/specification.md does not list ${id} (${route}): say \`addition: true\` in its row`;
  });
  expect(wrong).toEqual([]);
});

it("has a row of each call that the specification lists", () => {
  const routes = new Set<string>(rows.map(({ route }) => route));
  const missing = [...specified].filter((route) => !routes.has(route));
  expect(
    missing.map((route) => `docs/specification.md lists ${route}: add its row to packages/sdk/src/contract`),
  ).toEqual([]);
});
