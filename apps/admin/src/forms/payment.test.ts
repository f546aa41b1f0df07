import { expect, test } from "vitest";
import * as z from "zod";
import { discounted, NEW_SALE, NOT_PAID, percentOf, saleFields, saleOf, WHOLE } from "./payment";

const Sale = z.object(saleFields);
const faults = (change: object) =>
  Sale.safeParse({ ...NEW_SALE, ...change }).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

test.each([
  [{}, []],
  [{ paying: 40_000 }, []],
  [{ paying: null }, [["paying", "Fill in an amount"]]],
  [{ paying: 0 }, [["paying", "Use 1 or more"]]],
  [{ discount: { amount: 5_000, reason: "A friend" }, deposit: { amount: 200_000 } }, []],
  [{ discount: { amount: null, reason: "" } }, [["discount.amount", "Fill in an amount"]]],
  [{ discount: { amount: 0, reason: "" } }, [["discount.amount", "Use an amount above 0"]]],
  [{ discount: { amount: 1, reason: "x".repeat(201) } }, [["discount.reason", "Use at most 200 characters"]]],
  [{ deposit: { amount: null } }, [["deposit.amount", "Fill in an amount"]]],
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
  [
    { discount: { amount: 5_000, reason: "" }, deposit: { amount: 200_000 } },
    { method: "cash", discount: { amount: 5_000 }, deposit: { amount: 200_000 } },
  ],
  // A deposit comes with a payment; a discount lowers what is due as well.
  [
    { method: NOT_PAID, discount: { amount: 5_000, reason: "A friend" }, deposit: { amount: 200_000 } },
    { discount: { amount: 5_000, reason: "A friend" } },
  ],
] as const)("asks of %o: %o", (change, asked) => {
  expect(saleOf({ ...NEW_SALE, ...change })).toEqual(asked);
});

test.each([
  [null, 120_000],
  [{ amount: null, reason: "" }, 120_000],
  [{ amount: 20_000, reason: "" }, 100_000],
  [{ amount: 120_000, reason: "" }, 0],
  // It is refused: what is to be paid stays what it was.
  [{ amount: 120_001, reason: "" }, 120_000],
])("of a price of 120,000 less %o is to be paid: %i", (discount, left) => {
  expect(discounted({ amount: 120_000, currency: "INR" }, discount)).toEqual({ amount: left, currency: "INR" });
});

test.each([
  ["10%", 12_000],
  [" 12,5 %", 15_000],
  ["100%", 120_000],
  ["33.33%", 39_996],
  ["10", null],
  ["ten%", null],
])("%j of 120,000 is %o", (text, part) => {
  expect(percentOf(120_000, text)).toBe(part);
});
