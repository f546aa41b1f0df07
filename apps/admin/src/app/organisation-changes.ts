import type { OrganisationProfile, Session } from "@carrel/sdk";
import { q, queryClient } from "./carrel";
import { tellOrganisationChanged } from "./session-tabs";

/** What a session says of its organisation that settings can change. */
const inSession = (profile: OrganisationProfile): Partial<Session["loggedOrgDetails"]> => ({
  orgName: profile.name,
  workspaceKind: profile.workspaceKind,
  theme: profile.theme,
  features: profile.features,
  timezone: profile.timezone,
});

/**
 * Shows changed settings of the own organisation everywhere at once: in the session that names, words and theme come
 * from, in what other screens have cached, and in the other tabs.
 * @param profile the settings as the server answered them
 */
export function organisationChanged(profile: OrganisationProfile) {
  const { queryKey } = q.auth.session();
  const before = queryClient.getQueryData(queryKey);
  queryClient.setQueryData(q.organisation.settings().queryKey, profile);
  queryClient.setQueryData(
    queryKey,
    (session) => session && { ...session, loggedOrgDetails: { ...session.loggedOrgDetails, ...inSession(profile) } },
  );
  // What the server worded (Desk or Seat) in what is cached reads otherwise now.
  if (before && before.loggedOrgDetails.workspaceKind !== profile.workspaceKind) void queryClient.invalidateQueries();
  tellOrganisationChanged();
}
