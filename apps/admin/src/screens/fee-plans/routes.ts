import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { q, queryClient } from "../../app/carrel";
import { may } from "../../app/may";
import { listSearch, office, overList } from "../../app/routes";

const feePlans = createRoute({
  getParentRoute: () => office,
  path: "/fee-plans",
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import("./fee-plans-screen"), "FeePlansScreen"),
});

const newFeePlan = createRoute({
  getParentRoute: () => feePlans,
  path: "new",
  ...overList,
  beforeLoad: may("feePlans.write"),
  component: lazyRouteComponent(() => import("./new-fee-plan-sheet"), "NewFeePlanSheet"),
});

const feePlan = createRoute({
  getParentRoute: () => feePlans,
  path: "$feePlanId",
  ...overList,
  loader: ({ params }) => queryClient.ensureQueryData(q.feePlans.get({ id: params.feePlanId })),
  component: lazyRouteComponent(() => import("./fee-plan-sheet"), "FeePlanSheet"),
});

export const feePlanRoutes = [feePlans.addChildren([newFeePlan, feePlan])] as const;
