import { expect, it } from "vitest";
import { paidFor } from "./paid-for";

const NOVEMBER = "2026-12-01T00:00:00Z";
const DECEMBER = "2027-01-01T00:00:00Z";

const first = { kind: "assignment", amount: 4500, endAt: NOVEMBER } as const;
const renewal = { kind: "renewal", amount: 5000, endAt: DECEMBER } as const;

it.each([
  ["the latest end of all terms that were paid", [renewal, first], { until: DECEMBER, amount: 9500 }],
  ["a renewal for nothing as not paid", [{ ...renewal, amount: 0 }, first], { until: NOVEMBER, amount: 4500 }],
  ["a part that went back", [{ ...first, kind: "refund", amount: 1000 }, first], { until: NOVEMBER, amount: 3500 }],
  ["all that went back as not paid", [{ ...first, kind: "refund" }, first], { until: undefined, amount: 0 }],
  ["nothing as not paid", [], { until: undefined, amount: 0 }],
] as const)("takes %s", (_what, payments, paid) => {
  expect(paidFor(payments)).toEqual(paid);
});
