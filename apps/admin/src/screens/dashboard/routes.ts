import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { q, queryClient } from "../../app/carrel";
import { may } from "../../app/may";
import { office, overList } from "../../app/routes";
import type { Search } from "../../app/search-params";
import { oneOf } from "../../app/search-params";
import { ENDING, type Ending } from "./ending";
import { PERIODS } from "./period";

const dashboard = createRoute({
  getParentRoute: () => office,
  path: "/dashboard",
  validateSearch: (search: Search): { period?: (typeof PERIODS)[number]; ending?: Ending } => ({
    period: oneOf(PERIODS, search.period),
    ending: oneOf(Object.keys(ENDING) as Ending[], search.ending),
  }),
  component: lazyRouteComponent(() => import("./dashboard-screen"), "DashboardScreen"),
});

const renew = createRoute({
  getParentRoute: () => dashboard,
  path: "renew/$deskId",
  ...overList,
  beforeLoad: may("bookings.write"),
  loader: ({ params }) => queryClient.ensureQueryData(q.desks.get({ id: params.deskId })),
  component: lazyRouteComponent(() => import("../desks/work/renew-sheet"), "RenewSheet"),
});

export const dashboardRoutes = [dashboard.addChildren([renew])] as const;
