import type { StatusBadgeProps } from "../status-badge";

export interface Booking {
  id: string;
  code: string;
  who: string;
  email: string;
  desk: string;
  day: string;
  from: string;
  to: string;
  status: BookingStatus;
  /** In paise. */
  total: number;
}

export type BookingStatus = "PENDING" | "CONFIRMED" | "CANCELLED";

export const STATUS: Record<BookingStatus, { tone: NonNullable<StatusBadgeProps["tone"]>; word: string }> = {
  PENDING: { tone: "warning", word: "Pending" },
  CONFIRMED: { tone: "success", word: "Confirmed" },
  CANCELLED: { tone: "neutral", word: "Cancelled" },
};

const PEOPLE = [
  "Riya Nair",
  "Arjun Mehta",
  "Farah Qureshi",
  "Ishaan Gupta",
  "Grace Mathew",
  "Omar Siddiqui",
  "Meher Kapoor",
];
const STATES: BookingStatus[] = ["CONFIRMED", "PENDING", "CONFIRMED", "CONFIRMED", "CANCELLED"];
const HOURS = [
  ["09:00", "12:00"],
  ["10:00", "14:00"],
  ["13:00", "18:00"],
] as const;
const HOUR_PRICE = 25_000;
const two = (number: number) => String(number).padStart(2, "0");

/** Forty-eight bookings of a week in November, newest first. */
export const bookings: Booking[] = Array.from({ length: 48 }, (_, at) => {
  const who = PEOPLE[at % PEOPLE.length] ?? "";
  const [from, to] = HOURS[at % HOURS.length] ?? HOURS[0];
  return {
    id: `b${at}`,
    code: `CRL-${(7_310 + at * 37).toString(36).toUpperCase()}`,
    who,
    email: `${who.toLowerCase().replace(" ", ".")}@example.org`,
    desk: `${"ABC"[at % 3]}${two(((at * 5) % 24) + 1)}`,
    day: `${28 - Math.floor(at / 7)} Nov`,
    from,
    to,
    status: STATES[at % STATES.length] ?? "PENDING",
    total: (Number(to.slice(0, 2)) - Number(from.slice(0, 2))) * HOUR_PRICE,
  };
});

const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 });

/** `money(150_000)` is ₹1,500. */
export const money = (paise: number) => rupees.format(paise / 100);
