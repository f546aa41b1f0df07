import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { ownedByVisitor, restricted } from "./scope-rules";
import { readableByLookups, tenantTable } from "./tenant-table";

/** Links that prove by themselves who opened them (codes/links.ts). */
export const links: Migration = {
  name: "0046-links",
  sql: /* sql */ `
create table links (
  org_id uuid not null references organisations (org_id) on delete cascade,
  -- Who makes a link says which it is: the same again takes the place of the one before.
  link_id uuid not null,
  kind text not null check (kind in ('set_up')),
  user_id uuid,
  email text not null default '' check (email = lower(email)),
  token_hash text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (org_id, link_id),
  constraint links_token_unique unique (token_hash),
  constraint links_user foreign key (org_id, user_id) references admin_users (org_id, user_id) on delete cascade
);
create index links_user on links (org_id, user_id) where user_id is not null;
create index links_expiry on links (expires_at);
${tenantTable("links")}
${restricted("visitor", "links", ownedByVisitor())}

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;

${readableByLookups("links", "org_id, token_hash, expires_at")}

-- A link's token names no tenant; its hash finds whose it is.
${lookup(
  "find_link_organisation(p_token_hash text)",
  "uuid",
  `begin return (select org_id from links where token_hash = p_token_hash); end`,
  "carrel_app",
  "stable",
  "plpgsql",
)}

drop function organisations_to_sweep(timestamptz, timestamptz, timestamptz, integer);
${lookup(
  "organisations_to_sweep(p_flows timestamptz, p_sessions timestamptz, p_keys timestamptz, p_limit integer)",
  "setof uuid",
  `begin
  return query
    (select org_id from code_flows where expires_at < p_flows order by expires_at limit p_limit)
    union (select org_id from links where expires_at < p_flows order by expires_at limit p_limit)
    union (select org_id from sessions where expires_at < p_sessions order by expires_at limit p_limit)
    union (select org_id from visitor_sessions where expires_at < p_sessions order by expires_at limit p_limit)
    union (select org_id from idempotency_keys where created_at < p_keys order by created_at limit p_limit);
end`,
  "carrel_app",
  "stable",
  "plpgsql",
)}

revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
