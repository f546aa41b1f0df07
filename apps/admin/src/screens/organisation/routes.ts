import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { office } from "../../app/routes";

const settings = createRoute({
  getParentRoute: () => office,
  path: "/settings",
  component: lazyRouteComponent(() => import("./settings-screen"), "SettingsScreen"),
});

export const organisationRoutes = [settings] as const;
