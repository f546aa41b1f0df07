import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { ownedByVisitor, restricted, writtenInEveryBranch } from "./scope-rules";
import { readableByLookups, tenantTable } from "./tenant-table";

/** Payments that move from a desktop to a phone (decision 60). */
export const paymentSessions: Migration = {
  name: "0082-payment-sessions",
  sql: /* sql */ `
create table payment_sessions (
  org_id uuid not null,
  -- 122 random bits, for whoever was shown the QR code.
  session_id uuid not null,
  order_id uuid not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  primary key (org_id, session_id),
  check (expires_at > created_at),
  foreign key (org_id, order_id) references subscription_orders (org_id, order_id),
  constraint payment_sessions_id_unique unique (session_id),
  -- An order has one at a time.
  constraint payment_sessions_one_lives exclude using gist
    (org_id with =, order_id with =, tstzrange(created_at, expires_at) with &&)
);
create index payment_sessions_expiry on payment_sessions (expires_at);
${tenantTable("payment_sessions", { grants: "select, insert, delete" })}
${writtenInEveryBranch("payment_sessions")}
${restricted("visitor", "payment_sessions", ownedByVisitor())}

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;

${readableByLookups("payment_sessions", "org_id, session_id, expires_at")}

-- A QR code names no tenant; its session's id finds whose it is.
${lookup(
  "find_payment_session_organisation(p_session_id uuid)",
  "uuid",
  `begin return (select org_id from payment_sessions where session_id = p_session_id); end`,
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
    union (select org_id from payment_sessions where expires_at < p_flows order by expires_at limit p_limit)
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
