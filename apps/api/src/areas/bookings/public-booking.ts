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
import { issueVisitorCode, tryVisitorCode } from "../../codes/visitor-code";
import { giveProof, isProved, proofExpired } from "../../codes/visitor-proof";
import type { Context } from "../../context";
import type { Tenant } from "../../database/port";
import { Failure, notFound } from "../../failure";
import { bookingMail } from "../../mails/booking-mail";
import { codeMail } from "../../mails/code-mails";
import { findOpenBranch, openBranches } from "../branches/queries";
import { publicBranchRecord } from "../branches/record";
import { findDesk } from "../desks/queries";
import { quoteFor } from "../fee-plans/queries";
import { namedTenant, tenantOf, wordsOf } from "../tenant";
import { askedPeriod } from "./asked-period";
import { organisationRecord } from "./organisation-record";
import { auditedBooking, bookingRecord } from "./record";
import { takeSlot } from "./take-slot";
import { bookingWindow, checkVisitorPeriod } from "./visitor-rules";

const checkQrBooking = ({ features, orgName }: Tenant) => {
  if (features.qrBooking) return;
  throw new Failure({
    status: 403,
    code: "qr_booking_off",
    message: `${orgName} does not take bookings by QR code at the moment. Ask at the front desk.`,
  });
};

/** Finds an organisation by the code of its QR poster. */
export async function superOrgLookup(context: Context<OrganisationLookup>): Promise<BookableOrganisation> {
  const organisation = tenantOf(context);
  if (organisation.orgCode !== context.input.orgCode.toUpperCase()) throw notFound("Organization");
  checkQrBooking(organisation);
  const branches = await openBranches(context);
  return { ...organisationRecord(organisation), branches: branches.map(publicBranchRecord) };
}

/** Mails a visitor his code, alike for every address. */
export async function sendOtp(context: Context<SendBookingOtp>): Promise<BookingOtpSent | Failure> {
  const { orgName } = namedTenant(context);
  const { email } = context.input;
  const issued = await issueVisitorCode(context, email);
  if (issued instanceof Failure) return issued;
  await context.sendMail({ to: email, ...codeMail("booking", orgName, issued.code, CODE_MINUTES) });
  return { ...otpSent, flow: issued.flowId };
}

/** Exchanges the code for a proof of the address. */
export async function verifyOtp(context: Context<VerifyBookingOtp>): Promise<VerifiedVisitor | Failure> {
  namedTenant(context);
  const { email } = context.input;
  const refused = await tryVisitorCode(context, context.input);
  if (refused) return refused;
  const { token, expiresAt } = await giveProof(context, email);
  return { verificationToken: token, expiresAt: expiresAt.toISOString() };
}

/** Saves a visitor's booking: PENDING, or CONFIRMED where the organisation confirms what costs nothing by itself. */
export async function saveBooking(context: Context<z.output<typeof SaveBooking>>): Promise<SavedBooking | Failure> {
  const { input, now } = context;
  const organisation = namedTenant(context);
  // The QR page runs under the platform's (or a reseller's) key, an organisation's own site under its own.
  const source = context.keyOrganisation.orgId === organisation.orgId ? "website" : "qr";
  if (source === "qr") checkQrBooking(organisation);
  if (!(await isProved(context, input.verificationToken, input.email))) throw proofExpired();
  const [branch, desk] = await Promise.all([findOpenBranch(context, input.branchId), findDesk(context, input.deskId)]);
  if (desk.branchId !== branch.branchId) throw notFound(wordsOf(context).desk);
  const { type } = input;
  const period = askedPeriod(input, branch.timezone);
  checkVisitorPeriod({ organisation, branch, type, period, now });

  const price = await quoteFor(context, { branch, type, period });
  const amount = price?.amount ?? 0;
  const booking = await takeSlot(context, {
    branch,
    desk,
    period,
    window: bookingWindow({ organisation, branch, now }),
    booking: {
      type,
      status: organisation.features.autoConfirm && amount === 0 ? "CONFIRMED" : "PENDING",
      visitorName: input.name,
      visitorEmail: input.email,
      visitorPhone: input.phone ?? "",
      feePlanId: price?.feePlanId ?? null,
      amount,
      currency: price?.currency ?? organisation.currency,
      source,
    },
  });
  await context.sendMail({
    to: input.email,
    ...bookingMail("reader", { organisation, branch, deskName: desk.name, booking }),
  });
  context.audit({ recordId: booking.bookingId, after: auditedBooking(booking) });
  return { bookingId: booking.bookingId, data: bookingRecord(booking, desk.name) };
}
