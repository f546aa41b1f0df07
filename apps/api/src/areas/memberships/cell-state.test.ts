import { describe, expect, it } from "vitest";
import { cellState, spanOf } from "./board-cell";

const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour));
const time = (from: number, until: number) => spanOf({ startAt: at(from), endAt: at(until) });

describe("a seat in a shift", () => {
  it.each([
    ["free", []],
    ["taken", [time(6, 14)]],
    ["taken", [time(0, 24)]],
    ["taken", [time(5, 9), time(9, 12), time(12, 15)]],
    ["partly", [time(7, 14)]],
    ["partly", [time(6, 13)]],
    ["partly", [time(6, 9), time(10, 14)]],
  ] as const)("is %s", (state, taken) => expect(cellState(time(6, 14), taken)).toBe(state));
});
