import { run } from "@carrel/hooks";
import type { AnyRouter } from "@tanstack/react-router";
import { q, queryClient } from "./carrel";
import { forgetRecents } from "./palette/recents";
import { tellOtherTabs } from "./session-tabs";
import { closeVisit } from "./tracking";

/** Ends the session here, on the server and in the other tabs. The token is gone even when the server can't be told. */
export async function signOut(router: AnyRouter): Promise<void> {
  await closeVisit();
  await run(queryClient, q.auth.logout(), undefined).catch(() => undefined);
  forgetRecents();
  tellOtherTabs();
  await router.navigate({ to: "/auth/login", ignoreBlocker: true });
  // Only now: the screens of before would ask for what they miss, as nobody.
  queryClient.clear();
}
