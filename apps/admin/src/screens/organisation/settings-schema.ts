import type { OrganisationProfile } from "@carrel/sdk";
import {
  ChangeBranding,
  ChangeSocialLinks,
  OrganisationFeatures,
  OrganisationSettings,
  Origin,
  PublicPages,
  SessionIdleHours,
  ThemeId,
  TimeZone,
  UpdateOrganisationName,
  UpiDetails,
  WorkspaceKind,
} from "@carrel/sdk/schemas";
import * as z from "zod";
import { differ } from "../../forms/changed";

interface TypedUpi {
  vpa: string;
  payeeName: string;
}

/** Both left empty: no payment by UPI. */
const upiOrNone = z.preprocess(
  (typed: TypedUpi) => (typed.vpa.trim() === "" && typed.payeeName.trim() === "" ? null : typed),
  UpiDetails.nullable(),
);

/** Typed as words, so that what is no number can be shown as it stands and said to be wrong. */
const typedDays = (least: number, most: number) =>
  z
    .array(
      z
        .string()
        .refine((day) => isDay(day, least, most), `Use whole days from ${least} to ${most}`)
        .transform(Number),
    )
    .max(5, "Name at most 5 days");

/** Whether a word is a whole number of days between two. */
const isDay = (word: string, least: number, most: number): boolean =>
  /^\d{1,3}$/.test(word) && Number(word) >= least && Number(word) <= most;

/** Days that were typed, each once, the largest first. */
const sorted = (days: readonly number[]) => [...new Set(days)].sort((a, b) => b - a);

/** Those of what is typed that can be taken, in order: before an end, and after something came to be owed. */
export const daysBefore = (typed: readonly string[]) => sorted(typed.filter((day) => isDay(day, 0, 90)).map(Number));
export const daysAfter = (typed: readonly string[]) =>
  sorted(typed.filter((day) => isDay(day, 1, 365)).map(Number)).reverse();

const inOrder = (details: OrganisationProfile["upiDetails"]) => details && [details.vpa, details.payeeName];

/** Whether two details of UPI differ, in whatever order their fields came. */
export const differInUpi = (one: OrganisationProfile["upiDetails"], other: OrganisationProfile["upiDetails"]) =>
  differ(inOrder(one), inOrder(other));

/** All settings that are saved together, as the form holds them; names are those of the calls. */
export const SettingsInput = z.strictObject({
  orgName: UpdateOrganisationName.shape.orgName,
  workspaceKind: WorkspaceKind,
  timezone: TimeZone,
  branding: ChangeBranding.pick({ showSmallLogo: true, showLargeLogo: true }).required(),
  brandNameVisible: z.boolean(),
  platformLine: z.boolean(),
  publicPages: PublicPages,
  requireSecondFactor: z.boolean(),
  theme: ThemeId.nullable(),
  features: OrganisationFeatures,
  // Nothing is held for a payment yet: nobody is asked for how long.
  orgSettings: OrganisationSettings.omit({ holdMinutes: true }).extend({
    expiryReminderDays: typedDays(0, 90).transform(sorted),
    dueReminderDays: typedDays(1, 365).transform((days) => sorted(days).reverse()),
  }),
  upiDetails: upiOrNone,
  socialLinks: ChangeSocialLinks.required(),
  embedOrigins: z.array(Origin).max(20, "Name at most 20 sites"),
  sessionIdleHours: SessionIdleHours,
});
/** As they are typed. */
export type SettingsFields = z.input<typeof SettingsInput>;
/** As they were checked. */
export type SettingsValues = z.output<typeof SettingsInput>;

/** The rules of bookings as the form shows them. */
export const typedRules = ({
  holdMinutes,
  ...shown
}: OrganisationProfile["orgSettings"]): SettingsFields["orgSettings"] => ({
  ...shown,
  expiryReminderDays: shown.expiryReminderDays.map(String),
  dueReminderDays: shown.dueReminderDays.map(String),
});

/** What the form shows of the settings that are stored. */
export const fieldsOf = (profile: OrganisationProfile): SettingsFields => ({
  orgName: profile.name,
  workspaceKind: profile.workspaceKind,
  timezone: profile.timezone,
  branding: { showSmallLogo: profile.branding.showSmallLogo, showLargeLogo: profile.branding.showLargeLogo },
  brandNameVisible: profile.brandNameVisible,
  platformLine: profile.platformLine,
  publicPages: profile.publicPages,
  requireSecondFactor: profile.requireSecondFactor,
  theme: profile.theme,
  features: profile.features,
  orgSettings: typedRules(profile.orgSettings),
  upiDetails: profile.upiDetails ?? { vpa: "", payeeName: "" },
  socialLinks: {
    twitter: profile.socialLinks.twitter ?? "",
    facebook: profile.socialLinks.facebook ?? "",
    linkedin: profile.socialLinks.linkedin ?? "",
  },
  embedOrigins: profile.embedOrigins,
  sessionIdleHours: profile.sessionIdleHours,
});
