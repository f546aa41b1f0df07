import { describe, expect, test } from "vitest";
import { dueReminder, type OwedItem, type ReminderOf, reminderLines } from "./due-reminder";

const item = (changes: Partial<OwedItem> = {}): OwedItem => ({
  kind: "booking",
  name: "K7M2QX4D",
  // The 21st already where it is.
  startAt: "2026-11-20T20:00:00Z",
  amount: 30_000,
  due: 30_000,
  ...changes,
});

const owing = (changes: Partial<ReminderOf> = {}): ReminderOf => ({
  name: "Meera Iyer",
  due: 60_000,
  currency: "INR",
  owed: 2,
  since: "2026-11-20T20:00:00Z",
  items: [item(), item({ kind: "membership", name: "Ten days", startAt: "2026-11-24T06:00:00Z" })],
  upi: null,
  branch: { name: "Pier 4", timezone: "Asia/Kolkata" },
  ...changes,
});

describe("who owes is told", () => {
  test("how much, where, since when and what for, by the branch's days", () => {
    const told = dueReminder(owing());
    expect(told.lead).toBe("Meera Iyer, ₹600 is still to be paid at Pier 4.");
    expect(told.facts).toEqual([
      ["Due", "₹600"],
      ["Since", "21 November 2026"],
      ["Booking", "K7M2QX4D, 21 November 2026: ₹300"],
      ["Membership", "Ten days, 24 November 2026: ₹300"],
    ]);
    expect(dueReminder(owing({ items: [item({ kind: "charge", name: "Lost key" })] })).facts).toContainEqual([
      "Charge",
      "Lost key, 21 November 2026: ₹300",
    ]);
  });

  test("what is left of what is paid in part", () => {
    expect(dueReminder(owing({ items: [item({ due: 20_000 })], owed: 1 })).facts.at(-1)).toEqual([
      "Booking",
      "K7M2QX4D, 21 November 2026: ₹200 of ₹300",
    ]);
  });

  test.each([
    [5, 5, ["Booking", "K7M2QX4D, 21 November 2026: ₹300"]],
    [6, 6, ["And", "1 more"]],
    // Not all of them were read.
    [40, 6, ["And", "35 more"]],
  ])("of %i no more than five by name", (owed, read, last) => {
    const { facts } = dueReminder(owing({ owed, items: Array.from({ length: read }, () => item()) }));
    expect(facts.filter(([label]) => label === "Booking")).toHaveLength(5);
    expect(facts.at(-1)).toEqual(last);
  });

  test("nothing of his name where nobody knows it", () => {
    expect(dueReminder(owing({ name: "" })).lead).toBe("₹600 is still to be paid at Pier 4.");
  });

  test.each([
    [owing({ owed: 1, items: [item()] }), "K7M2QX4D"],
    [owing({ owed: 1, items: [item({ kind: "membership", name: "Ten days" })] }), "Ten days"],
    [owing(), "Meera Iyer"],
  ])("where to pay by UPI, with a note that tells the payment from others", (debtor, note) => {
    const upi = { vpa: "harbour@okbank", payeeName: "Harbour Works" };
    const { facts, next } = dueReminder({ ...debtor, upi });
    expect(facts.slice(-2)).toEqual([
      ["UPI", "harbour@okbank (Harbour Works)"],
      ["UPI note", note],
    ]);
    expect(next).toMatch(/^Please pay by UPI, or at the front desk\. If /);
  });

  test("the same in one text, with who writes", () => {
    const told = dueReminder(owing({ owed: 1, items: [item()] }));
    expect(reminderLines(told, ["Harbour Works", "", "+91 98765 43210"])).toBe(
      [
        "Meera Iyer, ₹600 is still to be paid at Pier 4.",
        "Due: ₹600",
        "Since: 21 November 2026",
        "Booking: K7M2QX4D, 21 November 2026: ₹300",
        "Please pay at the front desk. If you have paid already, or think that this is wrong, tell us.",
        "Harbour Works · +91 98765 43210",
      ].join("\n"),
    );
    expect(reminderLines(told, ["", ""]).split("\n").at(-1)).toMatch(/^Please pay/);
  });
});
