import type { Migration } from "./migration";
import { ownedByVisitor, restricted, VISITOR_EMAIL, writtenInEveryBranch } from "./scope-rules";
import { tenantTable } from "./tenant-table";

/** The secret addresses at which visitors' calendars read their bookings (decision 85). */
export const visitorFeeds: Migration = {
  name: "0138-visitor-feeds",
  sql: /* sql */ `
create table visitor_feeds (
  org_id uuid not null references organisations (org_id) on delete cascade,
  email text not null check (email = lower(email) and email <> ''),
  -- SHA-256 of the address's secret part, in hex.
  token_hash text not null,
  created_at timestamptz not null,
  -- When a calendar last asked, to the hour.
  read_at timestamptz,
  primary key (org_id, email),
  unique (org_id, token_hash)
);
${tenantTable("visitor_feeds")}
${writtenInEveryBranch("visitor_feeds")}
${restricted("visitor", "visitor_feeds", ownedByVisitor(`email = ${VISITOR_EMAIL}`))}
`,
};
