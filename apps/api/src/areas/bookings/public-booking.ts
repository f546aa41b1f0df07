import { holdEnd, type Period } from "@carrel/sdk/domain";
import type {
  BookableOrganisation,
  BookingOtpSent,
  OrganisationLookup,
  SaveBooking,
  SavedBooking,
  SendBookingOtp,
  VerifiedVisitor,
  VerifyBookingOtp,
} from "@carrel/sdk/schemas";
import type * as z from "zod";
import { CODE_MINUTES, otpSent } from "../../codes/code-flow";
import { issueVisitorCode, proveByCode } from "../../codes/visitor-code";
import { takeProof } from "../../codes/visitor-proof";
import type { Context } from "../../context";
import { releaseCodeHold } from "../../database/code-holds";
import type { Tenant } from "../../database/port";
import type { Row } from "../../database/schema";
import { conflict, Failure, inPart, notFound } from "../../failure";
import { calendarEvent } from "../../mails/booking-mail";
import { calendarWays } from "../../mails/calendar";
import { codeMail } from "../../mails/code-mails";
import { openBranches } from "../branches/queries";
import { publicBranchRecord } from "../branches/record";
import { readPhone } from "../customers/phone";
import { passToAsk } from "../fee-plans/public-passes";
import { quoteFor } from "../fee-plans/queries";
import { membershipBookedBy, ownMembership, ownMemberships, ownRight } from "../memberships/own-rights";
import { bookVisit } from "../memberships/visit";
import { organisationRecord } from "../organisation/public-record";
import { bookingsClosed, requireOpenBookings } from "../subscription/bookings-close";
import { namedTenant, tenantOf } from "../tenant";
import { checkGuests } from "./guests";
import { holdSeat, visitorTime } from "./hold-seat";
import { auditedBooking, bookingRecord } from "./record";
import { takeSlot } from "./take-slot";
import { tellVisitor } from "./tell-visitor";
import { checkVisitorLimits } from "./visitor-limits";
import { bookingWindow } from "./visitor-rules";

/** The QR page runs under the platform's (or a reseller's) key, an organisation's own site under its own. */
const sourceOf = ({ keyOrganisation }: Pick<Context, "keyOrganisation">, { orgId }: Tenant): "website" | "qr" =>
  keyOrganisation.orgId === orgId ? "website" : "qr";

/** @throws Failure 403 `qr_booking_off`: posters are one way to book, and the organisation's own site another */
const checkSource = (source: ReturnType<typeof sourceOf>, { features, orgName }: Tenant) => {
  if (source === "website" || features.qrBooking) return;
  throw new Failure({
    status: 403,
    code: "qr_booking_off",
    message: `${orgName} does not take bookings by QR code at the moment. Ask at the front desk.`,
  });
};

/** Finds an organisation by the code of its QR poster, or by its own site's. */
export async function superOrgLookup(context: Context<OrganisationLookup>): Promise<BookableOrganisation> {
  const organisation = tenantOf(context);
  if (organisation.orgCode !== context.input.orgCode.toUpperCase()) throw notFound("Organization");
  checkSource(sourceOf(context, organisation), organisation);
  const [branches, closed] = await Promise.all([openBranches(context), bookingsClosed(context)]);
  const window = { now: context.now, days: organisation.orgSettings.bookingWindowDays };
  return {
    ...organisationRecord(organisation),
    branches: branches.map((branch) => publicBranchRecord(branch, window)),
    bookingsClosed: closed,
  };
}

const heldFrom = (now: Date, until: Date) => ({
  holdUntil: until.toISOString(),
  holdSeconds: Math.floor((until.getTime() - now.getTime()) / 1000),
});

/** What the mail of a code says that it is for. */
const CODE_FOR = { booking: "booking", signIn: "visitor_sign_in" } as const;

/**
 * Mails a visitor his code, and holds the seat that he is about to book, both alike for every address. Who only signs in gets it where
 * nobody books any more, too: what he has booked is still his to see, to cancel and to erase.
 */
export async function sendOtp(context: Context<z.output<typeof SendBookingOtp>>): Promise<BookingOtpSent | Failure> {
  const { orgName } = namedTenant(context);
  const { email, hold, purpose = "booking" } = context.input;
  if (purpose === "booking") await requireOpenBookings(context);
  const time = hold ? await inPart("hold", visitorTime(context, hold)) : null;
  const issued = await issueVisitorCode(context, email);
  if (issued instanceof Failure) return issued;
  await context.sendMail({ to: email, ...codeMail(CODE_FOR[purpose], orgName, issued.code, CODE_MINUTES) });
  const holdUntil = await holdSeat(context, time, issued.flowId);
  return { ...otpSent, flow: issued.flowId, ...(holdUntil && heldFrom(context.now, holdUntil)) };
}

