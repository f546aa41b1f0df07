import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { ownedByVisitor, restricted, writtenInEveryBranch } from "./scope-rules";
import { readableByLookups, tenantTable } from "./tenant-table";

/** What the gateway may charge by itself (decision 58). */
export const mandates: Migration = {
  name: "0078-mandates",
  sql: /* sql */ `
-- The order with which somebody allowed it: that order itself, and each that a later charge pays. Of the first the gateway's
-- id is that of its subscription.
alter table subscription_orders add column mandate_id uuid,
  add constraint subscription_orders_mandate foreign key (org_id, mandate_id) references subscription_orders (org_id, order_id);

create table subscription_mandates (
  org_id uuid not null,
  -- Its first order, which says what is charged for.
  mandate_id uuid not null,
  -- Waits for its first payment; charges; is to be ended at the gateway; has ended there.
  state text not null check (state in ('open', 'active', 'ending', 'ended')),
  -- When the gateway charges first.
  charges_from timestamptz not null,
  -- When the gateway was last asked how it stands.
  asked_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (org_id, mandate_id),
  foreign key (org_id, mandate_id) references subscription_orders (org_id, order_id)
);
-- An organisation is charged by one at a time.
create unique index subscription_mandates_active on subscription_mandates (org_id) where state = 'active';
create index subscription_mandates_unended on subscription_mandates (state, created_at) where state <> 'ended';
${tenantTable("subscription_mandates", { grants: "select, insert, update" })}
${writtenInEveryBranch("subscription_mandates")}
${restricted("visitor", "subscription_mandates", ownedByVisitor())}

alter table payments_to_return drop constraint payments_to_return_reason_check,
  add constraint payments_to_return_reason_check
    check (reason in ('order_ended', 'paid_twice', 'price_changed', 'paid_far_ahead', 'mandate_ended'));

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
${readableByLookups("subscription_mandates")}
-- Those that the gateway has to be asked about: that are to end, that nobody paid in the hour in which their order stood, and
-- that should have charged. Each once an hour; what is to end each minute.
${lookup(
  "mandates_to_settle(p_at timestamptz, p_limit integer)",
  "table (org_id uuid, mandate_id uuid)",
  `
begin
  return query select m.org_id, m.mandate_id from subscription_mandates m
  left join subscriptions s on s.org_id = m.org_id
  where m.state <> 'ended' and (m.state = 'ending' or m.asked_at is null or m.asked_at < p_at - interval '1 hour')
    and (m.state = 'ending' or m.state = 'open' and m.created_at < p_at - interval '1 hour'
      or m.state = 'active' and m.charges_from < p_at and s.current_period_end < p_at)
  order by m.asked_at nulls first, m.created_at limit p_limit;
end
`,
  "carrel_app",
  "stable",
  "plpgsql",
)}
revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
