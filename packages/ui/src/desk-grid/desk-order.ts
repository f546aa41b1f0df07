import { DESK_STATUSES, type Desk } from "../desk-tile";
import { type Zone, zonesOf } from "./zones";

const DESK_SORTS = ["name", "zone", "status"] as const;
export type DeskSort = { by: (typeof DESK_SORTS)[number]; desc: boolean };

const names = new Intl.Collator(undefined, { numeric: true });
const byName = (one: Desk, other: Desk) => names.compare(one.name, other.name);
const byStatus = (one: Desk, other: Desk) =>
  DESK_STATUSES.indexOf(one.status) - DESK_STATUSES.indexOf(other.status) || byName(one, other);

/**
 * The desks as they are listed: by zone in the order they came in, else all in one, by name ("A2" before "A10") or by
 * status, the free ones first.
 */
export const groupsOf = (desks: readonly Desk[], { by, desc }: DeskSort): Zone[] => {
  if (by === "zone") {
    const zones = zonesOf(desks);
    return desc ? zones.reverse() : zones;
  }
  const sorted = [...desks].sort(by === "name" ? byName : byStatus);
  return [{ name: "", desks: desc ? sorted.reverse() : sorted }];
};

/** The order after a press on a heading: that one ascending, then descending. */
export const nextSort = (sort: DeskSort, by: DeskSort["by"]): DeskSort => ({ by, desc: sort.by === by && !sort.desc });
