import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from "@tanstack/react-router";
import { auditSearch } from "./audit-search";
import { client, q, queryClient } from "./carrel";
import { may } from "./may";
import { RootFrame } from "./root-frame";
import { RouteError } from "./route-error";
import { RoutePending } from "./route-pending";
import { oneOf, ownPath, text } from "./search-params";
import { SheetError } from "./sheet-error";

const root = createRootRoute({ component: RootFrame });

/* ── sign-in ─────────────────────────────────────────────────────────────── */

/** Where a person wanted to go before he was asked to sign in. */
const fromOf = (search: object) => ("from" in search ? ownPath(search.from) : undefined);

const auth = createRoute({
  getParentRoute: () => root,
  path: "/auth",
  // Whoever is signed in has nothing to do here. A token may be kept that is no longer good: whom a call has just sent
  // here for that is never sent back to make the same call.
  beforeLoad: async ({ location }) => {
    if (("expired" in location.search && location.search.expired) || !(await client.isSignedIn())) return;
    const session = await queryClient.ensureQueryData(q.auth.session()).catch(() => null);
    if (session) throw redirect({ href: fromOf(location.search) ?? "/dashboard" });
  },
  component: lazyRouteComponent(() => import("../screens/auth/auth-frame"), "AuthFrame"),
});

const login = createRoute({
  getParentRoute: () => auth,
  path: "login",
  validateSearch: ({ from, expired }): { from?: string; expired?: boolean } => ({
    from: ownPath(from),
    expired: expired === true || undefined,
  }),
  component: lazyRouteComponent(() => import("../screens/auth/login-screen"), "LoginScreen"),
});
const verifyLogin = createRoute({
  getParentRoute: () => auth,
  path: "verify-otp",
  validateSearch: ({ flow, from }): { flow?: string; from?: string } => ({ flow: text(flow), from: ownPath(from) }),
  component: lazyRouteComponent(() => import("../screens/auth/verify-login-screen"), "VerifyLoginScreen"),
});
const register = createRoute({
  getParentRoute: () => auth,
  path: "register",
  component: lazyRouteComponent(() => import("../screens/auth/register-screen"), "RegisterScreen"),
});
const verifyRegister = createRoute({
  getParentRoute: () => auth,
  path: "verify-register-otp",
  validateSearch: ({ flow, email }): { flow?: string; email?: string } => ({ flow: text(flow), email: text(email) }),
  component: lazyRouteComponent(() => import("../screens/auth/verify-register-screen"), "VerifyRegisterScreen"),
});

const forgotPassword = createRoute({
  getParentRoute: () => auth,
  path: "forgot-password",
  validateSearch: ({ email, from }): { email?: string; from?: string } => ({ email: text(email), from: ownPath(from) }),
  component: lazyRouteComponent(() => import("../screens/auth/forgot-password-screen"), "ForgotPasswordScreen"),
});
const verifyReset = createRoute({
  getParentRoute: () => auth,
  path: "verify-reset-otp",
  validateSearch: ({ flow, email, from }): { flow?: string; email?: string; from?: string } => ({
    flow: text(flow),
    email: text(email),
    from: ownPath(from),
  }),
  component: lazyRouteComponent(() => import("../screens/auth/verify-reset-screen"), "VerifyResetScreen"),
});

/* ── the back-office ─────────────────────────────────────────────────────── */

/** Everything that needs a session. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: "signed-in",
  beforeLoad: async ({ location }) => {
    const toLogin = () => redirect({ to: "/auth/login", search: { from: location.href } });
    if (!(await client.isSignedIn())) throw toLogin();
    const { loggedOrgDetails } = await queryClient.ensureQueryData(q.auth.session());
    if (loggedOrgDetails.subscriptionExpired) throw redirect({ to: "/subscription-expired" });
  },
  pendingComponent: RoutePending,
  component: Outlet,
});

const office = createRoute({
  getParentRoute: () => signedIn,
  id: "office",
  component: lazyRouteComponent(() => import("./office-shell"), "OfficeShell"),
});

/** What opens over a list: the list stays as it is while the sheet is on its way, and when it fails. */
const overList = { pendingComponent: () => null, errorComponent: SheetError, staticData: { opensOver: true } };

type Search = Record<string, unknown>;
const listSearch = ({ q: search }: Search): { q?: string } => ({ q: text(search) });

const dashboard = createRoute({
  getParentRoute: () => office,
  path: "/dashboard",
  component: lazyRouteComponent(() => import("../screens/dashboard/dashboard-screen"), "DashboardScreen"),
});

