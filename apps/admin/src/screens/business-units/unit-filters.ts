import type { ListFilter } from "../../lists/list-filters";
import { CATEGORY_OPTIONS, STATUS_OPTIONS, WEBSITE_OPTIONS } from "./unit-labels";
import type { UnitsSearch } from "./units-search";

const className = "sm:w-44";

export const STATUS_FILTER: ListFilter<UnitsSearch> = {
  by: "status",
  label: "Status",
  every: "Every status",
  options: STATUS_OPTIONS,
  className,
};

/** Status, kind of place and website, that narrow the list. */
export const UNIT_FILTERS: readonly ListFilter<UnitsSearch>[] = [
  STATUS_FILTER,
  { by: "category", label: "Kind of place", every: "Every kind", options: CATEGORY_OPTIONS, className },
  { by: "website", label: "Website", every: "Any website", options: WEBSITE_OPTIONS, className },
];
