import type { AddOn, PlanCatalogue, PricingPlan } from "@carrel/sdk";
import { describe, expect, it } from "vitest";
import { changeLink, signUpLink } from "./shop-links";
import { choiceOf, chosen, intervalsOf, shopState, withPieces } from "./shop-state";
import { priceLines, roomText } from "./shop-words";

const stamps = { createdAt: "2026-11-01T00:00:00Z", updatedAt: "2026-11-01T00:00:00Z" };
const offer = (code: string, amount: number, interval: "month" | "year") => ({
  _id: code,
  code,
  name: code,
  description: "",
  amount,
  currency: "INR",
  interval,
  features: [],
  isActive: true,
  order: 0,
  ...stamps,
});
const plan = (
  code: string,
  amount: number,
  desks: number | null,
  interval: "month" | "year" = "month",
): PricingPlan => ({ ...offer(code, amount, interval), limits: { branches: 1, desks, adminUsers: 3 } });
const addOn = (code: string, amount: number, desks: number): AddOn => ({
  ...offer(code, amount, "month"),
  limits: { branches: 0, desks, adminUsers: desks === 0 ? 5 : 0 },
});
const [fifty, staff] = [addOn("desks-50", 499, 50), addOn("staff-5", 299, 0)];
const catalogue: PlanCatalogue = {
  plans: [plan("starter", 999, 40), plan("growth", 2499, 150), plan("yearly", 49_990, null, "year")],
  addOns: [fifty, staff],
};
const NOTHING: PlanCatalogue = { plans: [], addOns: [] };

const at = (query: Record<string, string>, of = catalogue) => chosen(shopState(query, of), of);
const codesOf = ({ plan, pieces }: ReturnType<typeof chosen>) => [
  plan?.code,
  ...pieces.map((piece) => `${piece.quantity} ${piece.addOn.code}`),
];

describe("an address", () => {
  it.each([
    [{}, ["starter", "1 desks-50"]],
    // Three pieces are three less than the next plan.
    [{ seats: "150" }, ["starter", "3 desks-50"]],
    [{ seats: "500" }, ["starter", "10 desks-50"]],
    [{ seats: "60", pay: "year" }, ["yearly"]],
    [{ plan: "growth" }, ["growth"]],
    [{ plan: "starter", addOns: "desks-50:3,staff-5:1" }, ["starter", "3 desks-50", "1 staff-5"]],
    [{ plan: "starter", addOns: "none" }, ["starter"]],
    // What makes no sense is passed over.
    [{ seats: "-5" }, ["starter", "1 desks-50"]],
    [{ seats: "<b>", plan: "gone", addOns: "desks-50:9", pay: "never" }, ["starter", "1 desks-50"]],
    [{ plan: "starter", addOns: "desks-50:1000000000" }, ["starter"]],
  ])("%o chooses %o", (query: Record<string, string>, codes) => {
    expect(codesOf(at(query))).toEqual(codes);
  });

  it("with a choice alone has as many seats as that holds", () => {
    expect(shopState({ plan: "growth" }, catalogue).seats).toBe(150);
    expect(shopState({ plan: "yearly" }, catalogue).seats).toBe(60);
  });
});

it("has nothing to choose where nothing is sold, and no month where all is sold by the year", () => {
  expect(intervalsOf(NOTHING)).toEqual([]);
  expect(at({}, NOTHING).plan).toBeNull();
  const yearly = { plans: catalogue.plans.slice(2), addOns: [] };
  expect(intervalsOf(yearly)).toEqual(["year"]);
  expect(codesOf(at({}, yearly))).toEqual(["yearly"]);
});

it("says so where no plan holds as many seats", () => {
  const small = { plans: catalogue.plans.slice(0, 1), addOns: [] };
  expect(at({ seats: "60" }, small)).toMatchObject({ plan: null, cheapest: null });
});

it("keeps what was set by hand, and what adds no seats when they change", () => {
  const begun = withPieces(shopState({}, catalogue), catalogue, staff, 2);
  const more = withPieces(begun, catalogue, fifty, 4);
  expect(codesOf(chosen(more, catalogue))).toEqual(["starter", "4 desks-50", "2 staff-5"]);
  expect(codesOf(chosen({ ...more, seats: 40, planCode: null, seatPieces: null }, catalogue))).toEqual([
    "starter",
    "2 staff-5",
  ]);
  expect(chosen(withPieces(more, catalogue, fifty, 1e9), catalogue).pieces[0]?.quantity).toBe(1000);
  expect(codesOf(chosen(withPieces(more, catalogue, fifty, -3), catalogue))).toEqual(["starter", "2 staff-5"]);
});

it("goes on to sign-up and back with the choice and the price that was seen", () => {
  const now = at({ seats: "60" });
  const choice = choiceOf(now);
  if (!choice || !now.plan) throw new Error("60 seats fit");
  expect(signUpLink(choice)).toBe("/auth/register?plan=starter&addOns=desks-50%3A1&seen=1498INR");
  expect(changeLink(choice)).toBe("/ecommerce?plan=starter&addOns=desks-50%3A1");
  expect(priceLines(now.plan, now.pieces)).toEqual([
    { label: "starter", amount: 999 },
    { label: "desks-50", amount: 499 },
  ]);
});

it("says what there is room for", () => {
  expect(roomText({ desks: 1, branches: 1, adminUsers: null })).toBe("1 seat, 1 branch, any number of people of staff");
  expect(roomText({ desks: 1500, branches: 0, adminUsers: 0 })).toBe("1,500 seats");
});
