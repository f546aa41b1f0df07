import type { InstallationStatus } from "@carrel/sdk/schemas";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { may } from "../../app/may";
import { office, overList } from "../../app/routes";
import type { Search } from "../../app/search-params";
import { oneOf } from "../../app/search-params";
import { STATUS_VALUES } from "./request-words";

const installationRequests = createRoute({
  getParentRoute: () => office,
  path: "/installation-requests",
  validateSearch: (search: Search): { status?: InstallationStatus } => ({
    status: oneOf(STATUS_VALUES, search.status),
  }),
  component: lazyRouteComponent(() => import("./installation-requests-screen"), "InstallationRequestsScreen"),
});

const newRequest = createRoute({
  getParentRoute: () => installationRequests,
  path: "new",
  ...overList,
  beforeLoad: may("installationRequests.write"),
  component: lazyRouteComponent(() => import("./new-request-sheet"), "NewRequestSheet"),
});

const request = createRoute({
  getParentRoute: () => installationRequests,
  path: "$requestId",
  ...overList,
  component: lazyRouteComponent(() => import("./request-sheet"), "RequestSheet"),
});

export const installationRequestRoutes = [installationRequests.addChildren([newRequest, request])] as const;
