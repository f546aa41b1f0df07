import type {
  OrganisationProfile,
  UpdateFeatures,
  UpdateOrganisationName,
  UpdateOrganisationSettings,
  UpdateTheme,
} from "@carrel/sdk";
import type { SettingsValues } from "./settings-schema";

/** What each call has to send; a call that has nothing to change is left out. */
export interface SettingsChanges {
  settings?: UpdateOrganisationSettings;
  name?: UpdateOrganisationName;
  features?: UpdateFeatures;
  theme?: UpdateTheme;
}

const differ = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);

/** The fields of a record that are not as stored; undefined where all are. */
export function changed<Values extends object>(values: Values, stored: object): Partial<Values> | undefined {
  const before = new Map<string, unknown>(Object.entries(stored));
  const fields = Object.entries(values).filter(([name, value]) => differ(value, before.get(name)));
  return fields.length > 0 ? (Object.fromEntries(fields) as Partial<Values>) : undefined;
}

/** Sorted by name, so that the same details in another order are the same. */
export const upi = (details: OrganisationProfile["upiDetails"]) => details && [details.vpa, details.payeeName];

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
    ...changed({ brandNameVisible: values.brandNameVisible, embedOrigins: values.embedOrigins }, stored),
    ...changed({ sessionIdleHours: values.sessionIdleHours, requireSecondFactor: values.requireSecondFactor }, stored),
    ...(branding && { branding }),
    ...(orgSettings && { orgSettings }),
    ...(socialLinks && { socialLinks }),
    ...(differ(upi(values.upiDetails), upi(stored.upiDetails)) && { upiDetails: values.upiDetails }),
  };
  return {
    ...(Object.keys(settings).length > 0 && { settings: { _id: stored._id, ...settings } }),
    ...(values.orgName !== stored.name && { name: { orgId: stored._id, orgName: values.orgName } }),
    ...(features && { features: { features } }),
    ...(values.theme !== stored.theme && { theme: { theme: values.theme } }),
  };
}
