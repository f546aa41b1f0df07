import fc from "fast-check";
import { expect, it } from "vitest";
import { fragmentOf, readFragment } from "../parts/address";
import { capacityOf, faultsOf } from "./capacity";
import { CapacityState, CURRENCIES, inCurrency, START } from "./capacity-state";

it("reckons the example that the page tells", () => {
  expect(faultsOf(START)).toEqual({});
  const found = capacityOf(START);
  expect(found).toMatchObject({
    openDays: 353,
    places: 180,
    sold: 48 + 36 + 54,
    passes: { count: 706, year: 706 * 15_000 },
    // 10, 22 and 4 seats free for 6, 6 and 5 hours: 212 hours a day, of which every twentieth is sold.
    hours: { count: Math.floor((212 * 353) / 20), year: 3_741 * 3_000 },
    breakEven: { seats: 36, percent: 60 },
  });
  expect(found.shifts.map(({ month }) => month)).toEqual([48 * 90_000, 36 * 80_000, 54 * 100_000]);
  expect(found.year).toBe(12 * 12_600_000 + 706 * 15_000 + 3_741 * 3_000);
  expect(found.leftYear).toBe(found.year - 12 * 9_500_000);
});

it("sells no part of a place", () => {
  const small = {
    ...START,
    seats: 3,
    dayPasses: 0,
    shifts: START.shifts.slice(0, 1).map((one) => ({ ...one, sold: 50 })),
  };
  expect(capacityOf(small).sold).toBe(1);
});

it("has no break-even where not even a full house pays the costs, and none to reach without costs", () => {
  expect(capacityOf({ ...START, costs: 1_000_000_000 }).breakEven).toBeNull();
  expect(capacityOf({ ...START, costs: 0 }).breakEven).toEqual({ seats: 0, percent: 0 });
  const free = { ...START, shifts: START.shifts.map((shift) => ({ ...shift, price: 0 })) };
  expect(capacityOf(free).breakEven).toBeNull();
});

it("says at the field what is out of bounds", () => {
  expect(faultsOf({ ...START, seats: 0 })).toEqual({ seats: "Use a whole number from 1 to 10,000." });
  expect(faultsOf({ ...START, seats: null }).seats).toBeDefined();
  expect(faultsOf({ ...START, days: 8, closed: 1e9, hourPrice: 1e15, costs: null })).toMatchObject({
    days: "Use a whole number from 1 to 7.",
    closed: "Use a whole number from 0 to 300.",
    hourPrice: "This is more than can be reckoned with.",
    costs: "Write an amount, or 0.",
  });
  expect(faultsOf({ ...START, dayPasses: 7 })).toEqual({
    dayPasses: "Only 6 seats are free all day beside the shifts that are sold.",
  });
  const long = START.shifts.map((shift) => ({ ...shift, hours: 10 }));
  expect(faultsOf({ ...START, shifts: long })).toEqual({
    "2.hours": "All shifts together have 30 hours; a day has 24.",
  });
});

const states = fc.record({
  currency: fc.constantFrom(...(Object.keys(CURRENCIES) as (keyof typeof CURRENCIES)[])),
  seats: fc.integer({ min: 1, max: 10_000 }),
  days: fc.integer({ min: 1, max: 7 }),
  closed: fc.integer({ min: 0, max: 300 }),
  shifts: fc.array(
    fc.record({
      name: fc.string({ maxLength: 40 }),
      hours: fc.integer({ min: 1, max: 6 }).map((halves) => halves / 2),
      price: fc.integer({ min: 0, max: 1_000_000_000 }),
      sold: fc.integer({ min: 0, max: 100 }),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  hourPrice: fc.integer({ min: 0, max: 10_000_000 }),
  hoursSold: fc.integer({ min: 0, max: 100 }),
  dayPrice: fc.integer({ min: 0, max: 100_000_000 }),
  dayPasses: fc.constant(0),
  costs: fc.integer({ min: 0, max: 1_000_000_000_000 }),
});

it("stays exact at every bound, sells no more than there is, and survives its address", () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(faultsOf(state)).toEqual({});
      const found = capacityOf(state);
      const figures = [found.month, found.year, found.leftMonth, found.leftYear, found.hours.count, found.openDays];
      for (const figure of figures) expect(Number.isSafeInteger(figure)).toBe(true);
      const parts = [...found.shifts, found.hours, found.passes];
      expect(found.year).toBe(parts.reduce((sum, { year }) => sum + year, 0));
      expect(found.sold).toBeLessThanOrEqual(found.places);
      const aSeat = state.shifts.reduce((sum, { price }) => sum + price, 0);
      if (found.breakEven) {
        expect(found.breakEven.seats * aSeat).toBeGreaterThanOrEqual(state.costs);
        expect((found.breakEven.seats - 1) * aSeat).toBeLessThan(Math.max(1, state.costs));
      } else expect(state.seats * aSeat).toBeLessThan(state.costs);
      expect(readFragment(fragmentOf(state), CapacityState)).toEqual({ kind: "read", state });
    }),
  );
});

it("keeps what stands in the fields where the currency changes", () => {
  expect(inCurrency(START, "JPY")).toMatchObject({ currency: "JPY", hourPrice: 30, costs: 95_000 });
  expect(inCurrency(START, "KWD").shifts[0]?.price).toBe(900_000);
});
