import type {
  OrganisationProfile,
  UpdateFeatures,
  UpdateOrganisationName,
  UpdateOrganisationSettings,
  UpdateTheme,
} from "@carrel/sdk";
import { changed } from "../../forms/changed";
import { differInUpi, type SettingsValues } from "./settings-schema";

/** What each call has to send; a call that has nothing to change is left out. */
export interface SettingsChanges {
  settings?: UpdateOrganisationSettings;
  name?: UpdateOrganisationName;
  features?: UpdateFeatures;
  theme?: UpdateTheme;
}

/**
 * Takes apart what was typed into the calls that save it.
 * @param values the checked settings
 * @param stored the settings as the server last told them
 */
export function changesOf(values: SettingsValues, stored: OrganisationProfile): SettingsChanges {
  const socialLinks = changed(values.socialLinks, { twitter: "", facebook: "", linkedin: "", ...stored.socialLinks });
  const orgSettings = changed(values.orgSettings, stored.orgSettings);
  const branding = changed(values.branding, stored.branding);
  const features = changed(values.features, stored.features);
  const settings: Omit<UpdateOrganisationSettings, "_id"> = {
    ...changed({ workspaceKind: values.workspaceKind, timezone: values.timezone }, stored),
    ...changed({ brandNameVisible: values.brandNameVisible, platformLine: values.platformLine }, stored),
    ...changed({ embedOrigins: values.embedOrigins, publicPages: values.publicPages }, stored),
    ...changed({ sessionIdleHours: values.sessionIdleHours, requireSecondFactor: values.requireSecondFactor }, stored),
    ...(branding && { branding }),
    ...(orgSettings && { orgSettings }),
    ...(socialLinks && { socialLinks }),
    ...(differInUpi(values.upiDetails, stored.upiDetails) && { upiDetails: values.upiDetails }),
  };
  return {
    ...(Object.keys(settings).length > 0 && { settings: { _id: stored._id, ...settings } }),
    ...(values.orgName !== stored.name && { name: { orgId: stored._id, orgName: values.orgName } }),
    ...(features && { features: { features } }),
    ...(values.theme !== stored.theme && { theme: { theme: values.theme } }),
  };
}
