import type { Migration } from "./migration";

/** What waits for room is looked for each minute, and what did not leave by screens: a small part of all mails. */
export const mailsUnsent: Migration = {
  name: "0056-mails-unsent",
  index: "mails_unsent",
  sql: "create index concurrently mails_unsent on mails (org_id, about_id) where status in ('HELD', 'STOPPED', 'FAILED')",
};
