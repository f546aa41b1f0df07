import type { AnyRouter } from "@tanstack/react-router";
import { client, queryClient } from "./carrel";
import { tellOtherTabs } from "./session-tabs";

/** Ends the session here, on the server and in the other tabs. The token is gone even when the server can't be told. */
export async function signOut(router: AnyRouter): Promise<void> {
  await client.auth.logout().catch(() => undefined);
  tellOtherTabs();
  queryClient.clear();
  await router.navigate({ to: "/auth/login", ignoreBlocker: true });
}
