import { readId } from "@carrel/sdk/domain";
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from "@tanstack/react-router";
import { type Draft, readDraft } from "../flow/draft";
import { readDashboard } from "../own/own-draft";
import { site } from "./carrel";
import { PageFailed } from "./page-failed";

const root = createRootRoute({ component: Outlet });

const qrBooking = createRoute({
  getParentRoute: () => root,
  path: "/qr-booking/$orgCode/{-$branchId}",
  validateSearch: readDraft,
  component: lazyRouteComponent(() => import("./qr-booking-route"), "QrBookingRoute"),
});

/* On every host: where the mails of a booking lead. */
const linkedBooking = createRoute({
  getParentRoute: () => root,
  path: "/booking/$token",
  component: lazyRouteComponent(() => import("../booked/linked-screens"), "LinkedBookingScreen"),
});

/* On every host: where the reminders of what is due lead. */
const linkedDues = createRoute({
  getParentRoute: () => root,
  path: "/due/$token",
  component: lazyRouteComponent(() => import("../booked/linked-screens"), "LinkedDuesScreen"),
});

/* On every host: where the QR code of a payment leads. */
const mobilePayment = createRoute({
  getParentRoute: () => root,
  path: "/mobile-payment/$id",
  component: lazyRouteComponent(() => import("../pay/mobile-payment-screen"), "MobilePaymentScreen"),
});

/* An organisation's own site (client mode). */
const clientOnly = () => {
  if (site.mode !== "client") throw redirect({ href: "/404", reloadDocument: true });
};
const readClientSearch = (search: Record<string, unknown>): Draft & { branch?: string } => {
  const branch = readId(search.branch);
  return { ...readDraft(search), ...(branch && { branch }) };
};
const clientRoute = <const Path extends "/" | "/booking" | "/book/{-$branchId}">(path: Path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: readClientSearch,
    beforeLoad: clientOnly,
    component: lazyRouteComponent(() => import("./client-routes"), "BookRoute"),
  });

/* The visitor's own area. */
const ownScreens = async () => (await import("./client-routes")).ownScreens();
const dashboard = createRoute({
  getParentRoute: () => root,
  path: "/dashboard",
  validateSearch: readDashboard,
  beforeLoad: clientOnly,
  component: lazyRouteComponent(ownScreens, "DashboardScreen"),
});
const profile = createRoute({
  getParentRoute: () => root,
  path: "/profile",
  beforeLoad: clientOnly,
  component: lazyRouteComponent(ownScreens, "ProfileScreen"),
});

/** Any other path of a client site leads home, which is the server's page. */
const elsewhere = createRoute({
  getParentRoute: () => root,
  path: "$",
  beforeLoad: () => {
    clientOnly();
    throw redirect({ href: "/", replace: true, reloadDocument: true });
  },
});

export const router = createRouter({
  routeTree: root.addChildren([
    qrBooking,
    linkedBooking,
    linkedDues,
    mobilePayment,
    // In development alone: elsewhere home is a page of the server.
    clientRoute("/"),
    clientRoute("/booking"),
    clientRoute("/book/{-$branchId}"),
    dashboard,
    profile,
    elsewhere,
  ]),
  defaultErrorComponent: PageFailed,
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
