import { createRoute, createRouter, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { accountRoutes } from "../screens/account/routes";
import { adminUserRoutes } from "../screens/admin-users/routes";
import { apiKeyRoutes } from "../screens/api-keys/routes";
import { auditLogRoutes } from "../screens/audit-log/routes";
import { authRoutes } from "../screens/auth/routes";
import { boardRoutes } from "../screens/board/routes";
import { bookingRoutes } from "../screens/bookings/routes";
import { branchRoutes, poster } from "../screens/branches/routes";
import { businessUnitRoutes } from "../screens/business-units/routes";
import { cashRoutes } from "../screens/cash/routes";
import { clientRoutes } from "../screens/clients/routes";
import { customerRoutes } from "../screens/customers/routes";
import { dashboardRoutes } from "../screens/dashboard/routes";
import { deskRoutes } from "../screens/desks/routes";
import { dueRoutes } from "../screens/dues/routes";
import { feePlanRoutes } from "../screens/fee-plans/routes";
import { helpRoutes } from "../screens/help/routes";
import { installationRequestRoutes } from "../screens/installation-requests/routes";
import { ledgerRoutes } from "../screens/ledger/routes";
import { mailRoutes } from "../screens/mails/routes";
import { membershipRoutes } from "../screens/memberships/routes";
import { notificationRoutes } from "../screens/notifications/routes";
import { organisationRoutes } from "../screens/organisation/routes";
import { overviewRoutes } from "../screens/overview/routes";
import { resellerRoutes } from "../screens/resellers/routes";
import { roleRoutes } from "../screens/roles/routes";
import { shiftRoutes } from "../screens/shifts/routes";
import { plansSelection, subscriptionRoutes } from "../screens/subscription/routes";
import { superOrgRoutes } from "../screens/super-org/routes";
import { trackingRoutes } from "../screens/tracking/routes";
import { websiteRoutes } from "../screens/website/routes";
import { client, q, queryClient } from "./carrel";
import { RouteError } from "./route-error";
import { RoutePending } from "./route-pending";
import { office, root, signedIn } from "./routes";
import { ownPath } from "./search-params";

const subscriptionExpired = createRoute({
  getParentRoute: () => root,
  path: "/subscription-expired",
  component: lazyRouteComponent(() => import("../screens/subscription-expired-screen"), "SubscriptionExpiredScreen"),
});

const secondFactor = createRoute({
  getParentRoute: () => root,
  path: "/second-factor",
  validateSearch: ({ from }): { from?: string } => ({ from: ownPath(from) }),
  beforeLoad: async ({ search }) => {
    if (!(await client.isSignedIn())) throw redirect({ to: "/auth/login", search });
    const session = await queryClient.ensureQueryData(q.auth.session());
    if (session.secondFactorNeeded) return;
    const { homeOf } = await import("./navigation");
    throw redirect({ href: search.from ?? homeOf(session) });
  },
  component: lazyRouteComponent(() => import("../screens/account/factors/needed-screen"), "SecondFactorNeededScreen"),
});

const notFound = createRoute({
  getParentRoute: () => root,
  path: "/404",
  component: lazyRouteComponent(() => import("../screens/not-found-screen"), "NotFoundScreen"),
});

export const router = createRouter({
  routeTree: root.addChildren([
    authRoutes,
    signedIn.addChildren([
      office.addChildren([
        ...overviewRoutes,
        ...dashboardRoutes,
        ...bookingRoutes,
        ...boardRoutes,
        ...shiftRoutes,
        ...branchRoutes,
        ...deskRoutes,
        ...customerRoutes,
        ...membershipRoutes,
        ...dueRoutes,
        ...ledgerRoutes,
        ...cashRoutes,
        ...feePlanRoutes,
        ...adminUserRoutes,
        ...roleRoutes,
        ...apiKeyRoutes,
        ...auditLogRoutes,
        ...mailRoutes,
        ...notificationRoutes,
        ...trackingRoutes,
        ...businessUnitRoutes,
        ...installationRequestRoutes,
        ...resellerRoutes,
        ...clientRoutes,
        ...superOrgRoutes,
        ...subscriptionRoutes,
        ...organisationRoutes,
        ...websiteRoutes,
        ...helpRoutes,
        ...accountRoutes,
      ]),
      poster,
    ]),
    subscriptionExpired,
    plansSelection,
    secondFactor,
    notFound,
  ]),
  defaultPreload: "intent",
  defaultPreloadStaleTime: 0,
  // Milliseconds; the skeletons wait as long again before they show, so that what is quick doesn't flicker.
  defaultPendingMs: 50,
  defaultPendingMinMs: 0,
  defaultPendingComponent: RoutePending,
  defaultErrorComponent: RouteError,
  // In place of the whole page: the office around it would hold a second `main`.
  notFoundMode: "root",
  defaultNotFoundComponent: lazyRouteComponent(() => import("../screens/not-found-screen"), "NotFoundScreen"),
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** It opens over its parent, which stays where it is scrolled to. */
    opensOver?: boolean;
  }
}
