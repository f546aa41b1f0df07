import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { q, queryClient } from "../../app/carrel";
import { ADD_BRANCH, may } from "../../app/may";
import { listSearch, office, overList, signedIn } from "../../app/routes";
import type { Search } from "../../app/search-params";
import { oneOf } from "../../app/search-params";
import { readPoster } from "./poster-search";

const BRANCH_STATES = ["ACTIVE", "INACTIVE"] as const;

const branches = createRoute({
  getParentRoute: () => office,
  path: "/branches",
  validateSearch: (search: Search): { q?: string; status?: (typeof BRANCH_STATES)[number] } => ({
    ...listSearch(search),
    status: oneOf(BRANCH_STATES, search.status),
  }),
  component: lazyRouteComponent(() => import("./branches-screen"), "BranchesScreen"),
});

const newBranch = createRoute({
  getParentRoute: () => branches,
  path: "new",
  ...overList,
  beforeLoad: may(ADD_BRANCH),
  component: lazyRouteComponent(() => import("./new-branch-sheet"), "NewBranchSheet"),
});

const branch = createRoute({
  getParentRoute: () => office,
  path: "/branches/$branchId",
  component: lazyRouteComponent(() => import("./branch-screen"), "BranchScreen"),
});

const overview = createRoute({
  getParentRoute: () => branch,
  id: "overview",
  component: lazyRouteComponent(() => import("./overview-tab"), "OverviewTab"),
});

const facts = createRoute({ getParentRoute: () => overview, path: "/" });

/** What changes a branch, over its overview. */
const change = {
  getParentRoute: () => overview,
  ...overList,
  beforeLoad: may("branches.write"),
  loader: ({ params }: { params: { branchId: string } }) =>
    queryClient.ensureQueryData(q.branches.get({ id: params.branchId })),
};

const editBranch = createRoute({
  ...change,
  path: "edit",
  component: lazyRouteComponent(() => import("./edit-branch-sheet"), "EditBranchSheet"),
});

const hours = createRoute({
  ...change,
  path: "hours",
  component: lazyRouteComponent(() => import("./hours-sheet"), "HoursSheet"),
});

const newClosure = createRoute({
  ...change,
  path: "closures/new",
  component: lazyRouteComponent(() => import("./closure-sheet"), "ClosureSheet"),
});

const facilities = createRoute({
  ...change,
  path: "facilities",
  component: lazyRouteComponent(() => import("./facilities-sheet"), "FacilitiesSheet"),
});

const photos = createRoute({
  getParentRoute: () => branch,
  path: "photos",
  component: lazyRouteComponent(() => import("./photos-tab"), "PhotosTab"),
});

const codes = createRoute({
  getParentRoute: () => branch,
  path: "codes",
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import("./codes-tab"), "CodesTab"),
});

/** On paper: without the back-office around it. */
export const poster = createRoute({
  getParentRoute: () => signedIn,
  path: "/branches/$branchId/poster",
  validateSearch: readPoster,
  loader: ({ params }) => queryClient.ensureQueryData(q.branches.get({ id: params.branchId })),
  component: lazyRouteComponent(() => import("./poster-screen"), "PosterScreen"),
});

export const branchRoutes = [
  branches.addChildren([newBranch]),
  branch.addChildren([overview.addChildren([facts, editBranch, hours, newClosure, facilities]), photos, codes]),
] as const;
