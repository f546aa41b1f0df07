import type { Migration } from "./migration";

/** What the job that checks domains finds its work by. */
export const domainsNextCheck: Migration = {
  name: "0136-domains-next-check",
  sql: /* sql */ `create index concurrently domains_next_check on domains (next_check_at) where next_check_at is not null`,
  index: "domains_next_check",
};
