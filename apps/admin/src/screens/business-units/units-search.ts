import type { BusinessUnitCategory, BusinessUnitStatus, BusinessUnitWebsiteType } from "@carrel/sdk/schemas";
import { oneOf, text } from "../../app/search-params";
import { CATEGORY_OPTIONS, STATUS_OPTIONS, WEBSITE_OPTIONS } from "./unit-labels";

/** The list's filters, as they stand in its address. */
export interface UnitsSearch {
  q?: string | undefined;
  status?: BusinessUnitStatus | undefined;
  category?: BusinessUnitCategory | undefined;
  website?: BusinessUnitWebsiteType | undefined;
  /** Those of the person himself. */
  who?: "me" | undefined;
}

const chosen = <Value extends string>(options: readonly { value: Value }[], value: unknown) =>
  oneOf(
    options.map((option) => option.value),
    value,
  );

/** Reads the list's address: what makes no sense is as if it were not there. */
export const unitsSearch = (search: Record<string, unknown>): UnitsSearch => ({
  q: text(search.q),
  status: chosen(STATUS_OPTIONS, search.status),
  category: chosen(CATEGORY_OPTIONS, search.category),
  website: chosen(WEBSITE_OPTIONS, search.website),
  who: oneOf(["me"] as const, search.who),
});
