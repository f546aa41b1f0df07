import type { Migration } from "./migration";

/** What stands on a reseller's host for who isn't signed in (decision 90). */
export const publicPages: Migration = {
  name: "0144-public-pages",
  sql: /* sql */ `
-- 'none': the sign-in alone; 'own': the public pages in his name; else the address that visitors are led to.
alter table organisations add column public_pages text not null default 'none'
  constraint public_pages_known check (public_pages in ('none', 'own') or public_pages ~ '^https?://' and length(public_pages) <= 300);
`,
};
