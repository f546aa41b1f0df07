import { PAYMENT_LINES } from "./0129-charges";
import type { Migration } from "./migration";

/** Income is a sum over the books: what counts are the lines of payments, as they are written (decision 74). */
export const figuresOfLines: Migration = {
  name: "0145-figures-of-lines",
  sql: /* sql */ `
-- Counts lines that tell of payments. Which side of one is the money's says whether it came in.
create function count_lines(p_lines ledger_lines[]) returns void language plpgsql as $$
begin
  insert into payment_figures (org_id, branch_id, currency, span, day, transactions, revenue, cash, daily)
  select s.org_id, s.branch_id, s.currency, span, s.day - (s.day - date '2000-01-01') % span, count(*), sum(net),
    coalesce(sum(net) filter (where is_cash), 0), coalesce(sum(net) filter (where type = 'DAILY'), 0)
  from (
    select l.org_id, l.branch_id, l.currency, 'cash' in (l.debit, l.credit) as is_cash,
      (l.posted_at at time zone br.timezone)::date as day,
      -- A membership is paid by its days, however its bookings are.
      case when t.membership_id is not null then 'DAILY' else b.type end as type,
      case when l.debit in ('receivable', 'unapplied') then -l.amount else l.amount end as net
    from unnest(p_lines) l
    join branches br on br.org_id = l.org_id and br.branch_id = l.branch_id
    join desk_transactions t on t.org_id = l.org_id and t.transaction_id = l.transaction_id
    left join bookings b on b.org_id = t.org_id and b.booking_id = t.booking_id
  ) s cross join (values (1), (8), (64)) spans (span)
  group by s.org_id, s.branch_id, s.currency, span, s.day - (s.day - date '2000-01-01') % span;
end
$$;
revoke execute on function count_lines(ledger_lines[]) from public;
grant execute on function count_lines(ledger_lines[]) to carrel_app, carrel_lookup;

-- What is paid with nothing has no line in the books, and is a payment still: the line that it would be.
create function line_of_nothing(p_payment desk_transactions) returns ledger_lines language sql stable as $$
  select row(p_payment.org_id, 0, p_payment.branch_id, p_payment.transaction_id, p_payment.transaction_id, p_payment.paid_at,
    p_payment.method, 'unapplied', 0, p_payment.currency)::ledger_lines
$$;
revoke execute on function line_of_nothing(desk_transactions) from public;
grant execute on function line_of_nothing(desk_transactions) to carrel_app, carrel_lookup;

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
create policy counted on payment_figures for insert to carrel_lookup with check (true);
grant insert on payment_figures to carrel_lookup;
create or replace function post_payments() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  posted_lines ledger_lines[];
begin
  with posted as (${PAYMENT_LINES}
    returning *
  ), lines as (
    select row(p.*)::ledger_lines as line from posted p
    union all select line_of_nothing(row(t.*)::desk_transactions) from added t where t.amount = 0
  )
  select array_agg(l.line) into posted_lines from lines l;
  perform count_lines(posted_lines);
  return null;
end
$$;
revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
drop trigger payments_counted on desk_transactions;
drop function count_added_payments();
drop function count_paid(desk_transactions[]);

create or replace function count_anew(p_org_id uuid, p_branch_id uuid) returns void language plpgsql as $$
begin
  perform from desks where org_id = p_org_id and branch_id = p_branch_id order by desk_id for update;
  perform from bookings where org_id = p_org_id and branch_id = p_branch_id for update;
  delete from booking_figures where org_id = p_org_id and branch_id = p_branch_id;
  delete from hour_figures where org_id = p_org_id and branch_id = p_branch_id;
  delete from desk_figures where org_id = p_org_id and branch_id = p_branch_id;
  delete from customer_figures where org_id = p_org_id and branch_id = p_branch_id;
  delete from payment_figures where org_id = p_org_id and branch_id = p_branch_id;
  perform count_bookings(array_agg(b), 1) from bookings b
  where b.org_id = p_org_id and b.branch_id = p_branch_id group by date_trunc('month', b.created_at);
  perform count_lines(array_agg(l)) from ledger_lines l
  where l.org_id = p_org_id and l.branch_id = p_branch_id and l.transaction_id is not null
  group by date_trunc('month', l.posted_at);
  perform count_lines(array_agg(line_of_nothing(t))) from desk_transactions t
  where t.org_id = p_org_id and t.branch_id = p_branch_id and t.amount = 0;
end
$$;
`,
};
