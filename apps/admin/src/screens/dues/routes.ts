import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { office, overList } from "../../app/routes";
import { oneOf, type Search, text } from "../../app/search-params";
import { AGES, type Age } from "./age";

const dues = createRoute({
  getParentRoute: () => office,
  path: "/dues",
  validateSearch: (search: Search): { q?: string | undefined; age?: Age | undefined } => ({
    q: text(search.q),
    age: oneOf(AGES, text(search.age)),
  }),
  component: lazyRouteComponent(() => import("./dues-screen"), "DuesScreen"),
});

const debtor = createRoute({
  getParentRoute: () => dues,
  path: "$debtorId",
  ...overList,
  component: lazyRouteComponent(() => import("./debtor-sheet"), "DebtorSheet"),
});

export const dueRoutes = [dues.addChildren([debtor])] as const;
