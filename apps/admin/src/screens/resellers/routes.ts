import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { q, queryClient } from "../../app/carrel";
import { may } from "../../app/may";
import { listSearch, office, overList } from "../../app/routes";
import type { Search } from "../../app/search-params";
import { oneOf } from "../../app/search-params";
import { STEP_IDS, type StepId } from "./wizard-steps";

const RESELLER_TABS = ["ALL", "ACTIVE", "INACTIVE"] as const;

const resellers = createRoute({
  getParentRoute: () => office,
  path: "/resellers",
  validateSearch: (search: Search): { q?: string; status?: (typeof RESELLER_TABS)[number] } => ({
    ...listSearch(search),
    status: oneOf(RESELLER_TABS, search.status),
  }),
  // A reseller sees no other one: what is a list for the platform is his own page for him.
  beforeLoad: () => {
    const organisation = queryClient.getQueryData(q.auth.session().queryKey)?.loggedOrgDetails;
    if (organisation?.isReseller && !organisation.isSuper) {
      throw redirect({ to: "/resellers/$resellerId", params: { resellerId: organisation._id }, replace: true });
    }
  },
  component: lazyRouteComponent(() => import("./resellers-screen"), "ResellersScreen"),
});

const newReseller = createRoute({
  getParentRoute: () => office,
  path: "/resellers/new",
  validateSearch: ({ step }: Search): { step?: StepId } => ({ step: oneOf(STEP_IDS, step) }),
  beforeLoad: may("resellers.write"),
  component: lazyRouteComponent(() => import("./new-reseller-screen"), "NewResellerScreen"),
});

// Without a loader: every look into another organisation is in its audit log, and a pointer over its row is none.
const reseller = createRoute({
  getParentRoute: () => office,
  path: "/resellers/$resellerId",
  component: lazyRouteComponent(() => import("./reseller-screen"), "ResellerScreen"),
});

const resellerOverview = createRoute({
  getParentRoute: () => reseller,
  id: "overview",
  component: lazyRouteComponent(() => import("./overview-tab"), "OverviewTab"),
});

const resellerFigures = createRoute({ getParentRoute: () => resellerOverview, path: "/" });

const editReseller = createRoute({
  getParentRoute: () => resellerOverview,
  path: "edit",
  ...overList,
  beforeLoad: may("resellers.write"),
  component: lazyRouteComponent(() => import("./edit-reseller-sheet"), "EditResellerSheet"),
});

const resellerBranding = createRoute({
  getParentRoute: () => reseller,
  path: "branding",
  component: lazyRouteComponent(() => import("./branding-tab"), "BrandingTab"),
});

const resellerDomains = createRoute({
  getParentRoute: () => reseller,
  path: "domains",
  component: lazyRouteComponent(() => import("./domains-tab"), "DomainsTab"),
});

const resellerRate = createRoute({
  getParentRoute: () => reseller,
  path: "profit-rate",
  component: lazyRouteComponent(() => import("./rate-tab"), "RateTab"),
});

const newRate = createRoute({
  getParentRoute: () => resellerRate,
  path: "new",
  ...overList,
  beforeLoad: may("resellers.write"),
  loader: ({ params }) => queryClient.ensureQueryData(q.resellers.profitRates({ id: params.resellerId })),
  component: lazyRouteComponent(() => import("./new-rate-sheet"), "NewRateSheet"),
});

const resellerStatements = createRoute({
  getParentRoute: () => reseller,
  path: "statements",
  component: lazyRouteComponent(() => import("./statements-tab"), "StatementsTab"),
});

const newPayout = createRoute({
  getParentRoute: () => resellerStatements,
  path: "payout",
  ...overList,
  beforeLoad: may("resellers.write"),
  loader: ({ params }) => queryClient.ensureQueryData(q.resellers.stats({ id: params.resellerId })),
  component: lazyRouteComponent(() => import("./new-payout-sheet"), "NewPayoutSheet"),
});

const resellerStatement = createRoute({
  getParentRoute: () => reseller,
  path: "statements/$month",
  component: lazyRouteComponent(() => import("./statement-screen"), "StatementScreen"),
});

export const resellerRoutes = [
  resellers,
  newReseller,
  reseller.addChildren([
    resellerOverview.addChildren([resellerFigures, editReseller]),
    resellerBranding,
    resellerDomains,
    resellerRate.addChildren([newRate]),
    resellerStatements.addChildren([newPayout]),
    resellerStatement,
  ]),
] as const;
