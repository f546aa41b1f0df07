import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { office } from "../../app/routes";
import { cashSearch } from "./cash-search";

const cash = createRoute({
  getParentRoute: () => office,
  path: "/cash",
  validateSearch: cashSearch,
  component: lazyRouteComponent(() => import("./cash-screen"), "CashScreen"),
});

export const cashRoutes = [cash] as const;
