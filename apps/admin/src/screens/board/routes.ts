import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { q, queryClient } from "../../app/carrel";
import { may } from "../../app/may";
import { office, overList } from "../../app/routes";
import type { Search } from "../../app/search-params";
import { branchesFirst } from "../../app/use-branches";
import { type SoldSearch, soldSearch } from "../desks/work/sold-search";
import { boardSearch } from "./board-search";

const board = createRoute({
  getParentRoute: () => office,
  path: "/board",
  validateSearch: boardSearch,
  component: lazyRouteComponent(() => import("./board-screen"), "BoardScreen"),
});

/** A free place, over the board. */
const assign = createRoute({
  getParentRoute: () => board,
  path: "assign/$deskId",
  ...overList,
  validateSearch: (search: Search): SoldSearch => soldSearch(search),
  beforeLoad: may("bookings.write"),
  loader: ({ params }) =>
    Promise.all([queryClient.ensureQueryData(q.desks.get({ id: params.deskId })), branchesFirst()]),
  component: lazyRouteComponent(() => import("../desks/work/assign-sheet"), "AssignSheet"),
});

/** What somebody has, over the board. */
const holder = createRoute({
  getParentRoute: () => board,
  path: "$membershipId",
  ...overList,
  loader: ({ params }) => queryClient.ensureQueryData(q.memberships.get({ id: params.membershipId })),
  component: lazyRouteComponent(() => import("../memberships/membership-sheet"), "MembershipSheet"),
});

export const boardRoutes = [board.addChildren([assign, holder])] as const;
