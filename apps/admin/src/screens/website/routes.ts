import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { office } from "../../app/routes";

const website = createRoute({
  getParentRoute: () => office,
  path: "/website",
  component: lazyRouteComponent(() => import("./website-screen"), "WebsiteScreen"),
});

const addresses = createRoute({
  getParentRoute: () => website,
  path: "/",
  component: lazyRouteComponent(() => import("./addresses-tab"), "AddressesTab"),
});

const site = createRoute({
  getParentRoute: () => website,
  path: "site",
  component: lazyRouteComponent(() => import("./site-tab"), "SiteTab"),
});

export const websiteRoutes = [website.addChildren([addresses, site])] as const;
