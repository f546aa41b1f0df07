import { expect, it } from "vitest";
import { incomeByCurrency } from "./income";

const part = (month: string, planCode: string, currency: string, amount: number, payments = 1) => ({
  month,
  planCode,
  planName: planCode.toUpperCase(),
  currency,
  amount,
  payments,
});

it("sums up by currency, month and plan, and exchanges nothing", () => {
  const months = ["2026-10-01", "2026-11-01"];
  const parts = [
    part("2026-10-01", "starter", "INR", 100),
    part("2026-10-01", "growth", "EUR", 900),
    part("2026-11-01", "starter", "INR", 300, 2),
    part("2026-11-01", "growth", "INR", 500),
  ];
  expect(incomeByCurrency({ months, parts })).toEqual([
    {
      currency: "INR",
      amount: 900,
      payments: 4,
      byMonth: [100, 800],
      byPlan: [
        { planCode: "growth", planName: "GROWTH", amount: 500, payments: 1 },
        { planCode: "starter", planName: "STARTER", amount: 400, payments: 3 },
      ],
    },
    {
      currency: "EUR",
      amount: 900,
      payments: 1,
      byMonth: [900, 0],
      byPlan: [{ planCode: "growth", planName: "GROWTH", amount: 900, payments: 1 }],
    },
  ]);
  expect(incomeByCurrency({ months, parts: [] })).toEqual([]);
});
