import type { Migration } from "./migration";

/** Whoever left by his own wish is not waited for (decision 80): the end that was set by hand. */
export const leavesAt: Migration = {
  name: "0131-leaves-at",
  sql: /* sql */ `alter table memberships add column leaves_at timestamptz;`,
};
