import type { Migration } from "./migration";

/** A branch needs no code; one that it has is its own. */
export const branchCodesOnce: Migration = {
  name: "0060-branch-codes-once",
  index: "branches_code_unique",
  sql: "create unique index concurrently branches_code_unique on branches (org_id, lower(code)) where code <> ''",
};
