import { allowanceText, formatMoney, formatPeriod, terminology } from "@carrel/sdk/domain";
import type { VisitorMembership } from "@carrel/sdk/schemas";
import type { Tenant } from "../database/port";
import type { Row } from "../database/schema";
import { type CalendarEvent, calendarFile } from "./calendar";
import { linesOf, type MailBlock, type MailDraft, plainWords } from "./compose-mail";
import { hoursIn } from "./open-hours";

type Organisation = Pick<Tenant, "orgName" | "orgCode" | "workspaceKind">;
type Branch = Pick<Row<"branches">, "name" | "address" | "timezone" | "timings" | "closures" | "phone" | "email">;
type Booking = Pick<
  Row<"bookings">,
  | "bookingId"
  | "code"
  | "type"
  | "status"
  | "startAt"
  | "endAt"
  | "createdAt"
  | "updatedAt"
  | "visitorName"
  | "amount"
  | "currency"
  | "cancelReason"
  | "pass"
  | "membershipId"
  | "holdUntil"
  | "claimAmount"
  | "claimReference"
  | "claimAnswer"
>;

export interface BookingMail {
  organisation: Organisation;
  branch: Branch & Pick<Row<"branches">, "directions">;
  deskName: string;
  booking: Booking;
  /** Of the page where its visitor sees it (codes/booking-links.ts). */
  address: string;
  /** Its place or time is another than the visitor was told before. */
  isMoved?: boolean;
  /** What it is a visit on, with what is left. */
  membership?: Pick<VisitorMembership, "feePlanName" | "allowance" | "lastDay">;
  /** It was cancelled since nobody confirmed it in time. */
  isLapsed?: boolean;
  /** Nothing was found of what its reader says that he has paid. */
  isNotReceived?: boolean;
}

/** Who did what the mail tells of: its reader, who has proven his address, or staff. */
type By = "reader" | "staff";

/** Where visitors book themselves, with an address that they have proven. */
const OWN: readonly Row<"bookings">["source"][] = ["qr", "website"];

/** Who made a booking, of which a mail tells what nobody has just done. */
export const madeBy = ({ source }: Pick<Row<"bookings">, "source">): By => (OWN.includes(source) ? "reader" : "staff");

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

/** It is moved, and waits for the staff. */
const MOVED_WAITS: Words = {
  ...MOVED,
  lead: "this is where and when it is from now on. It waits for confirmation; we will mail you as soon as it is decided.",
};

const LAPSED: Words = {
  subject: "Booking not confirmed",
  heading: "Your booking was not confirmed in time",
  lead: "nobody confirmed it in time, so it is cancelled and the place is free again. The attached file takes it out of your calendar.",
  next: "Book again whenever you like, or ask at the front desk.",
};

/** Its reader says that he has paid, and nobody has answered him. */
const LAPSED_CLAIMED: Words = {
  ...LAPSED,
  next: "You said that you paid: ask at the front desk with your receipt. What came is given back to you.",
};

const NOT_RECEIVED: Words = {
  subject: "Payment not found",
  heading: "Your payment was not found",
  lead: "you said that you paid for this booking, and we find no such payment.",
  next: "Look in your bank's app whether it left your account, and to whom. Then ask at the front desk with your receipt.",
};

/** What is told, by what happened beside the status. */
function wordsOf({ isLapsed, isMoved, isNotReceived, booking }: BookingMail): Words {
  if (isNotReceived) return NOT_RECEIVED;
  if (booking.status !== "CANCELLED") {
    if (!isMoved) return WORDS[booking.status];
    return booking.status === "PENDING" ? MOVED_WAITS : MOVED;
  }
  if (!isLapsed) return WORDS.CANCELLED;
  return booking.claimReference !== null && booking.claimAnswer === null ? LAPSED_CLAIMED : LAPSED;
}

/** What the booking's page is for. */
const PAGE: Record<Row<"bookings">["status"], string | null> = {
  PENDING: "On your booking's page you see how it stands, find the way, and can cancel it.",
  CONFIRMED: "On your booking's page you find the way, put it into your calendar, and can cancel it.",
  CANCELLED: null,
};

const addressOf = ({ name, address }: Branch) =>
  [name, address.line1, address.line2, address.city, address.postalCode].filter(Boolean).join(", ");

const placeText = (organisation: Organisation, branch: Branch, deskName: string) =>
  `${terminology(organisation.workspaceKind).desk} ${deskName}, ${branch.name}`;

