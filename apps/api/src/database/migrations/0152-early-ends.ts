import type { Migration } from "./migration";

/** What an early end took away stays known, so that it can be taken back (decision 62). */
export const earlyEnds: Migration = {
  name: "0152-early-ends",
  sql: /* sql */ `alter table memberships add column early_end jsonb;`,
};
