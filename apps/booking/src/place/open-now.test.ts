import { expect, it } from "vitest";
import { openStates } from "./open-now";

const timezone = "Asia/Kolkata";
const week = (open = "08:00", close = "21:00", closedDays: readonly number[] = [0]) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open, close, closed: closedDays.includes(day) }));
const closure = (from: string, to = from) => ({ from, to, reason: "Stocktaking" }) as never;
const hours = { timezone, timings: week(), closures: [] };
/** Wall-clock time there. 2026-11-27 is a Friday. */
const at = (time: string) => new Date(`${time}:00+05:30`);
const wordsAt = (time: string, of: Parameters<typeof openStates>[0] = hours) => openStates(of, at(time))[0]?.words;

it("says until when it is open, and when it opens next", () => {
  expect(wordsAt("2026-11-27T08:00")).toBe("Open until 21:00");
  expect(wordsAt("2026-11-27T07:59")).toBe("Closed now. Opens at 08:00");
  expect(wordsAt("2026-11-27T21:00")).toBe("Closed now. Opens tomorrow at 08:00");
  expect(wordsAt("2026-11-28T22:00")).toBe("Closed now. Opens on Monday at 08:00");
});

it("names what closes it today, and the day after a long closure", () => {
  expect(wordsAt("2026-11-27T10:00", { ...hours, closures: [closure("2026-11-27")] })).toBe(
    "Closed today: Stocktaking. Opens tomorrow at 08:00",
  );
  expect(wordsAt("2026-11-27T22:00", { ...hours, closures: [closure("2026-11-28", "2026-12-05")] })).toBe(
    "Closed now. Opens on 7 December at 08:00",
  );
});

it("runs on over midnight where one day meets the next", () => {
  const night = { ...hours, timings: week("00:00", "24:00", []) };
  expect(wordsAt("2026-11-27T23:30", night)).toBe("Open round the clock");
  const friday = { ...hours, timings: week("00:00", "24:00", [0, 6]) };
  expect(wordsAt("2026-11-27T23:30", friday)).toBe("Open until midnight");
});

it("says nothing of an opening that there is not", () => {
  expect(wordsAt("2026-11-27T10:00", { ...hours, timings: week("08:00", "21:00", [0, 1, 2, 3, 4, 5, 6]) })).toBe(
    "Closed now",
  );
});

it("knows the states of the next days, each ending where the next begins", () => {
  const states = openStates(hours, at("2026-11-27T20:00"));
  expect(states.map(({ words }) => words)).toEqual([
    "Open until 21:00",
    "Closed now. Opens tomorrow at 08:00",
    "Closed now. Opens at 08:00",
    "Open until 21:00",
    "Closed now. Opens on Monday at 08:00",
    "Closed now. Opens tomorrow at 08:00",
  ]);
  expect(states.map(({ until }) => until)).toEqual(
    [...states.map(({ until }) => until)].sort((one, other) => one - other),
  );
});
