import * as z from "zod";
import { Currency, Id, requiredText, TimeZone, text } from "./common";

/** What kind of place an organisation runs; it selects the wording Desk/Member or Seat/User. */
export const WorkspaceKind = z.enum(["co-working", "study-hall"]);
export type WorkspaceKind = z.infer<typeof WorkspaceKind>;

export const OrganisationFeatures = z.strictObject({
  hourlyBooking: z.boolean(),
  dailyBooking: z.boolean(),
  qrBooking: z.boolean(),
  onlinePayment: z.boolean(),
  /** A public booking with nothing to pay is confirmed at once. */
  autoConfirm: z.boolean(),
});
export interface OrganisationFeatures extends z.infer<typeof OrganisationFeatures> {}

export const OrganisationSettings = z.strictObject({
  /** Minutes that an unpaid booking holds its desk. */
  holdMinutes: z.int().min(1).max(1440),
  /** Grid of the time pickers, in minutes. */
  slotMinutes: z.int().min(5).max(1440),
  /** How many days ahead a visitor may book. */
  bookingWindowDays: z.int().min(1).max(730),
  /** A visitor may cancel until this many minutes before the start. */
  cancelUntilMinutes: z.int().min(0).max(43_200),
  /** Days before an assignment's end on which its customer is reminded. */
  expiryReminderDays: z.array(z.int().min(0).max(90)).max(5),
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
  socialLinks: SocialLinks,
  features: OrganisationFeatures,
  orgSettings: OrganisationSettings.pick({ slotMinutes: true, bookingWindowDays: true, cancelUntilMinutes: true }),
});
export interface PublicOrganisation extends z.infer<typeof PublicOrganisation> {}
