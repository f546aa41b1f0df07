import type { AnyRouter } from "@tanstack/react-router";
import { client, queryClient } from "./carrel";

/**
 * Turns what the SDK says about the session into navigation: it never redirects by itself.
 * Being told twice at once (several calls fail together) navigates once.
 */
export function guardSession(router: AnyRouter) {
  const leave = (to: string, search: Record<string, unknown>) => {
    if (router.state.location.pathname === to) return;
    queryClient.clear();
    void router.navigate({ to, search });
  };
  const here = () => router.state.location.href;
  client.on("unauthenticated", () => leave("/auth/login", { from: here() }));
  client.on("sessionExpired", () => leave("/auth/login", { from: here(), expired: true }));
  client.on("subscriptionExpired", ({ navigate }) => {
    if (navigate && router.state.location.pathname !== "/plans-selection") leave("/subscription-expired", {});
  });
}
