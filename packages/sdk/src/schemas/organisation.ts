import * as z from "zod";
import { MOST_UPI_NOTE } from "../domain/limits";
import {
  Currency,
  distinctList,
  Email,
  Id,
  Instant,
  MovedAmount,
  Phone,
  PlainOrganisationName,
  readOnly,
  requiredName,
  requiredText,
  stamps,
  TimeZone,
  text,
} from "./common";
import { Upload } from "./file";
import { THEME_IDS } from "./theme-ids";

/** What kind of place an organisation runs; it selects the wording Desk/Member or Seat/User. */
export const WorkspaceKind = z.enum(["co-working", "study-hall"]);
export type WorkspaceKind = z.infer<typeof WorkspaceKind>;

/** What a reseller sells. */
export const ResellerOrgType = z.enum(["co-working", "study-hall", "both"]);
export type ResellerOrgType = z.infer<typeof ResellerOrgType>;

/** The id of a theme, such as `lara-light-blue`. For TypeScript a text, as in the records that are read. */
export const ThemeId: z.ZodType<string, string> = z.enum(THEME_IDS, "Use a theme's id such as lara-light-blue");

export const OrganisationFeatures = z.strictObject({
  hourlyBooking: z.boolean(),
  dailyBooking: z.boolean(),
  qrBooking: z.boolean(),
  /** Whether visitors are to pay as they book. Kept for later: they pay at the desk or by UPI, and it changes nothing. */
  onlinePayment: z.boolean(),
  /** A public booking with nothing to pay is confirmed at once. */
  autoConfirm: z.boolean(),
});
export interface OrganisationFeatures extends z.infer<typeof OrganisationFeatures> {}

export const OrganisationSettings = z.strictObject({
  /** Minutes for which a booking is to hold its desk until it is paid. Kept for later: nothing is held for a payment yet, and it changes nothing. */
  holdMinutes: z.int().min(1).max(1440),
  /** Hours that a visitor's booking waits for the staff before it is cancelled. */
  pendingHours: z.int().min(1).max(720),
  /** How many bookings of one visitor may wait for the staff at once. */
  visitorPendingBookings: z.int().min(1).max(100),
  /** How many days these may cover together. */
  visitorPendingDays: z.int().min(1).max(730),
  /** How many days one booking of a visitor may cover. */
  visitorBookingDays: z.int().min(1).max(366),
  /** Grid of the time pickers, in minutes. */
  slotMinutes: z.int().min(5).max(1440),
  /** How many days ahead a visitor may book. */
  bookingWindowDays: z.int().min(1).max(730),
  /** A visitor may cancel until this many minutes before the start. */
  cancelUntilMinutes: z.int().min(0).max(43_200),
  /** Days before an assignment's end on which its customer is reminded. */
  expiryReminderDays: distinctList(z.int().min(0).max(90)).max(5),
  /** Days after somebody's oldest debt began on which he is mailed what he owes; none: nothing is mailed by itself. */
  dueReminderDays: distinctList(z.int().min(1).max(365)).max(5),
  /** How many floating places are sold for each desk that no fixed member has. */
  floatingFactor: z.number().min(1).max(5).multipleOf(0.01, "Use at most two decimals"),
});
export interface OrganisationSettings extends z.infer<typeof OrganisationSettings> {}

export const SocialLinks = z.object({
  twitter: text(300).optional(),
  facebook: text(300).optional(),
  linkedin: text(300).optional(),
});
export interface SocialLinks extends z.infer<typeof SocialLinks> {}

export const Branding = z.object({
  logoSmall: text(500).nullable(),
  logoLarge: text(500).nullable(),
  showSmallLogo: z.boolean(),
  showLargeLogo: z.boolean(),
});
export interface Branding extends z.infer<typeof Branding> {}