const BOOKING_TABS = ["ALL", "PENDING", "CONFIRMED", "CANCELLED"] as const;
const bookings = createRoute({
  getParentRoute: () => office,
  path: "/bookings",
  validateSearch: (search: Search): { q?: string; status?: (typeof BOOKING_TABS)[number] } => ({
    ...listSearch(search),
    status: oneOf(BOOKING_TABS, search.status),
  }),
  component: lazyRouteComponent(() => import("../screens/bookings/bookings-screen"), "BookingsScreen"),
});
const booking = createRoute({
  getParentRoute: () => bookings,
  path: "$bookingId",
  ...overList,
  loader: ({ params }) => queryClient.ensureQueryData(q.bookings.get({ id: params.bookingId })),
  component: lazyRouteComponent(() => import("../screens/bookings/booking-sheet"), "BookingSheet"),
});

const branches = createRoute({
  getParentRoute: () => office,
  path: "/branches",
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import("../screens/branches/branches-screen"), "BranchesScreen"),
});
const newBranch = createRoute({
  getParentRoute: () => branches,
  path: "new",
  ...overList,
  beforeLoad: may("branches.write"),
  component: lazyRouteComponent(() => import("../screens/branches/new-branch-sheet"), "NewBranchSheet"),
});
const branch = createRoute({
  getParentRoute: () => office,
  path: "/branches/$branchId",
  component: lazyRouteComponent(() => import("../screens/branches/branch-screen"), "BranchScreen"),
});
const editBranch = createRoute({
  getParentRoute: () => branch,
  path: "edit",
  ...overList,
  beforeLoad: may("branches.write"),
  loader: ({ params }) => queryClient.ensureQueryData(q.branches.get({ id: params.branchId })),
  component: lazyRouteComponent(() => import("../screens/branches/edit-branch-sheet"), "EditBranchSheet"),
});
const poster = createRoute({
  getParentRoute: () => signedIn,
  path: "/branches/$branchId/poster",
  loader: ({ params }) => queryClient.ensureQueryData(q.branches.get({ id: params.branchId })),
  component: lazyRouteComponent(() => import("../screens/branches/qr-poster-screen"), "QrPosterScreen"),
});

const desks = createRoute({
  getParentRoute: () => office,
  path: "/desks",
  validateSearch: (search: Search): { q?: string; view?: "grid" | "list" } => ({
    ...listSearch(search),
    view: oneOf(["grid", "list"], search.view),
  }),
  component: lazyRouteComponent(() => import("../screens/desks/desks-screen"), "DesksScreen"),
});
const newDesk = createRoute({
  getParentRoute: () => desks,
  path: "new",
  ...overList,
  beforeLoad: may("desks.write"),
  component: lazyRouteComponent(() => import("../screens/desks/new-desk-sheet"), "NewDeskSheet"),
});
const desk = createRoute({
  getParentRoute: () => desks,
  path: "$deskId",
  ...overList,
  loader: ({ params }) => queryClient.ensureQueryData(q.desks.get({ id: params.deskId })),
  component: lazyRouteComponent(() => import("../screens/desks/desk-sheet"), "DeskSheet"),
});

const feePlans = createRoute({
  getParentRoute: () => office,
  path: "/fee-plans",
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import("../screens/fee-plans/fee-plans-screen"), "FeePlansScreen"),
});
const newFeePlan = createRoute({
  getParentRoute: () => feePlans,
  path: "new",
  ...overList,
  beforeLoad: may("feePlans.write"),
  component: lazyRouteComponent(() => import("../screens/fee-plans/new-fee-plan-sheet"), "NewFeePlanSheet"),
});
const feePlan = createRoute({
  getParentRoute: () => feePlans,
  path: "$feePlanId",
  ...overList,
  loader: ({ params }) => queryClient.ensureQueryData(q.feePlans.get({ id: params.feePlanId })),
  component: lazyRouteComponent(() => import("../screens/fee-plans/fee-plan-sheet"), "FeePlanSheet"),
});

const apiKeys = createRoute({
  getParentRoute: () => office,
  path: "/api-keys",
  component: lazyRouteComponent(() => import("../screens/api-keys/api-keys-screen"), "ApiKeysScreen"),
});
const newApiKey = createRoute({
  getParentRoute: () => apiKeys,
  path: "new",
  ...overList,
  beforeLoad: may("apiKeys.write"),
  component: lazyRouteComponent(() => import("../screens/api-keys/new-api-key-sheet"), "NewApiKeySheet"),
});
const apiKey = createRoute({
  getParentRoute: () => apiKeys,
  path: "$apiKeyId",
  ...overList,
  loader: async () => queryClient.ensureQueryData((await import("../screens/api-keys/api-key-query")).allApiKeys()),
  component: lazyRouteComponent(() => import("../screens/api-keys/api-key-sheet"), "ApiKeySheet"),
});

