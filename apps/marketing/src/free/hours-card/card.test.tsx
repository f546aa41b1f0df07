import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { fragmentOf, readFragment } from "../parts/address";
import { CardDrawing } from "./card-drawing";
import { CARD_PAPERS, CardState, START } from "./card-state";
import { cardRows, closureFault, closureLines, isBackwards } from "./card-text";
import { LANGUAGES, type Language } from "./card-words";

it("puts days with the same hours in one row, in each language", () => {
  expect(cardRows({ ...START, languages: ["en", "de", "hi"] })).toEqual([
    { days: ["Monday – Friday", "Montag – Freitag", "सोमवार – शुक्रवार"], hours: "07:00 – 22:00", isClosed: false },
    { days: ["Saturday", "Samstag", "शनिवार"], hours: "09:00 – 14:00", isClosed: false },
    { days: ["Sunday", "Sonntag", "रविवार"], hours: "Closed · Geschlossen · बंद", isClosed: true },
  ]);
  expect(cardRows({ ...START, first: "0" }).map(({ days }) => days[0])).toEqual([
    "Sunday",
    "Monday – Friday",
    "Saturday",
  ]);
});

it("writes times by either clock, up to midnight", () => {
  const week = START.week.map(({ day }) => ({ day, open: "00:30", close: "24:00", closed: false }));
  expect(cardRows({ ...START, week, clock: "12" }).map(({ hours }) => hours)).toEqual(["12:30 am – 12:00 am"]);
  expect(cardRows({ ...START, week }).map(({ hours }) => hours)).toEqual(["00:30 – 24:00"]);
  expect(isBackwards({ day: 1, open: "10:00", close: "10:00", closed: false })).toBe(true);
});

it("lists closures by day, as the first language writes them, and leaves out what is not right", () => {
  const closures = [
    { from: "2026-12-24", to: "2026-12-26", reason: "Christmas" },
    { from: "2026-01-26", to: "", reason: "" },
    { from: "2026-03-02", to: "2026-03-01", reason: "Wrong" },
    { from: "", to: "", reason: "Not yet" },
  ];
  expect(closureLines({ ...START, closures })).toEqual(["26 January 2026", "24 – 26 December 2026: Christmas"]);
  expect(closures.map(closureFault)).toEqual([undefined, undefined, "The last day comes before the first.", undefined]);
  expect(closureFault({ from: "2026-13-40", to: "", reason: "" })).toBe("There is no such day.");
});

it("has no week with a day twice, and no language twice", () => {
  const twice = { ...START, week: START.week.map((hours) => ({ ...hours, day: 1 })) };
  expect(readFragment(fragmentOf(twice), CardState).kind).toBe("broken");
  expect(readFragment(fragmentOf({ ...START, languages: ["en", "en"] }), CardState).kind).toBe("broken");
});

it("stays on its sheet, whatever is typed, and survives its address", () => {
  const language = fc.constantFrom(...(Object.keys(LANGUAGES) as Language[]));
  const states = fc.record({
    name: fc.string({ unit: "grapheme", maxLength: 20 }),
    notes: fc.string({ unit: "grapheme-ascii", maxLength: 240 }),
    languages: fc.uniqueArray(language, { minLength: 1, maxLength: 3 }),
    paper: fc.constantFrom(...CARD_PAPERS),
    closures: fc.array(fc.constant({ from: "2026-12-24", to: "2026-12-26", reason: "x".repeat(50) }), { maxLength: 8 }),
    closed: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
  });
  fc.assert(
    fc.property(states, ({ closed, ...part }) => {
      const week = START.week.map((hours, place) => ({ ...hours, closed: closed[place] ?? false }));
      const state = { ...START, ...part, week };
      const markup = renderToStaticMarkup(<CardDrawing state={state} />);
      const [, , height = 0] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(markup)?.map(Number) ?? [];
      const [, , down = 0, scale = 1] =
        /translate\(([\d.]+) ([\d.e-]+)\) scale\(([\d.]+)\)/.exec(markup)?.map(Number) ?? [];
      for (const [, y] of markup.matchAll(/<text x="\d+" y="([\d.]+)"/g))
        expect(down + Number(y) * scale).toBeLessThan(height);
      expect(readFragment(fragmentOf(state), CardState)).toEqual({ kind: "read", state });
    }),
    { numRuns: 60 },
  );
});
