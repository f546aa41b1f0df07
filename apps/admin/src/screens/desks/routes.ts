import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { q, queryClient } from "../../app/carrel";
import { may } from "../../app/may";
import { office, overList } from "../../app/routes";
import type { Search } from "../../app/search-params";
import { oneOf } from "../../app/search-params";
import { branchesFirst } from "../../app/use-branches";
import { type DeskSearch, deskSearch } from "./desk-filters";
import { type SoldSearch, soldSearch } from "./work/sold-search";

const desks = createRoute({
  getParentRoute: () => office,
  path: "/desks",
  validateSearch: (search: Search): DeskSearch => deskSearch(search),
  component: lazyRouteComponent(() => import("./desks-screen"), "DesksScreen"),
});

const newDesk = createRoute({
  getParentRoute: () => desks,
  path: "new",
  ...overList,
  beforeLoad: may("desks.write"),
  component: lazyRouteComponent(() => import("./new-desk-sheet"), "NewDeskSheet"),
});

const planEditor = createRoute({
  getParentRoute: () => office,
  path: "/desks/plan",
  beforeLoad: may("desks.write"),
  component: lazyRouteComponent(() => import("./plan/plan-editor-screen"), "PlanEditorScreen"),
});

const bulkUpload = createRoute({
  getParentRoute: () => office,
  path: "/desks/bulk-upload",
  beforeLoad: may("desks.write"),
  component: lazyRouteComponent(() => import("./bulk/bulk-upload-screen"), "BulkUploadScreen"),
});

const bulkBooking = createRoute({
  getParentRoute: () => office,
  path: "/desks/bulk-booking",
  beforeLoad: may("bookings.write"),
  component: lazyRouteComponent(() => import("./bulk/bulk-booking-screen"), "BulkBookingScreen"),
});

const DESK_TABS = ["hourly", "memberships", "moved", "transactions"] as const;

const desk = createRoute({
  getParentRoute: () => office,
  path: "/desks/$deskId",
  // The list's own address stays, for the way back.
  validateSearch: (search: Search): DeskSearch & { tab?: (typeof DESK_TABS)[number] | undefined } => ({
    ...deskSearch(search),
    tab: oneOf(DESK_TABS, search.tab),
  }),
  component: lazyRouteComponent(() => import("./desk-screen"), "DeskScreen"),
});

const overDesk = {
  ...overList,
  getParentRoute: () => desk,
  // The first days are those of the branch's own clock.
  loader: ({ params }: { params: { deskId: string } }) =>
    Promise.all([queryClient.ensureQueryData(q.desks.get({ id: params.deskId })), branchesFirst()]),
};

const editDesk = createRoute({
  ...overDesk,
  path: "edit",
  beforeLoad: may("desks.write"),
  component: lazyRouteComponent(() => import("./edit-desk-sheet"), "EditDeskSheet"),
});

const bookDesk = createRoute({
  ...overDesk,
  path: "book",
  beforeLoad: may("bookings.write"),
  component: lazyRouteComponent(() => import("./work/book-sheet"), "BookSheet"),
});

const assignDesk = createRoute({
  ...overDesk,
  path: "assign",
  validateSearch: (search: Search): SoldSearch => soldSearch(search),
  beforeLoad: may("bookings.write"),
  component: lazyRouteComponent(() => import("./work/assign-sheet"), "AssignSheet"),
});

const reassignDesk = createRoute({
  ...overDesk,
  path: "reassign",
  beforeLoad: may("bookings.write"),
  component: lazyRouteComponent(() => import("./work/reassign-sheet"), "ReassignSheet"),
});

const renewDesk = createRoute({
  ...overDesk,
  path: "renew",
  beforeLoad: may("bookings.write"),
  component: lazyRouteComponent(() => import("./work/renew-sheet"), "RenewSheet"),
});

const membership = createRoute({
  ...overList,
  getParentRoute: () => desk,
  path: "memberships/$membershipId",
  loader: ({ params }) => queryClient.ensureQueryData(q.memberships.get({ id: params.membershipId })),
  component: lazyRouteComponent(() => import("../memberships/membership-sheet"), "MembershipSheet"),
});

export const deskRoutes = [
  desks.addChildren([newDesk]),
  planEditor,
  bulkUpload,
  bulkBooking,
  desk.addChildren([editDesk, bookDesk, assignDesk, reassignDesk, renewDesk, membership]),
] as const;
