import { describe, expect, it } from "vitest";
import { choiceAddress, choiceIn, choiceNotes, keptChoice, piecesIn, resolveChoice, seenIn } from "./plan-choice";
import type { OfferedAddOn, OfferedPlan } from "./plan-offer";

const priced = { amount: 10_000, currency: "INR", interval: "month" as const };
const plan: OfferedPlan = { code: "starter", ...priced, limits: { branches: 1, desks: 40, adminUsers: 3 } };
const addOn: OfferedAddOn = { code: "desks-50", ...priced, limits: { branches: 0, desks: 50, adminUsers: 0 } };
const offers = {
  plans: [plan],
  addOns: [addOn, { ...addOn, code: "euro", currency: "EUR" }, { ...addOn, code: "yearly", interval: "year" as const }],
};

describe("an address", () => {
  it("says a choice and is read as the same", () => {
    const choice = {
      planCode: "starter",
      addOns: [{ code: "desks-50", quantity: 2 }],
      seen: { amount: 30_000, currency: "INR" },
    };
    expect(choiceAddress(choice)).toEqual({ plan: "starter", addOns: "desks-50:2", seen: "30000INR" });
    expect(choiceIn(choiceAddress(choice))).toEqual({ choice, unread: false });
    expect(choiceAddress({ planCode: "starter", addOns: [] })).toEqual({ plan: "starter" });
  });

  it.each([undefined, "", "<script>", "UPPER", "a".repeat(41), "two words"])("names no plan by %s", (named) => {
    expect(choiceIn({ plan: named })).toBeNull();
  });

  it.each([
    ["desks-50:2,staff-5:1", 2, false],
    ["none", 0, false],
    ["desks-50:2,desks-50:3", 1, true],
    ["desks-50:1000000000", 0, true],
    ["desks-50:-1", 0, true],
    ["desks-50:0", 0, true],
    ["desks-50:1.5", 0, true],
    ["desks-50:1e2", 0, true],
    ["desks-50", 0, true],
    ["<b>:1", 0, true],
    [Array.from({ length: 51 }, (_, at) => `piece-${at}:1`).join(","), 50, true],
  ])("of %s gives what an order could name", (text, count, unread) => {
    const read = piecesIn(text);
    expect(read.pieces).toHaveLength(count);
    expect(read.unread).toBe(unread);
  });

  it.each([["149800INR", 149_800], ["-1INR"], ["1.5INR"], ["1e9INR"], ["9999999999999INR"], ["100"], [undefined]])(
    "says of %s a price that was seen",
    (text, amount?: number) => {
      expect(seenIn(text)?.amount).toBe(amount);
    },
  );
});

describe("a choice that was kept", () => {
  it("is read as it was", () => {
    const choice = {
      planCode: "starter",
      addOns: [{ code: "desks-50", quantity: 2 }],
      seen: { amount: 1, currency: "INR" },
    };
    expect(keptChoice(JSON.stringify(choice))).toEqual(choice);
  });

  it.each([null, "", "{", "null", "7", "[]", "{}", '{"planCode":7}', '{"planCode":"<script>"}'])(
    "is none in %s",
    (text) => {
      expect(keptChoice(text)).toBeNull();
    },
  );

  it("keeps of its pieces what an order could name", () => {
    const addOns = [
      { code: "desks-50", quantity: 1e9 },
      { code: "desks-50", quantity: -1 },
      { code: "<b>", quantity: 1 },
      null,
      { code: "staff-5", quantity: 2 },
    ];
    const kept = keptChoice(JSON.stringify({ planCode: "starter", addOns, seen: { amount: -5, currency: "INR" } }));
    expect(kept).toEqual({ planCode: "starter", addOns: [{ code: "staff-5", quantity: 2 }] });
  });
});

describe("of what is for sale", () => {
  const chosen = (code: string, quantity = 1) => ({ planCode: "starter", addOns: [{ code, quantity }] });

  it("costs what plan and pieces cost now", () => {
    const { amount, isPayable, refused, changedFrom } = resolveChoice(chosen("desks-50", 3), offers);
    expect({ amount, isPayable, refused, changedFrom }).toEqual({
      amount: 40_000,
      isPayable: true,
      refused: [],
      changedFrom: undefined,
    });
  });

  it.each([
    ["never-was", "gone"],
    ["euro", "currency"],
    ["yearly", "interval"],
  ])("leaves out %s: %s", (code, why) => {
    expect(resolveChoice(chosen(code), offers)).toMatchObject({ amount: 10_000, pieces: [], refused: [{ code, why }] });
  });

  it("is nothing without its plan", () => {
    expect(resolveChoice({ planCode: "launch", addOns: [] }, offers)).toEqual({
      plan: null,
      pieces: [],
      refused: [{ code: "launch", why: "gone" }],
      amount: 0,
      isPayable: false,
    });
  });

  it("says what it cost when it was chosen, where that differs", () => {
    const seen = (amount: number, currency = "INR") =>
      resolveChoice({ planCode: "starter", addOns: [], seen: { amount, currency } }, offers).changedFrom;
    expect(seen(10_000)).toBeUndefined();
    expect(seen(9000)).toEqual({ amount: 9000, currency: "INR" });
    expect(seen(10_000, "EUR")).toEqual({ amount: 10_000, currency: "EUR" });
  });

  it("can't be ordered where it comes to more than an order can", () => {
    const dear = { plans: [plan], addOns: [{ ...addOn, amount: 1e12 }] };
    expect(resolveChoice(chosen("desks-50", 1000), dear).isPayable).toBe(false);
  });
});

it("tells what somebody has to know of his choice", () => {
  const notesOf = (choice: Parameters<typeof resolveChoice>[0], unread = false) =>
    choiceNotes(resolveChoice(choice, offers), { unread, money: (amount, currency) => `${currency} ${amount}` });
  expect(notesOf({ planCode: "starter", addOns: [{ code: "desks-50", quantity: 1 }] })).toEqual([]);
  expect(notesOf({ planCode: "launch", addOns: [] }, true)).toEqual([
    "The plan that you chose is not for sale any more. Choose another one.",
  ]);
  expect(notesOf({ planCode: "starter", addOns: [{ code: "euro", quantity: 1 }] }, true)).toEqual([
    "“euro” is sold in another currency than the plan. It is left out.",
    "A part of what you chose can't be read. It is left out: look through your choice.",
  ]);
  expect(notesOf({ planCode: "starter", addOns: [], seen: { amount: 9000, currency: "INR" } })).toEqual([
    "The price has changed: it was INR 9000 when you chose it, and is INR 10000 now.",
  ]);
});
