import { createRootRoute, createRoute, lazyRouteComponent, Outlet, redirect } from "@tanstack/react-router";
import { client, q, queryClient } from "./carrel";
import { RootFrame } from "./root-frame";
import { RoutePending } from "./route-pending";
import { type Search, text } from "./search-params";

import { SheetError } from "./sheet-error";

export const root = createRootRoute({ component: RootFrame });

/** Everything that needs a session. */
export const signedIn = createRoute({
  getParentRoute: () => root,
  id: "signed-in",
  beforeLoad: async ({ location }) => {
    const toLogin = () => redirect({ to: "/auth/login", search: { from: location.href } });
    if (!(await client.isSignedIn())) throw toLogin();
    const { loggedOrgDetails, secondFactorNeeded } = await queryClient.ensureQueryData(q.auth.session());
    // Before what has to be paid: that is refused without one, too.
    if (secondFactorNeeded) throw redirect({ to: "/second-factor", search: { from: location.href } });
    if (loggedOrgDetails.subscriptionExpired) throw redirect({ to: "/subscription-expired" });
  },
  pendingComponent: RoutePending,
  component: Outlet,
});

export const office = createRoute({
  getParentRoute: () => signedIn,
  id: "office",
  component: lazyRouteComponent(() => import("./office-shell"), "OfficeShell"),
});

/** What opens over a list: the list stays as it is while the sheet is on its way, and when it fails. */
export const overList = { pendingComponent: () => null, errorComponent: SheetError, staticData: { opensOver: true } };

export const listSearch = ({ q: search }: Search): { q?: string } => ({ q: text(search) });
