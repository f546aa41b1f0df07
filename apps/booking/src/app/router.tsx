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
import { site } from "./carrel";
import { PageFailed } from "./page-failed";

const root = createRootRoute({ component: Outlet });

const flowRoutes = () => import("./flow-routes");

const qrBooking = createRoute({
  getParentRoute: () => root,
  path: "/qr-booking/$orgCode/{-$branchId}",
  validateSearch: readDraft,
  component: lazyRouteComponent(flowRoutes, "PosterRoute"),
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
const readClientSearch = (search: Record<string, unknown>): Draft & { branch?: string; move?: string } => {
  const [branch, move] = [readId(search.branch), readId(search.move)];
  return { ...readDraft(search), ...(branch && { branch }), ...(move && { move }) };
};

const clientRoute = <const Path extends string>(path: Path, component: ReturnType<typeof lazyRouteComponent>) =>
  createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: readClientSearch,
    beforeLoad: clientOnly,
    component,
  });
const book = lazyRouteComponent(flowRoutes, "BookRoute");
/* The visitor's own area. */
const ownScreens = async () => (await flowRoutes()).ownScreens();

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
    clientRoute("/", book),
    clientRoute("/booking", book),
    clientRoute("/book/{-$branchId}", book),
    clientRoute("/dashboard", lazyRouteComponent(ownScreens, "DashboardScreen")),
    clientRoute("/profile", lazyRouteComponent(ownScreens, "ProfileScreen")),
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
