import { contract, isPaged, type Operation } from "@carrel/sdk";
import { exampleOf } from "@carrel/sdk/testing";
import { type ValidationShape, validation } from "@carrel/sdk/validation";
import { MutationObserver } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import type { WriteOptions } from "./query-types";
import { createHouse } from "./testing/house";

type Table = Record<string, Record<string, Operation>>;
type Factories = Record<string, Record<string, () => WriteOptions<object, unknown>>>;

const AREAS = Object.keys(contract);
const ROWS = Object.entries(contract as Table).flatMap(([area, rows]) =>
  Object.entries(rows).map(([name, row]) => ({ id: `${area}.${name}`, area, name, row })),
);

function schemasOf(area: string, name: string) {
  const schemas = (validation as ValidationShape<Table>)[area]?.[name];
  if (!schemas) throw new Error(`${area}.${name} has no schemas`);
  return schemas;
}

/** Runs a write against its example, in a cache that holds something of each area; gives the areas that it made stale. */
async function staleAfter(area: string, name: string): Promise<string[]> {
  const { input, output } = schemasOf(area, name);
  const { q, queryClient } = createHouse({ [area]: { [name]: () => exampleOf(output) } });
  for (const each of AREAS) queryClient.setQueryData([each, "seen", {}], {});
  const options = (q as unknown as Factories)[area]?.[name]?.();
  if (!options) throw new Error(`There are no options of ${area}.${name}`);
  await new MutationObserver(queryClient, options).mutate(filled(exampleOf(input) as object));
  return AREAS.filter((each) => queryClient.getQueryState([each, "seen", {}])?.isInvalidated);
}

/** Two of each file: a form doesn't tell a list of one from a single value. */
const filled = (input: object) =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) =>
      Array.isArray(value) && value[0] instanceof Blob ? [name, [value[0], value[0]]] : [name, value],
    ),
  );

describe("pages", () => {
  const { q } = createHouse({});
  const pagedIn = (area: string, name: string) => "pages" in ((q as unknown as Factories)[area]?.[name] ?? {});

  it("are there for each call that counts its records and takes a page's size", () => {
    expect(ROWS.filter(({ area, name }) => pagedIn(area, name)).map(({ id }) => id)).toEqual(
      ROWS.filter(({ row }) => isPaged(row)).map(({ id }) => id),
    );
  });
});

describe("what a write makes stale", () => {
  const writes = ROWS.filter(({ row }) => row.kind === "write");

  it.each(writes)("is what the row of $id touches", async ({ area, name, row }) => {
    expect(await staleAfter(area, name)).toEqual(AREAS.filter((each) => row.touches?.includes(each)));
  });

  it("is named by areas of the contract", () => {
    const named = new Set(writes.flatMap(({ row }) => row.touches ?? []));
    expect([...named].filter((area) => !AREAS.includes(area))).toEqual([]);
  });

  it.each(["assignUser", "reassignUser", "unassignUser", "renew", "bookDesk", "processBulkBooking"] as const)(
    "is desks, bookings and dashboard after desks.%s",
    (name) => {
      expect(contract.desks[name].touches).toEqual(expect.arrayContaining(["desks", "bookings", "dashboard"]));
    },
  );

  it.each(["saveBooking", "changeStatus", "reschedule", "pay", "refund"] as const)(
    "is desks, bookings and dashboard after bookings.%s",
    (name) => {
      expect(contract.bookings[name].touches).toEqual(expect.arrayContaining(["desks", "bookings", "dashboard"]));
    },
  );
});
