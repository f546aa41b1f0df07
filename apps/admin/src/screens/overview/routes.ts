import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { may } from "../../app/may";
import { office } from "../../app/routes";

const overview = createRoute({
  getParentRoute: () => office,
  path: "/overview",
  beforeLoad: may({ permission: "organisation.read", everyBranch: true }),
  component: lazyRouteComponent(() => import("./overview-screen"), "OverviewScreen"),
});

export const overviewRoutes = [overview] as const;
