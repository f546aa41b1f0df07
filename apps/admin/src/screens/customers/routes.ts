import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { q, queryClient } from "../../app/carrel";
import { may } from "../../app/may";
import { listSearch, office, overList } from "../../app/routes";
import type { Search } from "../../app/search-params";
import { oneOf, text } from "../../app/search-params";
import { branchesFirst } from "../../app/use-branches";
import { type SoldSearch, soldSearch } from "../desks/work/sold-search";
import { workSearch } from "../memberships/works";
import { HISTORY_TABS } from "./history-tabs";

/** What the list shows; a record keeps it, so that the way back leads to the same list. */
const shownList = (search: Search): { q?: string; show?: "deskless" | "figures" } => ({
  ...listSearch(search),
  show: oneOf(["deskless", "figures"] as const, search.show),
});

const customers = createRoute({
  getParentRoute: () => office,
  path: "/customers",
  validateSearch: shownList,
  component: lazyRouteComponent(() => import("./customers-screen"), "CustomersScreen"),
});

const newCustomer = createRoute({
  getParentRoute: () => customers,
  path: "new",
  ...overList,
  beforeLoad: may("customers.write"),
  component: lazyRouteComponent(() => import("./new-customer-sheet"), "NewCustomerSheet"),
});

const importCustomers = createRoute({
  getParentRoute: () => office,
  path: "/customers/bulk-upload",
  beforeLoad: may("customers.write"),
  component: lazyRouteComponent(() => import("./import-screen"), "ImportScreen"),
});

const customerDetail = createRoute({
  getParentRoute: () => office,
  path: "/customers/$customerId",
  validateSearch: (search: Search): ReturnType<typeof shownList> & { tab?: (typeof HISTORY_TABS)[number] } => ({
    ...shownList(search),
    tab: oneOf(HISTORY_TABS, search.tab),
  }),
  component: lazyRouteComponent(() => import("./customer-screen"), "CustomerScreen"),
});

const editCustomer = createRoute({
  getParentRoute: () => customerDetail,
  path: "edit",
  ...overList,
  beforeLoad: may("customers.write"),
  loader: ({ params }) => queryClient.ensureQueryData(q.customers.get({ id: params.customerId })),
  component: lazyRouteComponent(() => import("./edit-customer-sheet"), "EditCustomerSheet"),
});

const mergeCustomer = createRoute({
  getParentRoute: () => customerDetail,
  path: "merge",
  ...overList,
  validateSearch: (search: Search): { with?: string } => ({ with: text(search.with) }),
  beforeLoad: may("customers.write"),
  loader: ({ params }) => queryClient.ensureQueryData(q.customers.get({ id: params.customerId })),
  component: lazyRouteComponent(() => import("./merge-sheet"), "MergeSheet"),
});

const customerDocuments = createRoute({
  getParentRoute: () => customerDetail,
  path: "documents",
  ...overList,
  beforeLoad: may("customerDocuments.write"),
  loader: ({ params }) => queryClient.ensureQueryData(q.customers.documents({ id: params.customerId })),
  component: lazyRouteComponent(() => import("./documents-sheet"), "DocumentsSheet"),
});

const sellMembership = createRoute({
  getParentRoute: () => customerDetail,
  path: "sell",
  ...overList,
  validateSearch: (search: Search): SoldSearch => soldSearch(search),
  beforeLoad: may("bookings.write"),
  loader: branchesFirst,
  component: lazyRouteComponent(() => import("../desks/work/assign-sheet"), "AssignSheet"),
});

const membership = createRoute({
  getParentRoute: () => customerDetail,
  path: "memberships/$membershipId",
  ...overList,
  validateSearch: workSearch,
  loader: ({ params }) => queryClient.ensureQueryData(q.memberships.get({ id: params.membershipId })),
  component: lazyRouteComponent(() => import("../memberships/membership-sheet"), "MembershipSheet"),
});

const charge = createRoute({
  getParentRoute: () => customerDetail,
  path: "charges/$chargeId",
  ...overList,
  loader: ({ params }) => queryClient.ensureQueryData(q.charges.get({ id: params.chargeId })),
  component: lazyRouteComponent(() => import("./charge-sheet"), "ChargeSheet"),
});

export const customerRoutes = [
  customers.addChildren([newCustomer]),
  importCustomers,
  customerDetail.addChildren([editCustomer, mergeCustomer, customerDocuments, sellMembership, membership, charge]),
] as const;
