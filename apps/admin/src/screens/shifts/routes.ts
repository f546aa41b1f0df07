import { readId } from "@carrel/sdk/domain";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { q, queryClient } from "../../app/carrel";
import { may } from "../../app/may";
import { listSearch, office, overList } from "../../app/routes";
import type { Search } from "../../app/search-params";

const shifts = createRoute({
  getParentRoute: () => office,
  path: "/board/shifts",
  validateSearch: (search: Search): { q?: string; branch?: string | undefined } => ({
    ...listSearch(search),
    branch: readId(search.branch),
  }),
  component: lazyRouteComponent(() => import("./shifts-screen"), "ShiftsScreen"),
});

const newShift = createRoute({
  getParentRoute: () => shifts,
  path: "new",
  ...overList,
  beforeLoad: may("feePlans.write"),
  component: lazyRouteComponent(() => import("./new-shift-sheet"), "NewShiftSheet"),
});

const shift = createRoute({
  getParentRoute: () => shifts,
  path: "$shiftId",
  ...overList,
  loader: ({ params }) => queryClient.ensureQueryData(q.shifts.get({ id: params.shiftId })),
  component: lazyRouteComponent(() => import("./shift-sheet"), "ShiftSheet"),
});

export const shiftRoutes = [shifts.addChildren([newShift, shift])] as const;
