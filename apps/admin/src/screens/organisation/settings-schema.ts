import type { OrganisationProfile } from "@carrel/sdk";
import {
  ChangeBranding,
  ChangeSocialLinks,
  OrganisationFeatures,
  OrganisationSettings,
  Origin,
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
const ReminderDays = z
  .array(
    z
      .string()
      .regex(/^([0-8]?\d|90)$/, "Use whole days from 0 to 90")
      .transform(Number),
  )
  .max(5, "Name at most 5 days")
  .transform((days) => [...new Set(days)].sort((a, b) => b - a));

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
  requireSecondFactor: z.boolean(),
  theme: ThemeId.nullable(),
  features: OrganisationFeatures,
  orgSettings: OrganisationSettings.extend({ expiryReminderDays: ReminderDays }),
  upiDetails: upiOrNone,
  socialLinks: ChangeSocialLinks.required(),
  embedOrigins: z.array(Origin).max(20, "Name at most 20 sites"),
  sessionIdleHours: SessionIdleHours,
});
/** As they are typed. */
export type SettingsFields = z.input<typeof SettingsInput>;
/** As they were checked. */
export type SettingsValues = z.output<typeof SettingsInput>;

/** What the form shows of the settings that are stored. */
export const fieldsOf = (profile: OrganisationProfile): SettingsFields => ({
  orgName: profile.name,
  workspaceKind: profile.workspaceKind,
  timezone: profile.timezone,
  branding: { showSmallLogo: profile.branding.showSmallLogo, showLargeLogo: profile.branding.showLargeLogo },
  brandNameVisible: profile.brandNameVisible,
  requireSecondFactor: profile.requireSecondFactor,
  theme: profile.theme,
  features: profile.features,
  orgSettings: { ...profile.orgSettings, expiryReminderDays: profile.orgSettings.expiryReminderDays.map(String) },
  upiDetails: profile.upiDetails ?? { vpa: "", payeeName: "" },
  socialLinks: {
    twitter: profile.socialLinks.twitter ?? "",
    facebook: profile.socialLinks.facebook ?? "",
    linkedin: profile.socialLinks.linkedin ?? "",
  },
  embedOrigins: profile.embedOrigins,
  sessionIdleHours: profile.sessionIdleHours,
});