/** An organisation's public profile: what a visitor's page needs and nothing more. */
export const PublicOrganisation = z.object({
  _id: Id,
  orgName: requiredText(120),
  orgCode: requiredText(24),
  orgType: z.enum(["platform", "client"]),
  workspaceKind: WorkspaceKind,
  theme: text(40).nullable(),
  timezone: TimeZone,
  currency: Currency,
  logoSquare: text(500).nullable(),
  branding: Branding,
  brandNameVisible: z.boolean(),
  /** Of a reseller: its pages and mails say in a line on whose platform it runs. */
  platformLine: z.boolean(),
  socialLinks: SocialLinks,
  features: OrganisationFeatures,
  orgSettings: OrganisationSettings.pick({
    slotMinutes: true,
    bookingWindowDays: true,
    visitorBookingDays: true,
    cancelUntilMinutes: true,
  }),
});
export interface PublicOrganisation extends z.infer<typeof PublicOrganisation> {}

/** The platform as an organisation's people know it: in the name of its reseller, or in its own. */
export const KnownPlatform = z.object({
  /** It bears its own name, and its public pages are there. */
  isOwn: z.boolean(),
  name: text(120),
  /** Where its people sign in, such as `https://desks.example.com`. */
  address: text(300),
  /** What a reseller's pages say that it runs on; null where they say nothing. */
  runsOn: text(120).nullable(),
});
export interface KnownPlatform extends z.infer<typeof KnownPlatform> {}

/** Where UPI payments go. */
export const UpiDetails = z.strictObject({
  /** The UPI address (virtual payment address). */
  vpa: z
    .string()
    .trim()
    .max(100, "Use at most 100 characters")
    .regex(/^[\w.-]{2,}@[A-Za-z][A-Za-z0-9]+$/, "Use a UPI address such as name@bank"),
  payeeName: requiredName(120),
});
export interface UpiDetails extends z.infer<typeof UpiDetails> {}

/** An `http` or `https` address; other schemes could run code where it is shown as a link. */
export const WebAddress = z
  .url({ protocol: /^https?$/, error: "Use an address such as https://example.com" })
  .max(300, "Use at most 300 characters");

/** The origin of a page: scheme, host and perhaps port, without a path. */
export const Origin = z
  .string()
  .trim()
  .toLowerCase()
  .max(270, "Use at most 270 characters")
  .regex(/^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/, "Use an address without a path, such as https://example.com");

/** Where the organisation above wants payments to go, until somebody of the organisation itself answers. */
export const UpiProposal = z.object({
  /** Null: nowhere, UPI payment would end. */
  upiDetails: UpiDetails.nullable(),
  /** The name of the organisation above. */
  proposedBy: text(120),
  proposedAt: Instant,
});
export interface UpiProposal extends z.infer<typeof UpiProposal> {}

/** `proposedAt` names the proposal that was seen: one that was made since is not answered. */
export const AnswerUpiProposal = z.strictObject({ accept: z.boolean(), proposedAt: Instant });
export interface AnswerUpiProposal extends z.infer<typeof AnswerUpiProposal> {}

/** Hours after which a session of the staff ends that nobody uses; null: it lasts its seven days. */
export const SessionIdleHours = z
  .int("Use whole hours from 1 to 24")
  .min(1, "Use whole hours from 1 to 24")
  .max(24, "Use whole hours from 1 to 24")
  .nullable();

/**
 * What stands on a reseller's host for who isn't signed in: the sign-in alone (`none`), the platform's public pages in its name
 * (`own`), or a site of its own elsewhere, to whose address visitors are led.
 */
export const PublicPages = z.union([z.enum(["none", "own"]), WebAddress], {
  error: "Use an address such as https://example.com",
});
export type PublicPages = z.infer<typeof PublicPages>;

