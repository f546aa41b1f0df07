import type { Migration } from "./migration";

/** The figures of income are kept by the statement that writes a payment down, as the books' lines are (decision 74). */
export const figuresKept: Migration = {
  name: "0142-figures-kept",
  sql: /* sql */ `
-- What count_payments did (0091).
create function count_paid(p_payments desk_transactions[]) returns void language plpgsql as $$
begin
  insert into payment_figures (org_id, branch_id, currency, span, day, transactions, revenue, cash, daily)
  select s.org_id, s.branch_id, s.currency, span, s.day - (s.day - date '2000-01-01') % span, count(*), sum(net),
    coalesce(sum(net) filter (where method = 'cash'), 0), coalesce(sum(net) filter (where type = 'DAILY'), 0)
  from (
    select p.org_id, p.branch_id, p.currency, p.method, (p.paid_at at time zone br.timezone)::date as day,
      -- A membership is paid by its days, however its bookings are.
      case when p.membership_id is not null then 'DAILY' else b.type end as type,
      case when p.kind = 'refund' then -p.amount else p.amount end as net
    from unnest(p_payments) p
    join branches br on br.org_id = p.org_id and br.branch_id = p.branch_id
    left join bookings b on b.org_id = p.org_id and b.booking_id = p.booking_id
  ) s cross join (values (1), (8), (64)) spans (span)
  group by s.org_id, s.branch_id, s.currency, span, s.day - (s.day - date '2000-01-01') % span;
end
$$;
revoke execute on function count_paid(desk_transactions[]) from public;
grant execute on function count_paid(desk_transactions[]) to carrel_app;

-- Servers of the release before call it after they wrote payments, which are counted by then.
create or replace function count_payments(p_payments desk_transactions[]) returns void language plpgsql as $$
begin
end
$$;

create function count_added_payments() returns trigger language plpgsql as $$
begin
  perform count_paid(array_agg(row(a.*)::desk_transactions)) from added a;
  return null;
end
$$;
create trigger payments_counted after insert on desk_transactions referencing new table as added
  for each statement execute function count_added_payments();

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
  perform count_paid(array_agg(p)) from desk_transactions p
  where p.org_id = p_org_id and p.branch_id = p_branch_id group by date_trunc('month', p.paid_at);
end
$$;
`,
};
