import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { Attachment } from "../ports";

export interface CalendarEvent {
  bookingId: string;
  status: "PENDING" | "CONFIRMED" | "CANCELLED";
  startAt: Date;
  endAt: Date;
  /** When this state of the booking came about. */
  changedAt: Date;
  summary: string;
  description: string;
  location: string;
  organiser: { name: string; email: string };
}

/** Calendars replace an entry by one with the same uid and a higher sequence. */
const STATES = {
  PENDING: { sequence: 0, status: ICalEventStatus.TENTATIVE, method: ICalCalendarMethod.PUBLISH },
  CONFIRMED: { sequence: 1, status: ICalEventStatus.CONFIRMED, method: ICalCalendarMethod.PUBLISH },
  CANCELLED: { sequence: 2, status: ICalEventStatus.CANCELLED, method: ICalCalendarMethod.CANCEL },
};

const addEvent = (calendar: ICalCalendar, event: CalendarEvent) => {
  const { sequence, status } = STATES[event.status];
  calendar.createEvent({
    id: `${event.bookingId}@carrel`,
    sequence,
    status,
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
  const calendar = ical({ prodId: { company: "Carrel", product: "Bookings" }, method });
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

/** The calendar file of several live bookings, each as in its own file. */
export const calendarOfAll = (events: readonly CalendarEvent[]): Attachment => ({
  filename: "bookings.ics",
  contentType: "text/calendar; charset=utf-8",
  content: calendarWith(ICalCalendarMethod.PUBLISH, events),
});
