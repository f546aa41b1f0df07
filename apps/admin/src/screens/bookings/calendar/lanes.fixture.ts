import type { BookingCalendar, CalendarBooking, DayTiming, DeskStay } from "@carrel/sdk";

export const week = (open: string, close: string): DayTiming[] =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open, close, closed: day === 0 }));

export const booking = (startAt: string, endAt: string, changes: Partial<CalendarBooking> = {}): CalendarBooking => ({
  _id: `${startAt} ${endAt}`,
  code: "CRL-7KQ4",
  customerId: null,
  name: "Riya Nair",
  type: "HOURLY",
  status: "CONFIRMED",
  startAt,
  endAt,
  ...changes,
});

/** What a booking used before it was moved. */
export const stay = (startAt: string, endAt: string): DeskStay => ({
  _id: `stay ${startAt}`,
  bookingId: "booking",
  code: "CRL-7KQ4",
  name: "Riya Nair",
  startAt,
  endAt,
});

/** Desks A1, A2 … of a branch, each with its bookings on each of the dates. */
export const calendarOf = (
  timezone: string,
  dates: readonly string[],
  ...desks: readonly CalendarBooking[][]
): BookingCalendar => ({
  branchId: "branch",
  timezone,
  desks: desks.map((bookings, index) => ({
    deskId: `desk-${index + 1}`,
    deskName: `A${index + 1}`,
    zone: "",
    kind: "desk",
    isActive: true,
    days: dates.map((date) => ({ date, bookings: [...bookings] })),
  })),
});
