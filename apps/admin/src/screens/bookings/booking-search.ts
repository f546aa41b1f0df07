import { readDay, readId } from "@carrel/sdk/domain";
import { oneOf, text } from "../../app/search-params";

export const STATUS_TABS = ["ALL", "PENDING", "CONFIRMED", "CANCELLED"] as const;
/** `CLAIMED`: said to be paid, whatever its status. */
const BOOKING_TABS = [...STATUS_TABS, "CLAIMED"] as const;
type BookingTab = (typeof BOOKING_TABS)[number];

/** What the list shows, as it stands in its address. */
export interface BookingsSearch {
  q?: string | undefined;
  status?: BookingTab | undefined;
  type?: "HOURLY" | "DAILY" | undefined;
  /** Id of a desk. */
  desk?: string | undefined;
  /** First and last local day, `YYYY-MM-DD`; both or none. */
  from?: string | undefined;
  to?: string | undefined;
  /** Only those that are not paid in full, or those for which more was paid than they cost. */
  payment?: "due" | "refundable" | undefined;
}

/** Reads the list's address; a period that lacks an end, or ends before it starts, is none. */
export function bookingsSearch(search: Record<string, unknown>): BookingsSearch {
  const [from, to] = [readDay(search.from), readDay(search.to)];
  const isPeriod = from && to && from <= to;
  const status = oneOf(BOOKING_TABS, search.status);
  return {
    q: text(search.q),
    status,
    type: oneOf(["HOURLY", "DAILY"] as const, search.type),
    desk: readId(search.desk),
    from: isPeriod ? from : undefined,
    to: isPeriod ? to : undefined,
    // What is said to be paid is due.
    payment: status === "CLAIMED" ? undefined : oneOf(["due", "refundable"] as const, search.payment),
  };
}

/** What the calendar shows, as it stands in its address. */
export interface CalendarSearch {
  /** A week of one desk, or of all; left out: all desks for a day. */
  view?: "week" | undefined;
  /** `YYYY-MM-DD`; left out: today in the branch. */
  day?: string | undefined;
  /** Id of a branch; left out: the selected one. */
  branch?: string | undefined;
  /** Id of the desk of the week; left out: all desks. */
  desk?: string | undefined;
  /** Id of the desk that the day has in sight at first. */
  seat?: string | undefined;
  zone?: string | undefined;
  /** How wide an hour is; left out: 2. */
  zoom?: 1 | 3 | undefined;
}

/** Reads the calendar's address. */
export const calendarSearch = (search: Record<string, unknown>): CalendarSearch => ({
  view: oneOf(["week"] as const, search.view),
  day: readDay(search.day),
  branch: readId(search.branch),
  desk: readId(search.desk),
  seat: readId(search.seat),
  zone: text(search.zone),
  zoom: search.zoom === 1 || search.zoom === 3 ? search.zoom : undefined,
});

/** What a new booking begins with, beside what its list or calendar shows. */
export interface NewBookingSearch {
  /** Id of the desk. */
  on?: string | undefined;
  /** When it starts and ends, ISO 8601. */
  at?: string | undefined;
  until?: string | undefined;
}

function instant(value: unknown): string | undefined {
  const given = text(value);
  return given && !Number.isNaN(Date.parse(given)) ? given : undefined;
}

/** Reads the address of a new booking; an end that does not come after a start is none. */
export const newBookingSearch = (search: Record<string, unknown>): NewBookingSearch => {
  const [at, until] = [instant(search.at), instant(search.until)];
  return { on: readId(search.on), at, until: at && until && Date.parse(at) < Date.parse(until) ? until : undefined };
};