/** Exchanges the code for a proof of the address; the same code again, within two minutes, for another in its place. */
export async function verifyOtp(context: Context<VerifyBookingOtp>): Promise<VerifiedVisitor | Failure> {
  namedTenant(context);
  const proof = await proveByCode(context, context.input);
  if (proof instanceof Failure) return proof;
  const { token, expiresAt } = proof;
  const memberships = await ownMemberships(context, context.input.email);
  return { verificationToken: token, expiresAt: expiresAt.toISOString(), memberships };
}

/** What a booking that waits for the staff says of it. Nothing takes payments for bookings online yet, so that none waits for one. */
const pending = ({ orgSettings }: Tenant, period: Period, now: Date) => ({
  status: "PENDING" as const,
  holdFor: "staff" as const,
  holdUntil: holdEnd("staff", { period, madeAt: now, settings: orgSettings, now }),
});

/**
 * Saves a visitor's booking: by his own floating place or pass where he has one for that time, confirmed at once; else PENDING, or
 * CONFIRMED where the organisation confirms what costs nothing by itself, and no pass is asked for.
 */
export async function saveBooking(context: Context<z.output<typeof SaveBooking>>): Promise<SavedBooking | Failure> {
  const { input, now } = context;
  const organisation = namedTenant(context);
  const source = sourceOf(context, organisation);
  checkSource(source, organisation);
  await requireOpenBookings(context);
  const { flows } = await takeProof(context, input.verificationToken, "save", input.email);
  const { branch, desk, type, period } = await visitorTime(context, input);
  checkGuests(context, desk, input.guests);

  // Whatever desk it is that he books now, he has no other.
  const release = async () => {
    for (const flow of flows) await releaseCodeHold(context.db, flow, now);
  };
  const window = bookingWindow({ organisation, branch, now });
  const visitor = {
    visitorName: input.name,
    visitorEmail: input.email,
    visitorPhone: readPhone(input.phone ?? "", branch),
    source,
    guests: input.guests?.length ? input.guests : null,
  };
  const own = input.membershipId
    ? await ownMembership(context, input.email, { membershipId: input.membershipId, branch })
    : await ownRight(context, input.email, { branch, type, period });
  if (own && input.passPlanId) throw passHeld(own);
  if (own) {
    await release();
    const made = { ...visitor, customerId: own.visitorId };
    const { membershipId } = own;
    const { booking } = await bookVisit(context, { membershipId, branch, desk, type, period, window, made });
    return savedBooking(context, { organisation, branch, deskName: desk.name, booking }, membershipId);
  }
  const asked = input.passPlanId ? await passToAsk(context, input.passPlanId, { branch, type, period }) : null;
  const price = await quoteFor(context, { branch, desk, type, period });
  const amount = price?.amount ?? 0;
  // Who confirms it sells the pass that it asks for.
  const isConfirmed = organisation.features.autoConfirm && amount === 0 && asked === null;
  if (!isConfirmed) await checkVisitorLimits(context, { branch, period, email: input.email });
  await release();
  const booking = await takeSlot(context, {
    branch,
    desk,
    period,
    window,
    booking: {
      ...visitor,
      type,
      ...(isConfirmed ? ({ status: "CONFIRMED" } as const) : pending(organisation, period, now)),
      feePlanId: price?.feePlanId ?? null,
      amount,
      currency: price?.currency ?? organisation.currency,
      ...asked,
    },
  });
  return savedBooking(context, { organisation, branch, deskName: desk.name, booking });
}

/** Whoever is let in by what he has is sold nothing for this visit. */
const passHeld = ({ membershipId, feePlanName }: { membershipId: string; feePlanName: string }): Failure =>
  conflict("pass_held", `This visit is part of what you have already, ${feePlanName}: book it without another pass.`, {
    membershipId,
  });

/** Mails a visitor what he booked, and answers it. @param membershipId by which he booked */
async function savedBooking(
  context: Context<{ orgId: string }>,
  saved: { organisation: Tenant; branch: Row<"branches">; deskName: string; booking: Row<"bookings"> },
  membershipId?: string,
): Promise<SavedBooking> {
  const { booking, branch, deskName } = saved;
  const membership = membershipId ? await membershipBookedBy(context, membershipId) : undefined;
  await tellVisitor(context, { branch, deskName, booking, ...(membership && { membership }) }, "reader");
  context.audit({ recordId: booking.bookingId, after: auditedBooking(booking) });
  return {
    bookingId: booking.bookingId,
    data: bookingRecord(booking, deskName),
    calendar: calendarWays(calendarEvent(saved)),
    ...(membership && { membership }),
  };
}
