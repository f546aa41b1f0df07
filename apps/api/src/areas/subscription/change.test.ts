import type { PlanLimits } from "@carrel/sdk/schemas";
import { describe, expect, it } from "vitest";
import type { Row } from "../../database/schema";
import { Failure } from "../../failure";
import { type Chosen, choose } from "./catalogue";
import { changeOf, chargesOf, type PaidTime, type Running, type Situation } from "./change";
import { daysOf, intervalAfter, intervalFrom, partOf } from "./period";

/** The failure that a function throws. */
function refusalOfCall(call: () => unknown): Failure {
  try {
    call();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  throw new Error("A refusal was expected");
}

const TIMEZONE = "Asia/Kolkata";
const NOW = new Date("2026-11-21T06:00:00Z");
const sold = { orgId: "platform", description: "", currency: "INR", features: [], isActive: true, position: 0 };
const stamps = { createdAt: NOW, updatedAt: NOW };

const plan = (code: string, amount: number, limits: PlanLimits, interval: "month" | "year" = "month") =>
  ({
    ...sold,
    ...stamps,
    planId: code,
    code,
    name: code.toUpperCase(),
    amount,
    interval,
    limits,
  }) satisfies Row<"pricingPlans">;
const addOn = (code: string, amount: number, desks: number, interval: "month" | "year" = "month") =>
  ({
    ...sold,
    ...stamps,
    addOnId: code,
    code,
    name: code.toUpperCase(),
    amount,
    interval,
    limits: { branches: 0, desks, adminUsers: 0 },
  }) satisfies Row<"addOns">;

const small = plan("small", 30_000, { branches: 1, desks: 40, adminUsers: 3 });
const large = plan("large", 90_000, { branches: 3, desks: null, adminUsers: 10 });
const yearly = plan("yearly", 900_000, { branches: 3, desks: null, adminUsers: 10 }, "year");
const foreign = { ...plan("foreign", 100, { branches: 9, desks: null, adminUsers: 99 }), currency: "USD" };
const desks = addOn("desks", 10_000, 50);
const byYear = addOn("by-year", 50_000, 100, "year");
const CATALOGUE = { plans: [small, large, yearly, foreign], addOns: [desks, byYear] };

const chosen = (of: Row<"pricingPlans">, quantity = 0): Chosen => ({
  plan: of,
  pieces: quantity > 0 ? [{ addOn: desks, quantity }] : [],
});

/** A plan that was paid for one interval from a day on. */
function having(of: Row<"pricingPlans">, from: string, quantity = 0): Running {
  const period = intervalFrom(new Date(from), of.interval, TIMEZONE);
  const had = chosen(of, quantity);
  const paid: PaidTime = { planName: of.name, lines: chargesOf(had, period), currency: of.currency, period };
  const limits = { ...of.limits, desks: of.limits.desks === null ? null : of.limits.desks + 50 * quantity };
  return { planCode: of.code, addOns: quantity > 0 ? [{ code: "desks", quantity }] : [], limits, period, paid: [paid] };
}

const situation = (running: Running | null, usage = { branches: 1, desks: 10, adminUsers: 1 }): Situation => ({
  now: NOW,
  timezone: TIMEZONE,
  running,
  has: running?.limits ?? { branches: null, desks: null, adminUsers: null },
  usage,
});

const figures = ({ kind, amount, lines, nextAmount }: ReturnType<typeof changeOf>) => ({
  kind,
  amount,
  nextAmount,
  lines: lines.map((line) => [line.code, line.kind, line.amount]),
});

describe("a change", () => {
  it.each([
    ["nothing, and starts", null, chosen(small), { kind: "start", amount: 30_000, lines: [["small", "plan", 30_000]] }],
    [
      "nothing, with three pieces of an add-on",
      null,
      chosen(small, 3),
      {
        kind: "start",
        amount: 60_000,
        lines: [
          ["small", "plan", 30_000],
          ["desks", "addOn", 30_000],
        ],
      },
    ],
    [
      "nothing, and pays twelve months of an add-on by the year",
      null,
      chosen(yearly, 1),
      {
        kind: "start",
        amount: 1_020_000,
        lines: [
          ["yearly", "plan", 900_000],
          ["desks", "addOn", 120_000],
        ],
      },
    ],
    [
      "the same",
      having(small, "2026-11-01T06:00:00Z"),
      chosen(small),
      { kind: "renew", amount: 30_000, lines: [["small", "plan", 30_000]] },
    ],
    [
      "less, of which 10 of 30 days are unused",
      having(small, "2026-11-01T06:00:00Z"),
      chosen(large),
      {
        kind: "upgrade",
        amount: 80_000,
        lines: [
          ["large", "plan", 90_000],
          ["small", "credit", -10_000],
        ],
      },
    ],
    [
      "the same with fewer pieces",
      having(small, "2026-11-01T06:00:00Z"),
      chosen(small, 1),
      {
        kind: "upgrade",
        amount: 30_000,
        lines: [
          ["small", "plan", 30_000],
          ["desks", "addOn", 10_000],
          ["small", "credit", -10_000],
        ],
      },
    ],
    ["the same with more pieces", having(small, "2026-11-01T06:00:00Z", 2), chosen(small, 1), { kind: "downgrade" }],
    ["more", having(large, "2026-11-01T06:00:00Z"), chosen(small), { kind: "downgrade" }],
    ["as much, paid for long", having(yearly, "2026-11-01T06:00:00Z"), chosen(large), { kind: "downgrade" }],
    [
      "as much, of which little is left",
      having(yearly, "2025-12-01T06:00:00Z"),
      chosen(large),
      {
        kind: "upgrade",
        // 10 of 365 days: 24,657.53 is rounded down.
        amount: 65_343,
        lines: [
          ["large", "plan", 90_000],
          ["yearly", "credit", -24_657],
        ],
      },
    ],
    [
      "less, in another currency, which no credit is exchanged for",
      having(small, "2026-11-01T06:00:00Z"),
      chosen(foreign),
      { kind: "downgrade" },
    ],
  ])("from %s", (_, running, to, expected) => {
    const change = figures(changeOf(situation(running), to));
    expect(change).toMatchObject(expected);
    if (change.kind === "downgrade") expect(change).toMatchObject({ amount: 0, lines: [] });
  });

  it("is never worth more credit than it costs, and its lines come to its amount", () => {
    for (const from of CATALOGUE.plans) {
      for (const to of CATALOGUE.plans) {
        for (const day of ["01", "10", "21"]) {
          const change = changeOf(situation(having(from, `2026-11-${day}T06:00:00Z`, 1)), chosen(to));
          expect(change.amount).toBeGreaterThanOrEqual(0);
          expect(change.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(change.amount);
        }
      }
    }
  });

  it("comes at once, or when the period ends", () => {
    const running = having(large, "2026-11-01T06:00:00Z");
    const end = running.period.end.toISOString();
    expect(changeOf(situation(running), chosen(small))).toMatchObject({
      effectiveAt: end,
      periodEnd: end,
      periodStart: "2026-11-01T06:00:00.000Z",
      nextAmount: 30_000,
    });
    expect(changeOf(situation(running), chosen(large))).toMatchObject({
      effectiveAt: end,
      periodStart: end,
      periodEnd: "2027-01-01T06:00:00.000Z",
    });
    expect(changeOf(situation(null), chosen(large))).toMatchObject({
      effectiveAt: NOW.toISOString(),
      periodStart: NOW.toISOString(),
      periodEnd: "2026-12-21T06:00:00.000Z",
    });
  });

  it("credits also what was paid ahead", () => {
    const running = having(small, "2026-11-01T06:00:00Z");
    const [first] = running.paid;
    if (!first) throw new Error("Something was paid");
    const period = intervalFrom(first.period.end, "month", TIMEZONE);
    const ahead = { ...running, paid: [first, { ...first, period }] };
    expect(figures(changeOf(situation(ahead), chosen(large)))).toMatchObject({ amount: 90_000 - 10_000 - 30_000 });
  });

  it("names each limit that would be passed", () => {
    const change = changeOf(situation(null, { branches: 2, desks: 90, adminUsers: 3 }), chosen(small, 1));
    expect(change.passedLimits).toEqual([{ limit: "branches", used: 2, allowed: 1 }]);
    expect(changeOf(situation(null, { branches: 3, desks: 9_999, adminUsers: 3 }), chosen(large)).passedLimits).toEqual(
      [],
    );
  });

  it("passes no limit that it leaves as it is or raises", () => {
    const above = { branches: 4, desks: 95, adminUsers: 12 };
    const has = having(small, "2026-11-01T06:00:00Z");
    expect(changeOf(situation(has, above), chosen(small)).passedLimits).toEqual([]);
    expect(changeOf(situation(has, above), chosen(small, 1)).passedLimits).toEqual([]);
    expect(changeOf({ ...situation(null, above), has: small.limits }, chosen(small)).passedLimits).toEqual([]);
    expect(changeOf(situation(having(large, "2026-11-01T06:00:00Z"), above), chosen(small)).passedLimits).toEqual([
      { limit: "branches", used: 4, allowed: 1 },
      { limit: "desks", used: 95, allowed: 40 },
      { limit: "adminUsers", used: 12, allowed: 3 },
    ]);
  });

  it("costs no more than an order can come to", () => {
    const dear = { ...desks, amount: 1e10 };
    const to = { plan: small, pieces: [{ addOn: dear, quantity: 1000 }] };
    expect(refusalOfCall(() => changeOf(situation(null), to)).issues).toMatchObject([{ path: ["addOns"] }]);
  });
});

describe("what can be chosen", () => {
  const off = { ...CATALOGUE, plans: CATALOGUE.plans.map((one) => ({ ...one, isActive: one.code !== "small" })) };

  it.each([
    [{ planCode: "nothing" }, ["planCode"]],
    [{ planCode: "small", addOns: [{ code: "nothing", quantity: 1 }] }, ["addOns", 0, "code"]],
    [{ planCode: "small", addOns: [{ code: "by-year", quantity: 1 }] }, ["addOns", 0, "code"]],
    [{ planCode: "foreign", addOns: [{ code: "desks", quantity: 1 }] }, ["addOns", 0, "code"]],
  ])("is not %j", (asked, path) => {
    expect(refusalOfCall(() => choose(CATALOGUE, asked, undefined))).toMatchObject({ status: 400, issues: [{ path }] });
  });

  it("is what is sold no longer for whoever has it, and for nobody else", () => {
    const asked = { planCode: "small" };
    expect(choose(off, asked, { planCode: "small", addOns: [] }).plan.code).toBe("small");
    expect(refusalOfCall(() => choose(off, asked, undefined)).status).toBe(400);
  });
});

describe("a period", () => {
  it.each([
    ["2026-01-31T06:00:00Z", "month", "Asia/Kolkata", "2026-02-28T06:00:00.000Z"],
    ["2028-02-29T06:00:00Z", "year", "Asia/Kolkata", "2029-02-28T06:00:00.000Z"],
    // The clocks go back: the end is at the same time of the day.
    ["2026-10-10T12:34:56.789Z", "month", "Europe/London", "2026-11-10T13:34:56.789Z"],
    // The clocks go forward.
    ["2026-03-10T23:30:00Z", "month", "Europe/London", "2026-04-10T22:30:00.000Z"],
    ["2026-11-21T20:00:00Z", "month", "Asia/Kolkata", "2026-12-21T20:00:00.000Z"],
  ] as const)("from %s, a %s in %s, ends at %s", (start, interval, timezone, end) => {
    expect(intervalFrom(new Date(start), interval, timezone).end.toISOString()).toBe(end);
  });

  it("keeps its day, however often it is renewed", () => {
    const ends: string[] = [];
    let paid = intervalFrom(new Date("2026-10-31T06:00:00Z"), "month", TIMEZONE);
    for (let months = 1; months <= 6; months += 1) {
      ends.push(paid.end.toISOString().slice(0, 10));
      paid = { ...paid, end: intervalAfter(paid, "month", TIMEZONE).end };
    }
    expect(ends).toEqual(["2026-11-30", "2026-12-31", "2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30"]);
  });

  it.each([
    ["2026-10-01T00:00:00Z", 31],
    ["2026-11-21T05:59:00Z", 30],
    ["2026-11-21T18:29:59Z", 30],
    ["2026-11-21T18:30:00Z", 29],
    ["2026-12-21T00:00:00Z", 0],
    ["2027-12-21T00:00:00Z", 0],
  ])("at %s has %i unused days of thirty", (at, unused) => {
    const period = intervalFrom(NOW, "month", TIMEZONE);
    expect(daysOf(period, new Date(at), TIMEZONE)).toEqual({ all: 30, unused: Math.min(unused, 30) });
  });

  it("is parted exactly, where floating point is not", () => {
    expect(partOf(1e12, 364, 365)).toBe(997_260_273_972);
    expect(partOf(999_999_999_999, 1, 3)).toBe(333_333_333_333);
  });
});