/** What a visitor is told when his booking is received, confirmed, moved or cancelled, with its calendar file. */
export function bookingMail(by: By, given: BookingMail): MailDraft {
  const { organisation, branch, deskName, booking } = given;
  const words = wordsOf(given);
  const { desk } = terminology(organisation.workspaceKind);
  const place = placeText(organisation, branch, deskName);
  const when = formatPeriod(booking.startAt, booking.endAt, branch.timezone);
  const code: [string, string] = ["Booking code", booking.code];
  const time: [string, string] = ["When", `${when} (${branch.timezone})`];
  const hours = hoursOf(given);
  const open: [string, string][] = hours === null ? [] : [["The place is open", hours]];
  const way = wayFacts(given);
  const price = priceFacts(given);
  const pass = passFacts(given);
  const reason: [string, string][] = booking.cancelReason ? [["Why", booking.cancelReason]] : [];
  const claim = claimFacts(given);
  const what = PAGE[booking.status];
  const page: MailBlock[] = [
    ...(what === null ? [] : [{ kind: "text", text: what } as const]),
    { kind: "link", label: "See your booking", address: given.address },
  ];
  const full = {
    subject: `${words.subject}: ${place}, ${when}`,
    heading: words.heading,
    blocks: [
      { kind: "text", text: `${booking.visitorName}, ${words.lead}` },
      {
        kind: "facts",
        facts: [
          code,
          [desk, deskName],
          ["Where", addressOf(branch)],
          ...way,
          time,
          ...open,
          ...pass,
          ...price,
          ...claim,
          ...reason,
        ],
      },
      { kind: "text", text: words.next },
      ...page,
    ] satisfies MailBlock[],
    footer: [branch.phone, branch.email].filter(Boolean).join(" · "),
    attachments: [calendarFile(calendarEvent(given))],
  };
  const written = { sender: organisation.orgName, names: [branch.email], aboutId: booking.bookingId, ...full };
  if (by === "reader") return { reason: "receipt", ...written };
  return {
    reason: "confirmation",
    staleAt: booking.endAt,
    ...written,
    plain: {
      ...full,
      subject: `${words.subject}: ${organisation.orgName}, ${when}`,
      blocks: [
        { kind: "text", text: capitalised(words.lead) },
        { kind: "facts", facts: [code, time, ...open, ...price] },
        { kind: "text", text: words.next },
        ...page,
      ],
      footer: "",
      attachments: [calendarFile(plainEvent(given))],
    },
  };
}

/** When the place is open, for who has it for whole days; null where nothing is to be said of that. */
const hoursOf = ({ booking, branch }: { booking: Booking; branch: Branch }): string | null =>
  booking.type === "DAILY" && booking.status !== "CANCELLED" ? hoursIn(branch, booking) : null;

/** How to get in, in the branch's own words, for who has a place for sure. */
function wayFacts({ booking, branch }: BookingMail): [string, readonly string[]][] {
  const lines = linesOf(branch.directions).filter((line) => line.trim());
  return booking.status === "CONFIRMED" && lines.length > 0 ? [["How to get in", lines]] : [];
}

/** What is to be paid: the pass that it asks for, or that was just sold with it. */
function priceFacts({ booking, membership }: BookingMail): [string, string][] {
  const { amount, currency, pass, membershipId } = booking;
  const due = pass && (membershipId === null || membership) ? pass.amount : amount;
  return due > 0 ? [["Price", formatMoney(due, currency)]] : [];
}

/** What was said to be paid and was not found, whom to ask, and until when the place is kept. */
function claimFacts({ isNotReceived, booking, branch }: BookingMail): [string, string][] {
  if (!isNotReceived) return [];
  const { claimAmount, claimReference, currency, status, holdUntil } = booking;
  const whom = [branch.phone, branch.email].filter(Boolean).join(", ");
  return [
    ["You said", `${formatMoney(claimAmount ?? 0, currency)}, reference ${claimReference ?? ""}`],
    ...(whom ? [["Ask", whom] satisfies [string, string]] : []),
    ...(status === "PENDING" && holdUntil
      ? [["Kept until", `${momentText(holdUntil, branch.timezone)} (${branch.timezone})`] satisfies [string, string]]
      : []),
  ];
}

/** The pass that is asked for, or what is left of what it is a visit on. */
function passFacts({ booking, membership }: BookingMail): [string, string][] {
  if (membership) {
    const { feePlanName, allowance, lastDay } = membership;
    const left = allowance ? `: ${allowanceText(allowance)} left` : "";
    return [[allowance ? "Pass" : "Membership", `${feePlanName}${left}, until ${dayText(lastDay)}`]];
  }
  if (!booking.pass || booking.status !== "PENDING") return [];
  return [["You ask for", `${booking.pass.name}, of which this visit takes its part`]];
}

const momentText = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short", timeZone }).format(at);

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" });
const dayText = (localDate: string) => DAY.format(new Date(localDate));

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A booking as calendars show it. */
export const calendarEvent = (given: Omit<BookingMail, "address" | "branch"> & { branch: Branch }): CalendarEvent => {
  const { organisation, branch, deskName } = given;
  const plain = plainEvent(given);
  const hours = hoursOf(given);
  return {
    ...plain,
    summary: plainWords(`${placeText(organisation, branch, deskName)} (${organisation.orgName})`),
    description: hours === null ? plain.description : `${plain.description}\nThe place is open ${hours}`,
    location: plainWords(addressOf(branch)),
    organiser: { ...plain.organiser, email: branch.email || plain.organiser.email },
  };
};

/** The same in no words of the organisation's but its name. */
const plainEvent = ({ organisation, booking }: Pick<BookingMail, "organisation" | "booking">): CalendarEvent => ({
  bookingId: booking.bookingId,
  status: booking.status,
  startAt: booking.startAt,
  endAt: booking.endAt,
  madeAt: booking.createdAt,
  changedAt: booking.updatedAt,
  summary: plainWords(`Booking at ${organisation.orgName}`),
  description: `Booking code ${booking.code}`,
  location: "",
  organiser: {
    name: plainWords(organisation.orgName) || organisation.orgCode,
    // A branch without an address of its own still needs an organiser, or calendars refuse the later cancellation.
    email: `${organisation.orgCode.toLowerCase()}@bookings.invalid`,
  },
});
