import {
  allowanceText,
  daysBetween,
  formatMoney,
  formatPeriod,
  lastDayOf,
  localDateOf,
  subscriptionExpiresAt,
  terminology,
} from "@carrel/sdk/domain";
import { type NotificationType, nameAsWritten } from "@carrel/sdk/schemas";
import type { Tenant } from "../../database/port";
import type { Row } from "../../database/schema";
import type { Subjects, ToldBooking, ToldMembership, ToldPayment } from "./subjects";

type Event = Row<"notificationEvents">;

/** What staff read of an event. */
export interface Told {
  title: string;
  body: string;
  /** The back-office's path that shows it; null while there is none. */
  link: string | null;
}

interface Telling {
  event: Event;
  organisation: Tenant;
  subjects: Subjects;
}

/** What the contract lets a title hold: names in it may be long. */
const TITLE_CHARACTERS = 200;

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
const clipped = (text: string) =>
  text.length <= TITLE_CHARACTERS ? text : `${text.slice(0, TITLE_CHARACTERS - 1).trimEnd()}…`;

const DATE = new Intl.DateTimeFormat("en-GB", {
  ...({ weekday: "short", day: "numeric", month: "short", year: "numeric" } as const),
  timeZone: "UTC",
});
const dateText = (localDate: string) => DATE.format(new Date(`${localDate}T00:00:00Z`));

const inDays = (days: number) => (days <= 0 ? "today" : days === 1 ? "tomorrow" : `in ${days} days`);

const who = ({ customerName, visitorName }: ToldBooking) => customerName ?? (visitorName || "Somebody");
const placeOf = ({ workspaceKind }: Tenant, { deskName, branchName }: ToldBooking) =>
  `${terminology(workspaceKind).desk} ${deskName}, ${branchName}`;
const linkTo = ({ bookingId }: ToldBooking) => `/bookings/${bookingId}`;
const METHODS = {
  cash: "In cash",
  upi: "By UPI",
  card: "By card",
  bank: "By bank transfer",
  online: "Online",
} as const;

/** When a booking is, and how many days of the same membership come with it. */
const daysText = ({ startAt, endAt, timezone }: ToldBooking, days: number) => {
  const period = formatPeriod(startAt, endAt, timezone);
  if (days <= 1) return period;
  return `${period}, and ${days === 2 ? "one more day" : `${(days - 1).toLocaleString("en")} more days`}`;
};

function bookingCreated({ event, organisation, subjects }: Telling): Told | null {
  const booking = subjects.bookings.get(event.subjectId);
  if (!booking) return null;
  const { count = 1 } = event.detail;
  if (count > 1) {
    const title = `${count.toLocaleString("en")} bookings added: ${booking.branchName}`;
    return { title, body: "They were made at once.", link: "/bookings" };
  }
  if (event.detail.days) {
    return {
      title: `New membership: ${placeOf(organisation, booking)}`,
      body: `${who(booking)}: ${daysText(booking, event.detail.days)}.`,
      link: linkTo(booking),
    };
  }
  const { pass, amount, currency, paid } = booking;
  const price = amount > 0 && !pass ? `, ${formatMoney(amount, currency)}` : "";
  const asks = pass ? ` Asks for a pass: ${pass.name}, ${formatMoney(pass.amount, currency)}.` : "";
  const waits = booking.status === "PENDING" ? " It waits for confirmation." : "";
  const period = formatPeriod(booking.startAt, booking.endAt, booking.timezone);
  const isMoved = event.detail.moved ?? false;
  const over = isMoved ? (paid ?? 0) - amount : 0;
  const money = over > 0 ? ` ${formatMoney(over, currency)} more was paid for it: give it back.` : "";
  return {
    title: `${isMoved ? "Booking moved by its visitor" : "New booking"}: ${placeOf(organisation, booking)}`,
    body: `${who(booking)}: ${period}${price}.${asks}${waits}${money}`,
    link: linkTo(booking),
  };
}

function bookingCancelled({ event, organisation, subjects }: Telling): Told | null {
  const booking = subjects.bookings.get(event.subjectId);
  if (!booking) return null;
  const { ranOut, days = 1 } = event.detail;
  const { paid, currency, status } = booking;
  // Staff who cancel say themselves what they give back.
  const isOwed = event.actorId === null && days === 1 && status === "CANCELLED" && (paid ?? 0) > 0;
  const money = isOwed ? ` ${formatMoney(paid ?? 0, currency)} was paid for it: give it back.` : "";
  return {
    title: `Booking cancelled: ${placeOf(organisation, booking)}`,
    body: `${who(booking)}: ${daysText(booking, days)}.${ranOut ? " It was not confirmed in time." : ""}${money}`,
    link: linkTo(booking),
  };
}

