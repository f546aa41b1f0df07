import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { may } from "../../app/may";
import { office } from "../../app/routes";
import type { Search } from "../../app/search-params";
import { oneOf, text } from "../../app/search-params";

const plans = createRoute({
  getParentRoute: () => office,
  path: "/plans",
  validateSearch: ({ tab }: Search): { tab?: "add-ons" } => ({ tab: oneOf(["add-ons"], tab) }),
  component: lazyRouteComponent(() => import("./plans-screen"), "PlansScreen"),
});

const offerScreens = () => import("./offer-screen");

const newPlan = createRoute({
  getParentRoute: () => office,
  path: "/plans/new",
  beforeLoad: may("superOrg.write"),
  component: lazyRouteComponent(offerScreens, "NewPlanScreen"),
});

const plan = createRoute({
  getParentRoute: () => office,
  path: "/plans/$planId",
  beforeLoad: may("superOrg.write"),
  component: lazyRouteComponent(offerScreens, "PlanScreen"),
});

const newAddOn = createRoute({
  getParentRoute: () => office,
  path: "/plans/add-ons/new",
  beforeLoad: may("superOrg.write"),
  component: lazyRouteComponent(offerScreens, "NewAddOnScreen"),
});

const addOn = createRoute({
  getParentRoute: () => office,
  path: "/plans/add-ons/$addOnId",
  beforeLoad: may("superOrg.write"),
  component: lazyRouteComponent(offerScreens, "AddOnScreen"),
});

const company = createRoute({
  getParentRoute: () => office,
  path: "/company",
  component: lazyRouteComponent(() => import("./platform-screen"), "PlatformScreen"),
});

const paymentsToReturn = createRoute({
  getParentRoute: () => office,
  path: "/payments-to-return",
  validateSearch: ({ status }: Search): { status?: "DUE" | "RETURNED" } => ({
    status: oneOf(["DUE", "RETURNED"], status),
  }),
  component: lazyRouteComponent(() => import("./payments-to-return-screen"), "PaymentsToReturnScreen"),
});

const SHOWN = ["TRIAL", "ACTIVE", "PAST_DUE", "EXPIRED", "CANCELLED", "INCOME"] as const;

const subscriptions = createRoute({
  getParentRoute: () => office,
  path: "/subscriptions",
  validateSearch: ({ q, status }: Search): { q?: string | undefined; status?: (typeof SHOWN)[number] | undefined } => ({
    q: text(q),
    status: oneOf(SHOWN, status),
  }),
  component: lazyRouteComponent(() => import("./subscriptions-screen"), "SubscriptionsScreen"),
});

export const superOrgRoutes = [
  subscriptions,
  plans,
  newPlan,
  plan,
  newAddOn,
  addOn,
  company,
  paymentsToReturn,
] as const;
