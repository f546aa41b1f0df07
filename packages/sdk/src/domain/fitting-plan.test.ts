import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fittingPlan, type Offers } from "./fitting-plan";
import { chosenAmount, chosenRoom, type OfferedAddOn, type OfferedPlan, piecesAmount } from "./plan-offer";

const room = (desks: number | null) => ({ branches: 1, desks, adminUsers: 1 });
const plan = (
  code: string,
  amount: number,
  desks: number | null,
  interval: "month" | "year" = "month",
): OfferedPlan => ({ code, amount, currency: "INR", interval, limits: room(desks) });
const addOn = (code: string, amount: number, desks: number, interval: "month" | "year" = "month"): OfferedAddOn => ({
  code,
  amount,
  currency: "INR",
  interval,
  limits: { branches: 0, desks, adminUsers: 0 },
});

const DEMO: Offers = {
  plans: [
    plan("starter", 99_900, 40),
    plan("growth", 249_900, 150),
    plan("business", 499_900, null),
    plan("business-yearly", 4_999_000, null, "year"),
  ],
  addOns: [addOn("desks-50", 49_900, 50), addOn("staff-5", 29_900, 0)],
};

const fitted = (desks: number, offers = DEMO, interval: "month" | "year" = "month") => {
  const fit = fittingPlan(offers, { desks, interval });
  return (
    fit && [
      fit.plan.code,
      Object.fromEntries(fit.pieces.map((piece) => [piece.addOn.code, piece.quantity])),
      fit.amount,
    ]
  );
};

describe("fittingPlan", () => {
  it.each([
    [1, "starter", {}, 99_900],
    [40, "starter", {}, 99_900],
    [41, "starter", { "desks-50": 1 }, 149_800],
    [60, "starter", { "desks-50": 1 }, 149_800],
    [90, "starter", { "desks-50": 1 }, 149_800],
    // Three pieces are three rupees less than the next plan.
    [150, "starter", { "desks-50": 3 }, 249_600],
    [440, "starter", { "desks-50": 8 }, 499_100],
    [441, "business", {}, 499_900],
    [10_000, "business", {}, 499_900],
  ])("for %i desks takes %s with %o", (desks, code, pieces, amount) => {
    expect(fitted(desks)).toEqual([code, pieces, amount]);
  });

  it("takes the fewer pieces of equal price, then the plan that stands first", () => {
    expect(
      fitted(60, { plans: [plan("small", 100, 10), plan("large", 200, 60)], addOns: [addOn("ten", 20, 10)] }),
    ).toEqual(["large", {}, 200]);
    expect(fitted(20, { plans: [plan("first", 100, 20), plan("second", 100, 30)], addOns: [] })?.[0]).toBe("first");
    expect(
      fitted(40, { plans: [plan("small", 0, 0)], addOns: [addOn("ten", 10, 10), addOn("forty", 40, 40)] }),
    ).toEqual(["small", { forty: 1 }, 40]);
  });

  it("counts twelve months of an add-on beside a plan by the year, and takes none by the year beside one by the month", () => {
    const offers = {
      plans: [plan("yearly", 1000, 10, "year"), plan("monthly", 100, 10)],
      addOns: [addOn("ten", 10, 10), addOn("ten-yearly", 100, 10, "year")],
    };
    expect(fitted(20, offers, "year")).toEqual(["yearly", { "ten-yearly": 1 }, 1100]);
    expect(fitted(20, offers)).toEqual(["monthly", { ten: 1 }, 110]);
    expect(piecesAmount({ interval: "year" }, { amount: 10, interval: "month" }, 2)).toBe(240);
  });

  it("has nothing where nothing is sold, or nothing has that much room", () => {
    expect(fitted(1, { plans: [], addOns: [] })).toBeNull();
    expect(fitted(60, DEMO, "year")?.[0]).toBe("business-yearly");
    expect(fitted(50, { plans: [plan("small", 1, 40)], addOns: [addOn("staff", 1, 0)] })).toBeNull();
    // More pieces than an order takes.
    expect(fitted(2000, { plans: [plan("small", 1, 0)], addOns: [addOn("one", 1, 1)] })).toBeNull();
  });

  it("compares no currencies, and puts no add-on of another beside a plan", () => {
    const foreign = { ...plan("foreign", 1, null), currency: "EUR" };
    expect(fitted(10, { plans: [plan("small", 100, 40), foreign], addOns: [] })?.[0]).toBe("small");
    expect(
      fitted(50, { plans: [plan("small", 100, 40)], addOns: [{ ...addOn("fifty", 1, 50), currency: "EUR" }] }),
    ).toBeNull();
  });

  it("is never dearer than any choice that holds as much", () => {
    const amounts = fc.integer({ min: 0, max: 60 });
    const plans = fc.array(fc.tuple(amounts, fc.integer({ min: 0, max: 30 })), { minLength: 1, maxLength: 3 });
    const addOns = fc.array(fc.tuple(amounts, fc.integer({ min: 0, max: 12 })), { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(plans, addOns, fc.integer({ min: 1, max: 40 }), (ofPlans, ofAddOns, desks) => {
        const offers = {
          plans: ofPlans.map(([amount, holds], at) => plan(`plan-${at}`, amount, holds)),
          addOns: ofAddOns.map(([amount, holds], at) => addOn(`add-on-${at}`, amount, holds)),
        };
        const counts = Array.from({ length: desks + 1 }, (_, count) => count);
        const all = offers.plans.flatMap((one) =>
          counts.flatMap((first) =>
            counts.map((second) => ({
              plan: one,
              pieces: [first, second].map((quantity, at) => ({ addOn: offers.addOns[at] as OfferedAddOn, quantity })),
            })),
          ),
        );
        const holding = all.filter((choice) => (chosenRoom(choice.plan, choice.pieces).desks ?? 0) >= desks);
        const least = Math.min(...holding.map((choice) => chosenAmount(choice.plan, choice.pieces)));
        const fit = fittingPlan(offers, { desks, interval: "month" });
        expect(fit?.amount ?? Number.POSITIVE_INFINITY).toBe(least);
        if (fit) expect(chosenRoom(fit.plan, fit.pieces).desks).toBeGreaterThanOrEqual(desks);
      }),
      { numRuns: 60 },
    );
  });
});
