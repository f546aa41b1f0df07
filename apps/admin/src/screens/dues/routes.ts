import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { office, overList } from "../../app/routes";
import { type Search, text } from "../../app/search-params";

const dues = createRoute({
  getParentRoute: () => office,
  path: "/dues",
  validateSearch: (search: Search): { q?: string | undefined } => ({ q: text(search.q) }),
  component: lazyRouteComponent(() => import("./dues-screen"), "DuesScreen"),
});

const debtor = createRoute({
  getParentRoute: () => dues,
  path: "$debtorId",
  ...overList,
  component: lazyRouteComponent(() => import("./debtor-sheet"), "DebtorSheet"),
});

export const dueRoutes = [dues.addChildren([debtor])] as const;
