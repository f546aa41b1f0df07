import type { AuditEntry } from "@carrel/sdk/schemas";
import { AUDIT_RESOURCES, type AuditSearch } from "../../app/audit-search";
import { RESOURCE_LABELS } from "../../app/words/entry-text";
import type { ListFilter } from "../../lists/list-filters";

/** What an id is called where nothing says more. */
const short = (id: string) => id.slice(0, 8);

/** Area and period, and the filters that were taken from an entry. */
export const ENTRY_FILTERS: readonly ListFilter<AuditSearch, AuditEntry>[] = [
  {
    by: "resource",
    label: "Area",
    every: "Every area",
    options: AUDIT_RESOURCES.map((value) => ({ value, label: RESOURCE_LABELS[value] })),
    className: "sm:w-52",
  },
  { days: "Period", every: "Any time" },
  {
    taken: "actor",
    label: (id, entries) => `Who: ${entries.find(({ actor }) => actor._id === id)?.actor.name ?? short(id)}`,
  },
  { taken: "action", label: (action) => `What: ${action}` },
  { taken: "record", label: (id) => `Record: ${short(id)}` },
];
