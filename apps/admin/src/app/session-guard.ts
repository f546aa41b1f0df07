import type { AnyRouter } from "@tanstack/react-router";
import { client, queryClient } from "./carrel";
import { watchOtherTabs } from "./session-tabs";

/**
 * Turns what the SDK and the other tabs say about the session into navigation: neither ever redirects by itself.
 * Being told twice at once (several calls fail together) navigates once.
 */
export function guardSession(router: AnyRouter) {
  const leave = (to: string, search: Record<string, unknown>) => {
    if (router.latestLocation.pathname === to) return;
    queryClient.clear();
    // What was typed could not be saved any more: there is nothing to stay for.
    void router.navigate({ to, search, ignoreBlocker: true });
  };
  const here = () => router.latestLocation.href;
  client.on("unauthenticated", () => leave("/auth/login", { from: here() }));
  client.on("sessionExpired", () => leave("/auth/login", { from: here(), expired: true }));
  client.on("subscriptionExpired", ({ navigate }) => {
    if (navigate && router.latestLocation.pathname !== "/plans-selection") leave("/subscription-expired", {});
  });
  watchOtherTabs((somebody) => {
    if (somebody) {
      queryClient.clear();
      void router.navigate({ to: "/dashboard", reloadDocument: true, ignoreBlocker: true });
    } else {
      leave("/auth/login", { from: here() });
    }
  });
}
