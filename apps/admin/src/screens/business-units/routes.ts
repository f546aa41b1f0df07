import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { may } from "../../app/may";
import { office, overList } from "../../app/routes";
import { unitsSearch } from "./units-search";

const businessUnits = createRoute({
  getParentRoute: () => office,
  path: "/business-units",
  validateSearch: unitsSearch,
  component: lazyRouteComponent(() => import("./business-units-screen"), "BusinessUnitsScreen"),
});

const newUnit = createRoute({
  getParentRoute: () => businessUnits,
  path: "new",
  ...overList,
  beforeLoad: may("businessUnits.write"),
  component: lazyRouteComponent(() => import("./new-unit-sheet"), "NewUnitSheet"),
});

const unit = createRoute({
  getParentRoute: () => businessUnits,
  path: "$unitId",
  ...overList,
  component: lazyRouteComponent(() => import("./unit-sheet"), "UnitSheet"),
});

export const businessUnitRoutes = [businessUnits.addChildren([newUnit, unit])] as const;
