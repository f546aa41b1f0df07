import type { Migration } from "./migration";

/** A sheet, and who reads a list, tells branches apart by their names, in any case of letters. */
export const branchNamesOnce: Migration = {
  name: "0059-branch-names-once",
  index: "branches_name_unique",
  sql: "create unique index concurrently branches_name_unique on branches (org_id, lower(name))",
};
