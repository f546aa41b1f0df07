import { describe, expect, it } from "vitest";
import { heldUntil, holdEnd, isHeld, movedUntil, waitsAgainUntil } from "./hold";

const now = new Date("2026-11-24T10:00:00Z");
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const settings = { holdMinutes: 15, pendingHours: 48 };
const end = (reason: "code" | "payment" | "staff" | "claim", from: number, to: number, madeAt = now) =>
  holdEnd(reason, { period: { startAt: at(from), endAt: at(to) }, madeAt, settings, now });

describe("when a hold ends", () => {
  it.each([
    ["a code's in two minutes", end("code", 5, 6), at(2 / 60)],
    ["a payment's when the organisation says so", end("payment", 5, 6), at(15 / 60)],
    ["the staff's in 48 hours", end("staff", 100, 101), at(48)],
    ["the staff's as it starts, where that comes first", end("staff", 5, 6), at(5)],
    ["the staff's as it ends, where it had begun", end("staff", -5, 6), at(6)],
    ["the staff's as it ends, where it begins as it is made", end("staff", 0, 6), at(6)],
    ["the staff's as it starts again, made before it began", end("staff", -5, 6, at(-10)), at(-5)],
    ["a claim's as it starts, however long that is", end("claim", 1_000, 1_001), at(1_000)],
    ["a claim's as it ends, where it had begun as it was made", end("claim", -5, 6), at(6)],
  ])("%s", (_, ends, expected) => {
    expect(ends).toEqual(expected);
  });

  it("is as it always was for what names no end", () => {
    const period = { startAt: at(5), endAt: at(6) };
    expect(heldUntil({ holdUntil: null, period, madeAt: now })).toEqual(at(5));
    expect(heldUntil({ holdUntil: at(1), period, madeAt: now })).toEqual(at(1));
  });

  it("is again what was left of it, once nothing was found of what was said to be paid, and not beyond its start", () => {
    const period = { startAt: at(5), endAt: at(6) };
    expect(waitsAgainUntil(3_600, { period, madeAt: at(-1), now })).toEqual(at(1));
    expect(waitsAgainUntil(0, { period, madeAt: at(-1), now })).toEqual(now);
    expect(waitsAgainUntil(48 * 3_600, { period, madeAt: at(-1), now })).toEqual(at(5));
  });

  it("is as it was once its visitor has moved it, and not beyond its new start", () => {
    const held = { holdUntil: at(48), period: { startAt: at(50), endAt: at(51) }, madeAt: at(-1) };
    expect(movedUntil(held, { startAt: at(90), endAt: at(91) })).toEqual(at(48));
    expect(movedUntil(held, { startAt: at(5), endAt: at(6) })).toEqual(at(5));
    expect(movedUntil({ ...held, holdUntil: null }, { startAt: at(90), endAt: at(91) })).toEqual(at(50));
  });

  it("blocks while it is confirmed, or pending and not over", () => {
    const hold = { holdUntil: at(1), period: { startAt: at(5), endAt: at(6) }, madeAt: now };
    expect(isHeld({ ...hold, status: "PENDING" }, now)).toBe(true);
    expect(isHeld({ ...hold, status: "PENDING" }, at(1))).toBe(false);
    expect(isHeld({ ...hold, status: "CONFIRMED" }, at(9))).toBe(true);
    expect(isHeld({ ...hold, status: "CANCELLED" }, now)).toBe(false);
  });
});
