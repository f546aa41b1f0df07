import type { ClientStatus } from "@carrel/sdk/schemas";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { q, queryClient } from "../../app/carrel";
import { ADD_CLIENT, may } from "../../app/may";
import { listSearch, office, overList } from "../../app/routes";
import type { Search } from "../../app/search-params";
import { oneOf } from "../../app/search-params";

/** The states of an organisation below one's own; a list of its own, since the SDK's schemas load with the forms. */
const CLIENT_STATUSES = [
  "TRIAL",
  "ACTIVE",
  "PAST_DUE",
  "EXPIRED",
  "CANCELLED",
  "INACTIVE",
] as const satisfies ClientStatus[];

const clients = createRoute({
  getParentRoute: () => office,
  path: "/clients",
  validateSearch: (search: Search): { q?: string; status?: ClientStatus } => ({
    ...listSearch(search),
    status: oneOf(CLIENT_STATUSES, search.status),
  }),
  component: lazyRouteComponent(() => import("./clients-screen"), "ClientsScreen"),
});

const newClient = createRoute({
  getParentRoute: () => clients,
  path: "new",
  ...overList,
  beforeLoad: may(ADD_CLIENT),
  component: lazyRouteComponent(() => import("./new-client-sheet"), "NewClientSheet"),
});

// The client's own log tells of each look at it: it is read by the screen, not by a loader that runs ahead of it.
const clientDetail = createRoute({
  getParentRoute: () => office,
  path: "/clients/$clientId",
  component: lazyRouteComponent(() => import("./client-screen"), "ClientScreen"),
});

const editClient = createRoute({
  getParentRoute: () => clientDetail,
  path: "edit",
  ...overList,
  beforeLoad: may("organisation.write"),
  loader: ({ params }) => queryClient.ensureQueryData(q.organisation.client({ id: params.clientId })),
  component: lazyRouteComponent(() => import("./edit-client-sheet"), "EditClientSheet"),
});

export const clientRoutes = [clients.addChildren([newClient]), clientDetail.addChildren([editClient])] as const;
