import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { office } from "../../app/routes";

const account = createRoute({
  getParentRoute: () => office,
  path: "/account",
  component: lazyRouteComponent(() => import("./account-screen"), "AccountScreen"),
});

export const accountRoutes = [account] as const;
