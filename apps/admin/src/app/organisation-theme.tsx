import { ThemeProvider } from "@carrel/ui/theme";
import { type ReactNode, useSyncExternalStore } from "react";
import { q, queryClient } from "./carrel";

const subscribe = (changed: () => void) => queryClient.getQueryCache().subscribe(changed);
/** Read from the cache, because a sign-in empties it and puts the new session there. */
const themeNow = () => queryClient.getQueryData(q.auth.session().queryKey)?.loggedOrgDetails.theme;

/** The theme of the signed-in organisation; what a person chose on this device comes first. */
export function OrganisationTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider organisationTheme={useSyncExternalStore(subscribe, themeNow)}>{children}</ThemeProvider>;
}
