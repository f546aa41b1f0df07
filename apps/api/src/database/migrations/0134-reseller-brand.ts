import type { Migration } from "./migration";

/** A reseller's host and mails are the platform in his name (decision 84). */
export const resellerBrand: Migration = {
  name: "0134-reseller-brand",
  sql: /* sql */ `
-- Whether a reseller's pages and mails say in a line on whose platform he runs.
alter table organisations add column platform_line boolean not null default true;

-- In whose name a mail leaves, where that is a reseller's; null: the platform's own.
alter table mails add column from_name text;

-- The host that a passkey belongs to; null: the platform's own.
alter table second_factors add column host text;
`,
};
