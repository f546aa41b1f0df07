import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { office } from "../../app/routes";
import { boardSearch } from "./board-search";

const board = createRoute({
  getParentRoute: () => office,
  path: "/board",
  validateSearch: boardSearch,
  component: lazyRouteComponent(() => import("./board-screen"), "BoardScreen"),
});

export const boardRoutes = [board] as const;
