import { q } from "../../app/carrel";
import { usePages } from "../../lists/use-pages";
import type { UnitsSearch } from "./units-search";

/** What the list asks for; empty filters are left out. */
export const unitsQuery = ({ q: search, status, category, website }: UnitsSearch) => ({
  ...(search && { search }),
  ...(status && { status }),
  ...(category && { dataCategory: category }),
  ...(website && { websiteType: website }),
});

/** The business units that the address asks for, newest first. */
export function useUnits(search: UnitsSearch) {
  const { who, status } = search;
  const all = usePages(q.businessUnits.list.pages(unitsQuery(search)), { enabled: !who });
  const mine = usePages(q.businessUnits.assigned.pages(status ? { status } : {}), { enabled: who === "me" });
  return who ? mine : all;
}
