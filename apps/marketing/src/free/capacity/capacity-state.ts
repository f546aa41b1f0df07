import * as z from "zod/mini";

/** Those that are offered, with what each is called. */
export const CURRENCIES = {
  INR: "Indian rupee",
  EUR: "Euro",
  USD: "US dollar",
  GBP: "Pound sterling",
  AED: "Dirham",
  AUD: "Australian dollar",
  BDT: "Taka",
  BRL: "Real",
  CAD: "Canadian dollar",
  CHF: "Swiss franc",
  IDR: "Rupiah",
  JPY: "Yen",
  KES: "Kenyan shilling",
  KWD: "Kuwaiti dinar",
  LKR: "Sri Lankan rupee",
  NGN: "Naira",
  NPR: "Nepalese rupee",
  PHP: "Philippine peso",
  PKR: "Pakistani rupee",
  SGD: "Singapore dollar",
  ZAR: "Rand",
} as const;
export type Currency = keyof typeof CURRENCIES;

export const MOST_SHIFTS = 8;

/** Null while nothing valid stands in its field; what is out of bounds is told there (`faultsOf`). */
const Figure = z.nullable(z.number());

const Shift = z.strictObject({
  name: z.string().check(z.maxLength(40)),
  /** A day. */
  hours: Figure,
  /** Of a seat for a month, in the currency's minor unit. */
  price: Figure,
  /** Of its seats that are sold, in percent. */
  sold: Figure,
});
export type Shift = z.infer<typeof Shift>;

export const CapacityState = z.strictObject({
  currency: z.enum(Object.keys(CURRENCIES) as [Currency, ...Currency[]]),
  seats: Figure,
  /** Open in a week. */
  days: Figure,
  /** Closed in a year, beside the days of the week that are. */
  closed: Figure,
  shifts: z.array(Shift).check(z.minLength(1), z.maxLength(MOST_SHIFTS)),
  /** Of an hour, in the minor unit. */
  hourPrice: Figure,
  /** Of the hours left free that are booked one by one, in percent. */
  hoursSold: Figure,
  /** Of a day, in the minor unit. */
  dayPrice: Figure,
  /** Day passes sold on an open day. */
  dayPasses: Figure,
  /** A month, in the minor unit. */
  costs: Figure,
});
export type CapacityState = z.infer<typeof CapacityState>;

/** A study hall with three shifts, which the page explains. */
export const START: CapacityState = {
  currency: "INR",
  seats: 60,
  days: 7,
  closed: 12,
  shifts: [
    { name: "Morning", hours: 6, price: 90_000, sold: 80 },
    { name: "Afternoon", hours: 6, price: 80_000, sold: 60 },
    { name: "Evening", hours: 5, price: 100_000, sold: 90 },
  ],
  hourPrice: 3_000,
  hoursSold: 5,
  dayPrice: 15_000,
  dayPasses: 2,
  costs: 9_500_000,
};

const decimalsOf = (currency: Currency) =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** The same figures in another currency, as they stand in their fields: 900 rupees are 900 yen then. */
export function inCurrency(state: CapacityState, currency: Currency): CapacityState {
  const factor = 10 ** (decimalsOf(currency) - decimalsOf(state.currency));
  const moved = (amount: number | null) => (amount === null ? null : Math.round(amount * factor));
  return {
    ...state,
    currency,
    shifts: state.shifts.map((shift) => ({ ...shift, price: moved(shift.price) })),
    hourPrice: moved(state.hourPrice),
    dayPrice: moved(state.dayPrice),
    costs: moved(state.costs),
  };
}
