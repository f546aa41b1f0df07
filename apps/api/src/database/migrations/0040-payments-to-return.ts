import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { ownedByVisitor, restricted, SEES_ALL, writtenInEveryBranch } from "./scope-rules";
import { readableByLookups, tenantTable } from "./tenant-table";

/** Who calls is what the transaction began as, never a parameter: whoever calls can't name somebody else. */
const CALLER = "nullif(current_setting('app.org_id', true), '')::uuid";

/** Payments that a list counts (areas/list-page.ts). */
const MOST_COUNTED = 5_000;

const ofAllBranches = (table: string) => writtenInEveryBranch(table) + restricted("visitor", table, ownedByVisitor());

/** An organisation's payments follow one another, and money that came beside them is to be given back (decision 24). */
export const paymentsToReturn: Migration = {
  name: "0040-payments-to-return",
  sql: /* sql */ `
-- Which of the organisation's payments, counted from 1, an order becomes. Those that were made over the same credit have
-- the same turn, and a turn is taken once.
alter table subscription_orders add column turn integer;
alter table subscription_payments add column turn integer;
alter table subscription_orders no force row level security;
alter table subscription_payments no force row level security;
update subscription_payments p set turn = counted.turn from (
  select org_id, order_id, row_number() over (partition by org_id order by paid_at, order_id)::integer as turn
  from subscription_payments
) counted where counted.org_id = p.org_id and counted.order_id = p.order_id;
-- What was paid keeps its payment's; what is open was made after so many.
update subscription_orders o set turn = coalesce(
  (select p.turn from subscription_payments p where p.org_id = o.org_id and p.order_id = o.order_id),
  (select count(*)::integer + 1 from subscription_payments p where p.org_id = o.org_id and p.paid_at < o.created_at)
);
alter table subscription_orders force row level security;
alter table subscription_payments force row level security;
alter table subscription_orders alter column turn set not null, add check (turn > 0),
  add constraint subscription_orders_turn unique (org_id, order_id, turn);
alter table subscription_payments alter column turn set not null,
  add constraint subscription_payments_turn_unique unique (org_id, turn),
  drop constraint subscription_payments_org_id_order_id_fkey,
  add foreign key (org_id, order_id, turn) references subscription_orders (org_id, order_id, turn);

-- Money that came for an order and could not pay it. Rows are added and never changed.
create table payments_to_return (
  org_id uuid not null,
  payment_id uuid not null,
  order_id uuid not null,
  gateway_payment_id text not null,
  method text not null,
  amount bigint not null check (amount between 1 and 1000000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  reason text not null check (reason in ('order_ended', 'paid_twice', 'price_changed', 'paid_far_ahead')),
  came_at timestamptz not null,
  primary key (org_id, payment_id),
  foreign key (org_id, order_id) references subscription_orders (org_id, order_id),
  constraint payments_to_return_gateway_unique unique (gateway_payment_id)
);
create index payments_to_return_list on payments_to_return (org_id, came_at desc, payment_id desc);
-- The super organisation's list of everybody's, and its way from an id to the organisation.
create index payments_to_return_all on payments_to_return (came_at desc, payment_id desc);
create index payments_to_return_id on payments_to_return (payment_id);
${tenantTable("payments_to_return", { grants: "select, insert" })}
${ofAllBranches("payments_to_return")}

-- That it was given back, once, and by which reference of the bank's or the gateway's.
create table payment_returns (
  org_id uuid not null,
  payment_id uuid not null,
  reference text not null,
  -- Somebody of the super organisation, or its secret key, and what he was called then: no foreign key.
  returned_by uuid not null,
  returned_by_name text not null,
  returned_at timestamptz not null,
  primary key (org_id, payment_id),
  foreign key (org_id, payment_id) references payments_to_return (org_id, payment_id)
);
${tenantTable("payment_returns", { grants: "select, insert" })}
${ofAllBranches("payment_returns")}

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
grant select (gateway) on subscription_orders to carrel_lookup;
${readableByLookups("payments_to_return")}
${readableByLookups("payment_returns")}

-- Everybody's, the newest first, for who works in every branch of the super organisation; for everybody else none.
${lookup(
  "find_payments_to_return(p_ids uuid[], p_is_returned boolean, p_limit integer, p_offset integer)",
  `table (org_id uuid, payment_id uuid, order_id uuid, gateway_payment_id text, method text, amount bigint, currency text,
    reason text, came_at timestamptz, gateway text, gateway_order_id text, reference text, returned_by uuid,
    returned_by_name text, returned_at timestamptz, org_name text, org_code text, all_rows integer)`,
  `
declare
  found text := 'from payments_to_return p left join payment_returns r using (org_id, payment_id) where ' || case
    when p_ids is not null then 'p.payment_id = any ($1)'
    when p_is_returned is not null then '(r.payment_id is not null) = $2'
    else 'true' end;
begin
  if not exists (select from organisations caller where caller.org_id = ${CALLER} and caller.is_super)
    or not (${SEES_ALL}) then
    return;
  end if;
  return query execute 'select page.org_id, page.payment_id, page.order_id, page.gateway_payment_id, page.method,
      page.amount, page.currency, page.reason, page.came_at, o.gateway, o.gateway_order_id, page.reference,
      page.returned_by, page.returned_by_name, page.returned_at, payer.org_name, payer.org_code,
      (select count(*)::integer from (select ' || found || ' limit ${MOST_COUNTED}) counted)
    from (select p.*, r.reference, r.returned_by, r.returned_by_name, r.returned_at ' || found || '
      order by p.came_at desc, p.payment_id desc limit $3 offset $4) page
    join subscription_orders o on o.org_id = page.org_id and o.order_id = page.order_id
    join organisations payer on payer.org_id = page.org_id order by page.came_at desc, page.payment_id desc'
    using p_ids, p_is_returned, p_limit, p_offset;
end`,
  "carrel_app",
  "stable",
  "plpgsql",
)}
revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