/** What the settings screens of an organisation show. Logos are keys of stored files: `files.presign` gives their addresses. */
export const OrganisationProfile = z.object({
  _id: Id,
  name: requiredText(120),
  orgCode: text(24),
  orgType: PublicOrganisation.shape.orgType,
  resellerOrgType: ResellerOrgType.nullable(),
  workspaceKind: WorkspaceKind,
  timezone: TimeZone,
  currency: Currency,
  theme: text(40).nullable(),
  features: OrganisationFeatures,
  orgSettings: OrganisationSettings,
  logoSquare: text(500).nullable(),
  branding: Branding,
  brandNameVisible: z.boolean(),
  /** Of a reseller: its pages and mails say in a line on whose platform it runs. */
  platformLine: z.boolean(),
  socialLinks: SocialLinks,
  /** Its people sign in with a second factor, or may do nothing but set one up. */
  requireSecondFactor: z.boolean(),
  /** Of a reseller: what stands on its host for who isn't signed in. */
  publicPages: PublicPages,
  /** Origins whose pages may show the booking flow in a frame; empty: none. */
  embedOrigins: z.array(text(270)).max(20),
  sessionIdleHours: SessionIdleHours,
  /** Null where UPI isn't set up; then there is no QR code or link. */
  upiDetails: UpiDetails.nullable(),
  /** Null while nothing waits for an answer. */
  upiProposal: UpiProposal.nullable(),
  /** The QR code of `paymentLink`, as a `data:` address. */
  paymentQR: text(20_000).nullable(),
  /** A `upi://pay` address without an amount. */
  paymentLink: text(1000).nullable(),
  ...stamps,
});
export interface OrganisationProfile extends z.infer<typeof OrganisationProfile> {}

/** Addresses of the organisation's pages elsewhere; an empty one takes the link away. */
export const ChangeSocialLinks = z.strictObject({
  twitter: z.union([WebAddress, z.literal("")]).optional(),
  facebook: z.union([WebAddress, z.literal("")]).optional(),
  linkedin: z.union([WebAddress, z.literal("")]).optional(),
});
export interface ChangeSocialLinks extends z.infer<typeof ChangeSocialLinks> {}

/** Null takes a logo away; its own key, as it was read, leaves it. A new one is uploaded with `uploadLogo`. */
const ChangeLogo = text(500).nullable().optional();

/** Which logos are shown; null takes a logo away. A new one is uploaded with `uploadLogo`. */
export const ChangeBranding = z.strictObject({
  logoSmall: ChangeLogo,
  logoLarge: ChangeLogo,
  showSmallLogo: z.boolean().optional(),
  showLargeLogo: z.boolean().optional(),
});
export interface ChangeBranding extends z.infer<typeof ChangeBranding> {}

/** Of `OrganisationProfile`, and of a client as `ClientDetail` has it. */
const asItWasRead = readOnly(
  "name",
  "orgName",
  "orgCode",
  "orgType",
  "resellerOrgType",
  "currency",
  "theme",
  "features",
  "upiProposal",
  "paymentQR",
  "paymentLink",
  "status",
  "subscription",
  "branches",
  "desks",
  "reseller",
  "owner",
  "adminUsers",
  "customers",
  "websiteUrl",
  "lastLoginAt",
);

const isEmpty = (value: unknown) => typeof value === "object" && value !== null && Object.keys(value).length === 0;

/** A group of settings that names none of them changes nothing. */
const changesSomething = ({ _id, embedOrigins, ...given }: { _id: string; [name: string]: unknown }) =>
  embedOrigins !== undefined ||
  Object.entries(given).some(([name, value]) => !(name in asItWasRead) && value !== undefined && !isEmpty(value));

/**
 * The settings to change, of one's own organisation or of a client of one's own; what is left out stays as it is,
 * also inside `orgSettings`.
 */
