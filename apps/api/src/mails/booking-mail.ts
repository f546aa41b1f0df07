import { formatMoney, formatPeriod, terminology } from "@carrel/sdk/domain";
import type { Tenant } from "../database/port";
import type { Row } from "../database/schema";
import type { Attachment } from "../ports";
import { type CalendarEvent, calendarFile } from "./calendar";
import { composeMail, type MailText } from "./compose-mail";

interface BookingMail {
  organisation: Tenant;
  branch: Row<"branches">;
  deskName: string;
  booking: Row<"bookings">;
  /** Its place or time is another than the visitor was told before. */
  isMoved?: boolean;
  /** It was cancelled since nobody confirmed it in time. */
  isLapsed?: boolean;
}

interface Words {
  subject: string;
  heading: string;
  lead: string;
  next: string;
}

const WORDS: Record<Row<"bookings">["status"], Words> = {
  PENDING: {
    subject: "Booking received",
    heading: "We have your booking",
    lead: "it waits for confirmation; we will mail you as soon as it is decided.",
    next: "Keep the booking code: you will be asked for it.",
  },
  CONFIRMED: {
    subject: "Booking confirmed",
    heading: "Your booking is confirmed",
    lead: "your place is kept for you.",
    next: "Show the booking code when you arrive.",
  },
  CANCELLED: {
    subject: "Booking cancelled",
    heading: "Your booking is cancelled",
    lead: "the place is no longer kept for you. The attached file takes it out of your calendar.",
    next: "You would like another time? Book again whenever you like.",
  },
};

const MOVED: Words = {
  subject: "Booking changed",
  heading: "Your booking has changed",
  lead: "this is where and when it is from now on. The attached file updates your calendar.",
  next: "Keep the booking code: it stays the same.",
};

const LAPSED: Words = {
  subject: "Booking not confirmed",
  heading: "Your booking was not confirmed in time",
  lead: "nobody confirmed it in time, so it is cancelled and the place is free again. The attached file takes it out of your calendar.",
  next: "Book again whenever you like, or ask at the front desk.",
};

/** What is told, by what happened beside the status. */
function wordsOf({ isLapsed, isMoved, booking: { status } }: BookingMail): Words {
  if (status !== "CANCELLED") return isMoved ? MOVED : WORDS[status];
  return isLapsed ? LAPSED : WORDS[status];
}

const addressOf = ({ name, address }: Row<"branches">) =>
  [name, address.line1, address.line2, address.city, address.postalCode].filter(Boolean).join(", ");

const placeText = (organisation: Tenant, branch: Row<"branches">, deskName: string) =>
  `${terminology(organisation.workspaceKind).desk} ${deskName}, ${branch.name}`;

/** What a visitor is told when his booking is received, confirmed, moved or cancelled, with its calendar file. */
export function bookingMail(given: BookingMail): MailText & { attachments: Attachment[] } {
  const { organisation, branch, deskName, booking } = given;
  const words = wordsOf(given);
  const { desk } = terminology(organisation.workspaceKind);
  const place = placeText(organisation, branch, deskName);
  const when = formatPeriod(booking.startsAt, booking.endsAt, branch.timezone);
  const facts: [string, string][] = [
    ["Booking code", booking.code],
    [desk, deskName],
    ["Where", addressOf(branch)],
    ["When", `${when} (${branch.timezone})`],
  ];
  if (booking.amount > 0) facts.push(["Price", formatMoney(booking.amount, booking.currency)]);
  const mail = composeMail({
    subject: `${words.subject}: ${place}, ${when}`,
    sender: organisation.orgName,
    heading: words.heading,
    blocks: [
      { kind: "text", text: `${booking.visitorName}, ${words.lead}` },
      { kind: "facts", facts },
      { kind: "text", text: words.next },
    ],
    footer: [branch.phone, branch.email].filter(Boolean).join(" · ") || organisation.orgName,
  });
  return { ...mail, attachments: [calendarFile(calendarEvent(given))] };
}

/** A booking as calendars show it. */
export const calendarEvent = ({ organisation, branch, deskName, booking }: BookingMail): CalendarEvent => ({
  bookingId: booking.bookingId,
  status: booking.status,
  startsAt: booking.startsAt,
  endsAt: booking.endsAt,
  changedAt: booking.updatedAt,
  summary: `${placeText(organisation, branch, deskName)} (${organisation.orgName})`,
  description: `Booking code ${booking.code}`,
  location: addressOf(branch),
  // A branch without an address of its own still needs an organiser, or calendars refuse the later cancellation.
  organiser: {
    name: organisation.orgName,
    email: branch.email || `${organisation.orgCode.toLowerCase()}@carrel.invalid`,
  },
});