/** A visitor says that he has paid: nothing to tell once somebody has answered him. */
function paymentClaimed({ event, organisation, subjects }: Telling): Told | null {
  const booking = subjects.bookings.get(event.subjectId);
  if (!booking?.claimedAt || booking.claimAnswer !== null) return null;
  const { claimAmount, claimReference, currency, startAt, endAt, timezone } = booking;
  return {
    title: `Said to be paid: ${formatMoney(claimAmount ?? 0, currency)}, ${who(booking)}`,
    body: `Reference ${claimReference}, for ${placeOf(organisation, booking)}: ${formatPeriod(startAt, endAt, timezone)}. Look for it and answer.`,
    link: linkTo(booking),
  };
}

/** What a payment was for, who made it, and where that is shown. */
function paidFor(organisation: Tenant, payment: ToldPayment) {
  const { booking, membershipId, customerName, deskName, feePlanName, branchName, chargeId, chargeReason } = payment;
  if (chargeId) {
    const link = `/customers/${payment.customerId}/charges/${chargeId}`;
    return { payer: customerName ?? "Somebody", what: `${chargeReason}, ${branchName}`, link };
  }
  if (booking) return { payer: who(booking), what: placeOf(organisation, booking), link: linkTo(booking) };
  const desk = deskName && `${terminology(organisation.workspaceKind).desk} ${deskName}`;
  const what = [feePlanName, desk, branchName].filter(Boolean).join(", ");
  return { payer: customerName ?? "Somebody", what, link: `/memberships/${membershipId}` };
}

const paid =
  (word: string) =>
  ({ event, organisation, subjects }: Telling): Told | null => {
    const payment = subjects.payments.get(event.subjectId);
    if (!payment) return null;
    const { count = 1, amount = 0, currency = payment.currency } = event.detail;
    if (count > 1) {
      const title = `${word}s of ${formatMoney(amount, currency)}: ${payment.branchName}`;
      const many = count.toLocaleString("en");
      if (payment.chargeId)
        return { title, body: `For ${many} things that were due.`, link: `/customers/${payment.customerId}` };
      return payment.booking
        ? { title, body: `For ${many} bookings at once.`, link: "/bookings" }
        : { title, body: `For ${many} memberships.`, link: "/memberships" };
    }
    const period = formatPeriod(payment.startAt, payment.endAt, payment.timezone);
    const { payer, what, link } = paidFor(organisation, payment);
    return {
      title: `${word} of ${formatMoney(payment.amount, payment.currency)}: ${payer}`,
      // A charge is of no time.
      body: `${METHODS[payment.method]}, for ${what}${payment.chargeId ? "" : `: ${period}`}.`,
      link,
    };
  };

interface EndingWords {
  /** What ends. */
  what: string;
  /** What there is to do. */
  next: string;
  link: string;
}

/** What is said of the end of each kind of membership. */
function endingOf({ workspaceKind }: Tenant, membership: ToldMembership): EndingWords {
  const { desk } = terminology(workspaceKind);
  const { membershipId, kind, deskId, deskName, shiftName, allowance, allowanceUnit, used } = membership;
  const inShift = shiftName === null ? "" : `, ${shiftName},`;
  const record = `/memberships/${membershipId}`;
  const renew = `Renew it to keep the ${desk.toLowerCase()}.`;
  const left =
    allowance !== null && allowanceUnit
      ? `${allowanceText({ unit: allowanceUnit, total: allowance, left: allowance - used })} left. `
      : "";
  const words: Record<ToldMembership["kind"], EndingWords> = {
    seat: { what: `${desk} ${deskName}`, next: renew, link: `/desks/${deskId}` },
    shift: { what: `${desk} ${deskName}${inShift}`, next: renew, link: record },
    floating: { what: `Floating place${inShift}`, next: "Renew it to keep the place.", link: record },
    pass: { what: "Pass", next: `${left}What is left can be used until then.`, link: record },
  };
  return words[kind];
}

function expiry({ event, organisation, subjects }: Telling): Told | null {
  const membership = subjects.memberships.get(event.subjectId);
  if (membership?.status !== "ACTIVE") return null;
  const lastDay = lastDayOf(membership.endAt, membership.timezone);
  // Renewed or ended since: that end is no more.
  if (lastDay !== event.occasion) return null;
  const { what, next, link } = endingOf(organisation, membership);
  const left = daysBetween(localDateOf(event.occurredAt, membership.timezone), lastDay);
  return {
    title: `${what} ends ${inDays(left)}: ${membership.customerName}`,
    body: `Last day ${dateText(lastDay)}; ${membership.branchName}, ${membership.feePlanName}. ${next}`,
    link,
  };
}

/** Where whoever is told of the subscription sees it, and pays. */
const SUBSCRIPTION = "/subscription";

