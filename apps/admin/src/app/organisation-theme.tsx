import type { Session } from "@carrel/sdk";
import { ThemeProvider } from "@carrel/ui/theme";
import { type ReactNode, useSyncExternalStore } from "react";
import { q, queryClient } from "./carrel";

const subscribe = (changed: () => void) => queryClient.getQueryCache().subscribe(changed);
/** Read from the cache, because a sign-in empties it and puts the new session there. */
const organisationNow = () => queryClient.getQueryData(q.auth.session().queryKey)?.loggedOrgDetails;

/** Resellers and their clients keep the theme that they were given. */
const isThemeFixed = ({ isReseller, isClient }: Session["loggedOrgDetails"]) => isReseller || isClient;

/** The theme of the signed-in organisation; what a person chose on this device comes first, where he may choose. */
export function OrganisationTheme({ children }: { children: ReactNode }) {
  const organisation = useSyncExternalStore(subscribe, organisationNow);
  return (
    <ThemeProvider organisationTheme={organisation?.theme} themeFixed={organisation && isThemeFixed(organisation)}>
      {children}
    </ThemeProvider>
  );
}
