import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { office } from "../../app/routes";

const website = createRoute({
  getParentRoute: () => office,
  path: "/website",
  component: lazyRouteComponent(() => import("./website-screen"), "WebsiteScreen"),
});

export const websiteRoutes = [website] as const;
