import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { q, queryClient } from "../../app/carrel";
import { may } from "../../app/may";
import { office, overList } from "../../app/routes";
import type { Search } from "../../app/search-params";
import { branchesFirst } from "../../app/use-branches";
import { type SoldSearch, soldSearch } from "../desks/work/sold-search";
import { type MembershipSearch, membershipSearch } from "./membership-search";
import { workSearch } from "./works";

const memberships = createRoute({
  getParentRoute: () => office,
  path: "/memberships",
  validateSearch: (search: Search): MembershipSearch => membershipSearch(search),
  component: lazyRouteComponent(() => import("./memberships-screen"), "MembershipsScreen"),
});

const newMembership = createRoute({
  getParentRoute: () => memberships,
  path: "new",
  ...overList,
  validateSearch: (search: Search): SoldSearch => soldSearch(search),
  beforeLoad: may("bookings.write"),
  // The first day is the branch's own.
  loader: branchesFirst,
  component: lazyRouteComponent(() => import("../desks/work/assign-sheet"), "AssignSheet"),
});

const membership = createRoute({
  getParentRoute: () => memberships,
  path: "$membershipId",
  ...overList,
  validateSearch: workSearch,
  loader: ({ params }) => queryClient.ensureQueryData(q.memberships.get({ id: params.membershipId })),
  component: lazyRouteComponent(() => import("./membership-sheet"), "MembershipSheet"),
});

export const membershipRoutes = [memberships.addChildren([newMembership, membership])] as const;