/** The subscription that an event tells of, with its last day; null once it was paid, which gave it another end. */
function endOf({ event, organisation: { timezone }, subjects: { subscription } }: Telling) {
  if (!subscription) return null;
  const lastDay = lastDayOf(subscription.currentPeriodEnd, timezone);
  // The day stands first in the occasion.
  if (!event.occasion.startsWith(lastDay)) return null;
  const stopsOn = lastDayOf(subscriptionExpiresAt(subscription), timezone);
  return { lastDay, stopsOn, today: localDateOf(event.occurredAt, timezone) };
}

function subscriptionEnding(telling: Telling): Told | null {
  const end = endOf(telling);
  if (!end) return null;
  const { lastDay, stopsOn, today } = end;
  const then =
    stopsOn === lastDay
      ? "your staff can't work on after it."
      : `what is not paid by ${dateText(stopsOn)} keeps your staff from working on.`;
  return {
    title: `Your subscription ends ${inDays(daysBetween(today, lastDay))}`,
    body: `Its last day is ${dateText(lastDay)}. Renew it in time: nothing is lost, but ${then}`,
    link: SUBSCRIPTION,
  };
}

function subscriptionPastDue(telling: Telling): Told | null {
  const end = endOf(telling);
  if (!end) return null;
  const { lastDay, stopsOn, today } = end;
  return {
    title: `Your subscription is not paid: it stops ${inDays(daysBetween(today, stopsOn))}`,
    body: `What you paid for ended on ${dateText(lastDay)}. All goes on until ${dateText(stopsOn)}, then your staff can't work on. What you pay until then counts from the end of what was paid.`,
    link: SUBSCRIPTION,
  };
}

/** The period's end as an instant stands first in the occasion, then whether the gateway tries again. */
function subscriptionChargeFailed({
  event,
  organisation: { timezone },
  subjects: { subscription },
}: Telling): Told | null {
  // Charged since: that end is no more.
  if (!subscription || !event.occasion.startsWith(subscription.currentPeriodEnd.toISOString())) return null;
  const stopsOn = lastDayOf(subscriptionExpiresAt(subscription), timezone);
  const next = event.occasion.endsWith("halted")
    ? "It is not tried again: pay by hand, or allow recurring payments anew."
    : "The payment service tries again; look whether your card or account can pay.";
  return {
    title: "The payment of your subscription failed",
    body: `${next} All goes on until ${dateText(stopsOn)}, then your staff can't work on.`,
    link: SUBSCRIPTION,
  };
}

function subscriptionExpired(telling: Telling): Told | null {
  const end = endOf(telling);
  if (!end) return null;
  return {
    title: "Your subscription has ended",
    body: `It worked until ${dateText(end.stopsOn)}. Your data is safe; renew the subscription to go on.`,
    link: SUBSCRIPTION,
  };
}

function installationRequested({ event, organisation, subjects }: Telling): Told | null {
  const request = subjects.installations.get(event.subjectId);
  if (!request) return null;
  const { orgId, orgName, contactName, phone, address, preferredDate } = request;
  const whose = orgId === organisation.orgId ? "" : `: ${orgName}`;
  const where = [address.line1, address.city].filter(Boolean).join(", ");
  const day = preferredDate === null ? "Any day suits." : `Asked for ${dateText(preferredDate)}.`;
  return {
    title: `Installation requested${whose}`,
    body: `${contactName}, ${phone}; ${where}. ${day}`,
    link: "/installation-requests",
  };
}

function installationAssigned({ event, subjects }: Telling): Told | null {
  const request = subjects.installations.get(event.subjectId);
  // Given back, or to somebody else since: that one is told of himself.
  if (!request || request.assignedTo !== event.detail.assignedTo) return null;
  const { orgName, assignedName, contactName, phone, address } = request;
  const where = [address.line1, address.city].filter(Boolean).join(", ");
  return {
    title: event.detail.userIds
      ? `An installation was given to you: ${orgName}`
      : `${assignedName} has your installation request`,
    body: `${where}; ${contactName}, ${phone}.`,
    link: "/installation-requests",
  };
}

function businessUnitAssigned({ event, subjects }: Telling): Told | null {
  const unit = subjects.businessUnits.get(event.subjectId);
  if (!unit) return null;
  const { count = 1 } = event.detail;
  if (count > 1) {
    const others = count === 2 ? "another one" : `${(count - 1).toLocaleString("en")} others`;
    return {
      title: `${count.toLocaleString("en")} business units were given to you`,
      body: `${unit.name} and ${others}.`,
      link: "/business-units?who=me",
    };
  }
  const details = [unit.contactName, unit.city].filter(Boolean).join(", ");
  return {
    title: `A business unit was given to you: ${unit.name}`,
    body: details || "Nothing more is known of it yet.",
    link: "/business-units?who=me",
  };
}

