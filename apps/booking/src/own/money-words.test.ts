import { expect, test } from "vitest";
import { moveInWords } from "./money-words";

const moved = {
  deskId: "desk",
  deskName: "A1",
  type: "HOURLY",
  startAt: "2026-11-21T04:30:00.000Z",
  endAt: "2026-11-21T06:30:00.000Z",
  amount: 50_000,
  amountBefore: 50_000,
  paid: 0,
  due: 0,
  refund: 0,
  currency: "INR",
  status: "CONFIRMED",
  moveUntil: "2026-11-21T04:30:00.000Z",
} as const;

test("a move says what it costs more or less, what is due, and who has to agree", () => {
  expect(moveInWords(moved, "CONFIRMED")).toBe("It costs the same.");
  expect(moveInWords({ ...moved, amount: 70_000, due: 70_000, status: "PENDING" }, "CONFIRMED")).toBe(
    "It costs ₹200 more. ₹700 is to be paid when you come. The staff have to confirm it again.",
  );
  expect(moveInWords({ ...moved, amount: 30_000, paid: 50_000, refund: 20_000 }, "PENDING")).toBe(
    "It costs ₹200 less. ₹200 of what you paid is to be given back: the staff are told.",
  );
});
