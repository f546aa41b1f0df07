import type { CalendarWays } from "@carrel/sdk/schemas";
import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { Attachment } from "../ports";

export interface CalendarEvent {
  bookingId: string;
  status: "PENDING" | "CONFIRMED" | "CANCELLED";
  startAt: Date;
  endAt: Date;
  madeAt: Date;
  /** When this state of the booking came about. */
  changedAt: Date;
  summary: string;
  description: string;
  location: string;
  organiser: { name: string; email: string };
}

const STATES = {
  PENDING: { status: ICalEventStatus.TENTATIVE, method: ICalCalendarMethod.PUBLISH },
  CONFIRMED: { status: ICalEventStatus.CONFIRMED, method: ICalCalendarMethod.PUBLISH },
  CANCELLED: { status: ICalEventStatus.CANCELLED, method: ICalCalendarMethod.CANCEL },
};

/**
 * Calendars replace an entry by one with the same uid and a higher sequence: how many seconds old the booking was as it changed last. One more
 * once it is cancelled, which is its last change, so that it counts where it comes within a second.
 */
const sequenceOf = ({ madeAt, changedAt, status }: CalendarEvent): number =>
  Math.max(0, Math.floor((changedAt.getTime() - madeAt.getTime()) / 1000)) + Number(status === "CANCELLED");

const addEvent = (calendar: ICalCalendar, event: CalendarEvent) => {
  calendar.createEvent({
    id: `${event.bookingId}@carrel`,
    sequence: sequenceOf(event),
    status: STATES[event.status].status,
    stamp: event.changedAt,
    start: event.startAt,
    end: event.endAt,
    summary: event.summary,
    description: event.description,
    location: event.location,
    organizer: event.organiser,
  });
};

const calendarWith = (method: ICalCalendarMethod, events: readonly CalendarEvent[]) => {
  // Whose the calendar is: a visitor knows the organisation, and no platform.
  const company = events[0]?.organiser.name ?? "Bookings";
  const calendar = ical({ prodId: { company, product: "Bookings" }, method });
  for (const event of events) addEvent(calendar, event);
  return calendar.toString();
};

/** The calendar file of a booking: its times in UTC, its uid the same for the booking's whole life. */
export function calendarFile(event: CalendarEvent): Attachment {
  const { method } = STATES[event.status];
  return {
    filename: "booking.ics",
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendarWith(method, [event]),
  };
}

const compact = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, "");

const addressWith = (page: string, said: Record<string, string>) => {
  const address = new URL(page);
  // One of them reads a plus as one.
  address.search = new URLSearchParams(said).toString().replaceAll("+", "%20");
  return address.href;
};

/** By which an event gets into its visitor's calendar: a file's text, and the pages on which two services offer to add it. */
export const calendarWays = (event: CalendarEvent): CalendarWays => ({
  file: calendarFile(event).content,
  google: addressWith("https://calendar.google.com/calendar/render", {
    action: "TEMPLATE",
    text: event.summary,
    dates: `${compact(event.startAt)}/${compact(event.endAt)}`,
    details: event.description,
    location: event.location,
  }),
  outlook: addressWith("https://outlook.live.com/calendar/0/deeplink/compose", {
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: event.summary,
    startdt: event.startAt.toISOString(),
    enddt: event.endAt.toISOString(),
    body: event.description,
    location: event.location,
  }),
});

/** The calendar file of several live bookings, each as in its own file. */
export const calendarOfAll = (events: readonly CalendarEvent[]): Attachment => ({
  filename: "bookings.ics",
  contentType: "text/calendar; charset=utf-8",
  content: calendarWith(ICalCalendarMethod.PUBLISH, events),
});
