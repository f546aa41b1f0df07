import type { AnyRouter } from "@tanstack/react-router";
import { hasUnsavedChanges } from "../forms/unsaved";
import { client, queryClient } from "./carrel";
import { watchOtherTabs } from "./session-tabs";
import { askToSignInAgain } from "./sign-in-again";

/**
 * Turns what the SDK and the other tabs say about the session into navigation: neither ever redirects by itself.
 * Being told twice at once (several calls fail together) navigates once.
 */
export function guardSession(router: AnyRouter) {
  const leave = (to: string, search: Record<string, unknown>) => {
    if (router.latestLocation.pathname === to) return;
    queryClient.clear();
    void router.navigate({ to, search, ignoreBlocker: true });
  };
  const here = () => router.latestLocation.href;
  const toSignIn = (expired?: true) => {
    // There already: a token was tried that is no longer good.
    if (router.latestLocation.pathname.startsWith("/auth/")) return;
    if (hasUnsavedChanges()) askToSignInAgain(true);
    else leave("/auth/login", { from: here(), expired });
  };
  client.on("unauthenticated", () => toSignIn());
  client.on("sessionExpired", () => toSignIn(true));
  client.on("subscriptionExpired", ({ navigate }) => {
    if (navigate && router.latestLocation.pathname !== "/plans-selection") leave("/subscription-expired", {});
  });
  client.on("secondFactorNeeded", () => leave("/second-factor", { from: here() }));
  watchOtherTabs((somebody) => {
    if (somebody) {
      queryClient.clear();
      void router.navigate({ to: "/dashboard", reloadDocument: true, ignoreBlocker: true });
    } else {
      toSignIn();
    }
  });
}