const adminUsers = createRoute({
  getParentRoute: () => office,
  path: "/admin-users",
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import("../screens/admin-users/admin-users-screen"), "AdminUsersScreen"),
});
const newPerson = createRoute({
  getParentRoute: () => adminUsers,
  path: "new",
  ...overList,
  beforeLoad: may("adminUsers.write"),
  component: lazyRouteComponent(() => import("../screens/admin-users/new-person-sheet"), "NewPersonSheet"),
});
const person = createRoute({
  getParentRoute: () => adminUsers,
  path: "$userId",
  ...overList,
  loader: ({ params }) => queryClient.ensureQueryData(q.adminUsers.get({ id: params.userId })),
  component: lazyRouteComponent(() => import("../screens/admin-users/person-sheet"), "PersonSheet"),
});

const roles = createRoute({
  getParentRoute: () => office,
  path: "/roles",
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import("../screens/roles/roles-screen"), "RolesScreen"),
});
const newRole = createRoute({
  getParentRoute: () => roles,
  path: "new",
  ...overList,
  beforeLoad: may("roles.write"),
  component: lazyRouteComponent(() => import("../screens/roles/new-role-sheet"), "NewRoleSheet"),
});
const role = createRoute({
  getParentRoute: () => roles,
  path: "$roleId",
  ...overList,
  loader: ({ params }) => queryClient.ensureQueryData(q.roles.get({ id: params.roleId })),
  component: lazyRouteComponent(() => import("../screens/roles/role-sheet"), "RoleSheet"),
});
const copyRole = createRoute({
  getParentRoute: () => roles,
  path: "$roleId/copy",
  ...overList,
  beforeLoad: may("roles.write"),
  loader: ({ params }) => queryClient.ensureQueryData(q.roles.get({ id: params.roleId })),
  component: lazyRouteComponent(() => import("../screens/roles/copy-role-sheet"), "CopyRoleSheet"),
});

const auditLog = createRoute({
  getParentRoute: () => office,
  path: "/audit-log",
  validateSearch: auditSearch,
  component: lazyRouteComponent(() => import("../screens/audit-log/audit-log-screen"), "AuditLogScreen"),
});
const auditEntry = createRoute({
  getParentRoute: () => auditLog,
  path: "$entryId",
  ...overList,
  component: lazyRouteComponent(() => import("../screens/audit-log/audit-entry-sheet"), "AuditEntrySheet"),
});

const account = createRoute({
  getParentRoute: () => office,
  path: "/account",
  component: lazyRouteComponent(() => import("../screens/account/account-screen"), "AccountScreen"),
});

/* ── on their own ────────────────────────────────────────────────────────── */

const subscriptionExpired = createRoute({
  getParentRoute: () => root,
  path: "/subscription-expired",
  component: lazyRouteComponent(() => import("../screens/subscription-expired-screen"), "SubscriptionExpiredScreen"),
});
const notFound = createRoute({
  getParentRoute: () => root,
  path: "/404",
  component: lazyRouteComponent(() => import("../screens/not-found-screen"), "NotFoundScreen"),
});

export const router = createRouter({
  routeTree: root.addChildren([
    auth.addChildren([login, verifyLogin, register, verifyRegister, forgotPassword, verifyReset]),
    signedIn.addChildren([
      office.addChildren([
        dashboard,
        bookings.addChildren([booking]),
        branches.addChildren([newBranch]),
        branch.addChildren([editBranch]),
        desks.addChildren([newDesk, desk]),
        feePlans.addChildren([newFeePlan, feePlan]),
        adminUsers.addChildren([newPerson, person]),
        roles.addChildren([newRole, role, copyRole]),
        apiKeys.addChildren([newApiKey, apiKey]),
        auditLog.addChildren([auditEntry]),
        account,
      ]),
      poster,
    ]),
    subscriptionExpired,
    notFound,
  ]),
  defaultPreload: "intent",
  defaultPreloadStaleTime: 0,
  // Milliseconds; the skeletons wait as long again before they show, so that what is quick doesn't flicker.
  defaultPendingMs: 50,
  defaultPendingMinMs: 0,
  defaultPendingComponent: RoutePending,
  defaultErrorComponent: RouteError,
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
