import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { q, queryClient } from "../../app/carrel";
import { may } from "../../app/may";
import { office, overList } from "../../app/routes";
import { trackingSearch } from "./tracking-search";

const tracking = createRoute({
  getParentRoute: () => office,
  path: "/tracking",
  validateSearch: trackingSearch,
  component: lazyRouteComponent(() => import("./tracking-screen"), "TrackingScreen"),
});

const trackedSession = createRoute({
  getParentRoute: () => tracking,
  path: "sessions/$sessionId",
  ...overList,
  loader: ({ params }) => queryClient.ensureQueryData(q.tracking.session({ sessionId: params.sessionId })),
  component: lazyRouteComponent(() => import("./session-sheet"), "SessionSheet"),
});

const cleanUp = createRoute({
  getParentRoute: () => tracking,
  path: "clean-up",
  ...overList,
  beforeLoad: may("tracking.write"),
  component: lazyRouteComponent(() => import("./clean-up-dialog"), "CleanUpDialog"),
});

const trackedPerson = createRoute({
  getParentRoute: () => office,
  path: "/tracking/people/$userId",
  component: lazyRouteComponent(() => import("./person-screen"), "PersonScreen"),
});

const trackedUnit = createRoute({
  getParentRoute: () => office,
  path: "/tracking/units/$unitId",
  component: lazyRouteComponent(() => import("./unit-screen"), "UnitScreen"),
});

export const trackingRoutes = [tracking.addChildren([trackedSession, cleanUp]), trackedPerson, trackedUnit] as const;
