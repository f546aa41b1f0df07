import { expect, test } from "vitest";
import * as z from "zod";
import { NEW_SALE, NOT_PAID, saleFields, saleOf, WHOLE } from "./payment";

const Sale = z.object(saleFields);
const faults = (change: object) =>
  Sale.safeParse({ ...NEW_SALE, ...change }).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

test.each([
  [{}, []],
  [{ paying: 40_000 }, []],
  [{ paying: null }, [["paying", "Fill in an amount"]]],
  [{ paying: 0 }, [["paying", "Use 1 or more"]]],
])("finds in %o wrong: %o", (change, wrong) => {
  expect(faults(change)).toEqual(wrong);
});

test.each([
  [{}, { method: "cash" }],
  [
    { paying: WHOLE, reference: "N-1" },
    { method: "cash", reference: "N-1" },
  ],
  [
    { method: "upi", paying: 40_000 },
    { method: "upi", paying: 40_000 },
  ],
  [{ method: NOT_PAID, paying: 40_000, reference: "N-1" }, {}],
] as const)("asks of %o: %o", (change, asked) => {
  expect(saleOf({ ...NEW_SALE, ...change })).toEqual(asked);
});
