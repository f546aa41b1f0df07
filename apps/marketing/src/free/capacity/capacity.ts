import type { CapacityState } from "./capacity-state";

/** The most that a field may hold: with all of them every sum below is exact. */
const MOST = {
  seats: 10_000,
  closed: 300,
  /** In minor units: ten million of a currency with two decimals. */
  price: 1_000_000_000,
  hourPrice: 10_000_000,
  dayPrice: 100_000_000,
  costs: 1_000_000_000_000,
} as const;

const HOURS_OF_A_DAY = 24;
const MONTHS = 12;
const figure = new Intl.NumberFormat("en");

/** What is wrong, by field; of a shift by its place and field, such as `1.price`. */
export type Faults = Readonly<Record<string, string>>;

/**
 * What stands in the way of reckoning.
 * @returns a sentence for each field that has to be mended
 */
export function faultsOf(state: CapacityState): Faults {
  const faults: Record<string, string> = {};
  const whole = (field: string, value: number | null, least: number, most: number) => {
    if (value === null || !Number.isInteger(value) || value < least || value > most)
      faults[field] = `Use a whole number from ${figure.format(least)} to ${figure.format(most)}.`;
  };
  const amount = (field: string, value: number | null, most: number) => {
    if (value === null) faults[field] = "Write an amount, or 0.";
    else if (!Number.isInteger(value) || value < 0 || value > most)
      faults[field] = "This is more than can be reckoned with.";
  };
  whole("seats", state.seats, 1, MOST.seats);
  whole("days", state.days, 1, 7);
  whole("closed", state.closed, 0, MOST.closed);
  for (const [place, shift] of state.shifts.entries()) {
    const { hours } = shift;
    if (hours === null || hours < 0.5 || hours > HOURS_OF_A_DAY || !Number.isInteger(hours * 2))
      faults[`${place}.hours`] = "Use 0.5 to 24 hours, in half hours.";
    amount(`${place}.price`, shift.price, MOST.price);
    whole(`${place}.sold`, shift.sold, 0, 100);
  }
  const hours = state.shifts.reduce((sum, shift) => sum + (shift.hours ?? 0), 0);
  const last = `${state.shifts.length - 1}.hours`;
  if (hours > HOURS_OF_A_DAY) faults[last] ??= `All shifts together have ${hours} hours; a day has 24.`;
  amount("hourPrice", state.hourPrice, MOST.hourPrice);
  whole("hoursSold", state.hoursSold, 0, 100);
  amount("dayPrice", state.dayPrice, MOST.dayPrice);
  amount("costs", state.costs, MOST.costs);
  whole("dayPasses", state.dayPasses, 0, MOST.seats);
  if (!faults.seats && !faults.dayPasses && state.shifts.every((_, place) => !faults[`${place}.sold`])) {
    const free = Math.min(...state.shifts.map(({ sold }) => (state.seats ?? 0) - soldOf(state.seats ?? 0, sold ?? 0)));
    if ((state.dayPasses ?? 0) > free)
      faults.dayPasses = `Only ${figure.format(free)} seats are free all day beside the shifts that are sold.`;
  }
  return faults;
}

/** Places of a shift that are sold: whole ones, and none begun. */
const soldOf = (seats: number, percent: number) => Math.floor((seats * percent) / 100);

/** Money in minor units. */
interface Income {
  name: string;
  month: number;
  year: number;
}

interface ShiftIncome extends Income {
  /** Places that there are to sell, and those that are sold. */
  places: number;
  sold: number;
}

export interface Capacity {
  /** Days that it is open in a year. */
  openDays: number;
  shifts: readonly ShiftIncome[];
  /** Places of all shifts. */
  places: number;
  sold: number;
  /** Hours sold one by one, and day passes, in a year. */
  hours: Income & { count: number };
  passes: Income & { count: number };
  month: number;
  year: number;
  /** What is left after the costs. */
  leftMonth: number;
  leftYear: number;
  /** Seats sold in every shift, as few as pay the costs by themselves; null where not even all do. */
  breakEven: { seats: number; percent: number } | null;
}

/**
 * What a place has to sell, and what comes in.
 *
 * Months of a shift are exact; what is sold by the day and the hour is exact for the year, and a month is a twelfth of that.
 * @param state without faults (`faultsOf`)
 * @example capacityOf(START).places // 180
 */
export function capacityOf(state: CapacityState): Capacity {
  const seats = state.seats ?? 0;
  const openDays = Math.max(0, Math.round((365 * (state.days ?? 0)) / 7) - (state.closed ?? 0));
  const shifts = state.shifts.map(({ name, price, sold: percent }, place): ShiftIncome => {
    const sold = soldOf(seats, percent ?? 0);
    const month = sold * (price ?? 0);
    return { name: name.trim() || `Shift ${place + 1}`, places: seats, sold, month, year: month * MONTHS };
  });
  const income = (name: string, count: number, price: number) => {
    const year = count * price;
    return { name, count, month: Math.round(year / MONTHS), year };
  };
  const passesADay = state.dayPasses ?? 0;
  const passes = income("Day passes", passesADay * openDays, state.dayPrice ?? 0);
  // In half hours, which are whole.
  const freeHalfHours = state.shifts.reduce(
    (sum, { hours, sold }) => sum + (seats - soldOf(seats, sold ?? 0) - passesADay) * (hours ?? 0) * 2,
    0,
  );
  const hoursSold = Math.floor((freeHalfHours * openDays * (state.hoursSold ?? 0)) / 200);
  const hours = income("Single hours", hoursSold, state.hourPrice ?? 0);
  const all: readonly Income[] = [...shifts, passes, hours];
  const year = all.reduce((sum, part) => sum + part.year, 0);
  const month = shifts.reduce((sum, part) => sum + part.month, 0) + Math.round((passes.year + hours.year) / MONTHS);
  const costs = state.costs ?? 0;
  const aSeat = state.shifts.reduce((sum, { price }) => sum + (price ?? 0), 0);
  const needed = aSeat === 0 ? (costs === 0 ? 0 : Number.POSITIVE_INFINITY) : Math.ceil(costs / aSeat);
  return {
    openDays,
    shifts,
    places: seats * shifts.length,
    sold: shifts.reduce((sum, part) => sum + part.sold, 0),
    hours,
    passes,
    month,
    year,
    leftMonth: month - costs,
    leftYear: year - costs * MONTHS,
    breakEven: needed <= seats ? { seats: needed, percent: Math.ceil((needed * 100) / seats) } : null,
  };
}