function apiKeysGiven({ event }: Telling): Told {
  const { count = 1 } = event.detail;
  return {
    title:
      count === 1 ? "A secret API key is yours now" : `${count.toLocaleString("en")} secret API keys are yours now`,
    body: "Secret keys belong to a person now: they do what he may and end with him. You are the longest-standing owner; see whose they should be.",
    link: "/api-keys",
  };
}

function paymentAddressProposed({ event, organisation: { upiProposal } }: Telling): Told | null {
  // Answered, or proposed anew since: that one is told of itself.
  if (upiProposal?.proposedAt !== event.occasion) return null;
  const { upiDetails, proposedBy } = upiProposal;
  return {
    title: `${proposedBy} wants your payments to go elsewhere`,
    body: upiDetails
      ? `To ${upiDetails.vpa}, ${upiDetails.payeeName}. Nothing changes until you accept it.`
      : "To no UPI address any more. Nothing changes until you accept it.",
    link: "/settings",
  };
}

function invitationEnded({ event, subjects }: Telling): Told | null {
  const person = subjects.people.get(event.subjectId);
  if (!person || person.emailProvenAt) return null;
  return {
    title: `The invitation of ${person.name} has ended`,
    body: `${person.email} has an account now, and one address has one account. Invite ${person.name} with another address, or remove the invitation.`,
    link: `/admin-users/${person.userId}`,
  };
}

function addressTakenBack({ event, subjects }: Telling): Told | null {
  const person = subjects.people.get(event.subjectId);
  if (!person) return null;
  return {
    title: `${person.name} took the old address back`,
    body: `The account is ${person.email} again, and signed out everywhere. If that was not ${person.name}'s own doing, somebody may have been in it: look at what was done in the audit log.`,
    link: `/admin-users/${person.userId}`,
  };
}

/** Who it was nobody is told. */
const visitorErased = (): Told => ({
  title: "A visitor erased his data",
  body: "What the books need stays, without his name and addresses.",
  link: null,
});

/** Where whoever is told of a domain sees its records. */
const WEBSITE = "/website";

const domainOf = ({ event }: Telling) => nameAsWritten(event.detail.domain ?? "");

function domainVerified(telling: Telling): Told {
  const domain = domainOf(telling);
  return {
    title: `${domain} is yours, and leads here`,
    body: `Visitors find you at ${domain} from now on. Leave its DNS records as they are: they are looked for again every few hours.`,
    link: WEBSITE,
  };
}

function domainFailed(telling: Telling): Told {
  const domain = domainOf(telling);
  return {
    title: `${domain} does not lead here`,
    body: "Its DNS records were not found, and it is looked for no more. Visitors find you at your other address. Set the records, then check again.",
    link: WEBSITE,
  };
}

function domainWarned(telling: Telling): Told | null {
  const { organisation, event } = telling;
  const { standsUntil } = event.detail;
  if (!standsUntil) return null;
  const domain = domainOf(telling);
  const day = dateText(localDateOf(new Date(standsUntil), organisation.timezone));
  return {
    title: `DNS records of ${domain} are missing`,
    body: `It is switched off on ${day} unless they are back. See which ones are missing, and set them again at your DNS provider.`,
    link: WEBSITE,
  };
}

/** What is said of each type. A type without words has nothing yet that makes such events (decision 21). */
const WORDS: Partial<Record<NotificationType, (telling: Telling) => Told | null>> = {
  booking_created: bookingCreated,
  booking_cancelled: bookingCancelled,
  payment_received: paid("Payment"),
  payment_refunded: paid("Refund"),
  booking_claimed: paymentClaimed,
  expiry_7_days: expiry,
  expiry_1_day: expiry,
  expiry_today: expiry,
  domain_verified: domainVerified,
  domain_failed: domainFailed,
  domain_warned: domainWarned,
  installation_requested: installationRequested,
  installation_assigned: installationAssigned,
  business_unit_assigned: businessUnitAssigned,
  subscription_ending: subscriptionEnding,
  subscription_past_due: subscriptionPastDue,
  subscription_charge_failed: subscriptionChargeFailed,
  subscription_expired: subscriptionExpired,
  api_keys_given: apiKeysGiven,
  payment_address_proposed: paymentAddressProposed,
  invitation_ended: invitationEnded,
  address_taken_back: addressTakenBack,
  visitor_erased: visitorErased,
};

/** What there is to say of an event; null when what it tells of is so no more. */
export function wordingOf(telling: Telling): Told | null {
  const told = WORDS[telling.event.type]?.(telling);
  return told ? { ...told, title: clipped(oneLine(told.title)), body: oneLine(told.body) } : null;
}