export const UpdateOrganisationSettings = z
  .strictObject({
    _id: Id,
    orgSettings: OrganisationSettings.partial().optional(),
    /** Null takes UPI payment away. Of a client it is a proposal, which the client accepts or refuses. */
    upiDetails: UpiDetails.nullable().optional(),
    socialLinks: ChangeSocialLinks.optional(),
    branding: ChangeBranding.optional(),
    /** Null takes the square logo away. */
    logoSquare: ChangeLogo,
    brandNameVisible: z.boolean().optional(),
    /** Of a reseller alone. */
    platformLine: z.boolean().optional(),
    /** Of a reseller alone; an address is of another host than its own. */
    publicPages: PublicPages.optional(),
    embedOrigins: distinctList(Origin).max(20, "Name at most 20 sites").optional(),
    /** It counts at once, also for sessions that are there. */
    sessionIdleHours: SessionIdleHours.optional(),
    /** Only the organisation itself can change it. */
    requireSecondFactor: z.boolean().optional(),
    workspaceKind: WorkspaceKind.optional(),
    /** Of new branches; existing ones keep theirs. */
    timezone: TimeZone.optional(),
    /** Only the organisation above a client can change it. */
    isActive: z.boolean().optional(),
    ...asItWasRead,
  })
  .refine(changesSomething, { path: ["orgSettings"], message: "Give at least one setting to change" });
export interface UpdateOrganisationSettings extends z.input<typeof UpdateOrganisationSettings> {}

/** Null goes back to the platform's default theme. */
export const UpdateTheme = z.strictObject({ theme: ThemeId.nullable() });
export interface UpdateTheme extends z.infer<typeof UpdateTheme> {}

/** The features to switch; what is left out stays as it is. */
export const UpdateFeatures = z.strictObject({
  features: OrganisationFeatures.partial().refine(
    (given) => Object.values(given).some((isOn) => isOn !== undefined),
    "Give at least one feature to switch",
  ),
});
export interface UpdateFeatures extends z.infer<typeof UpdateFeatures> {}

/** A PNG, JPEG, WebP or AVIF of at most 5 MiB. The square one stands in where the small or large one is missing. */
export const UploadOrganisationLogo = z.strictObject({ logo: Upload, logoType: z.enum(["small", "large", "square"]) });
export interface UploadOrganisationLogo extends z.infer<typeof UploadOrganisationLogo> {}

export const UpdateOrganisationName = z.strictObject({ orgId: Id, orgName: PlainOrganisationName });
export interface UpdateOrganisationName extends z.infer<typeof UpdateOrganisationName> {}

/** Without an amount the payer types it in. */
export const GeneratePaymentQr = z.strictObject({
  /** Minor unit of the organisation's currency, at least 1. */
  amount: MovedAmount.optional(),
  /** What the payer's app shows; UPI takes no longer one. */
  note: text(MOST_UPI_NOTE).optional(),
});
export interface GeneratePaymentQr extends z.infer<typeof GeneratePaymentQr> {}

export const PaymentQr = z.object({
  /** The QR code of `paymentLink`, as a `data:` address. */
  paymentQR: text(20_000),
  /** A `upi://pay` address. */
  paymentLink: text(1000),
});
export interface PaymentQr extends z.infer<typeof PaymentQr> {}

/** A host name, with a port where a browser's `location.host` has one. */
const Host = z
  .string()
  .trim()
  .toLowerCase()
  .max(260, "Use at most 260 characters")
  .regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/, "Use a host name such as desks.example.com");

/** Names an organisation by the host of its site, its code or its id; by none of them, the one whose key is sent. */
export const OrganisationQuery = z.union(
  [
    z.strictObject({ host: Host }),
    z.strictObject({ code: requiredText(24) }),
    z.strictObject({ id: Id }),
    z.record(z.string(), z.never()),
  ],
  "Give at most one of host, code and id",
);
export type OrganisationQuery = z.infer<typeof OrganisationQuery>;

/** Another organisation, where only its name is shown. */
export const OrganisationName = z.object({ _id: Id, orgName: text(120) });
export interface OrganisationName extends z.infer<typeof OrganisationName> {}

/** The person who answers for an organisation. */
export const OrganisationOwner = z.object({ name: text(120), email: text(254), phone: text(24) });
export interface OrganisationOwner extends z.infer<typeof OrganisationOwner> {}

/** The person who is invited to own an organisation: a mail lets him choose his password. */
export const InviteOwner = z.strictObject({ name: requiredName(120), email: Email, phone: Phone.optional() });
export interface InviteOwner extends z.infer<typeof InviteOwner> {}
