import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { SEES_ALL } from "./scope-rules";
import { readableByLookups } from "./tenant-table";

/** Whom `blank_visitor` (0139) takes for erased: nobody of whom a sign-in or a profile is left, and not from a part of what the organisation has. */
export const blanksErased: Migration = {
  name: "0143-blanks-erased",
  sql: /* sql */ `
grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
${readableByLookups("visitor_profiles", "org_id, email")}

drop function blank_visitor(text, uuid[], uuid[], timestamptz);
${lookup(
  "blank_visitor(p_email text, p_customer_ids uuid[], p_booking_ids uuid[], p_at timestamptz)",
  "table (acted integer, told integer)",
  `
declare
  tenant uuid := (select nullif(current_setting('app.org_id', true), '')::uuid);
  gone uuid[];
begin
  if p_email is null then
    return;
  end if;
  if p_email = '' or not (${SEES_ALL}) or exists (select from customers c where c.org_id = tenant and c.email = p_email)
    or exists (select from bookings b where b.org_id = tenant and b.visitor_email = p_email)
    or exists (select from visitor_sessions s where s.org_id = tenant and s.email = p_email)
    or exists (select from visitor_profiles p where p.org_id = tenant and p.email = p_email) then
    raise exception 'Something still bears the address' using errcode = 'check_violation';
  end if;
  gone := array(
    select c.customer_id from customers c
    where c.org_id = tenant and c.customer_id = any (p_customer_ids) and c.erased_at is not null
    union all
    select b.booking_id from bookings b
    where b.org_id = tenant and b.booking_id = any (p_booking_ids) and b.visitor_email = '' and b.visitor_name = '');
  -- What waits to be told would come after.
  perform tell_refusals('infinity', null);

  update audit_log e set actor_hash = audit_actor_hash(e), actor_key = null, actor_name = '', address = '', user_agent = ''
  where e.org_id = tenant and e.actor_hash is null and e.actor_kind in ('customer', 'visitor')
    and (e.actor_id = any (gone) or e.actor_name = p_email or e.record_id = any (gone));
  get diagnostics acted = row_count;
  update audit_log e set people_hash = audit_people_hash(e), people_key = null, people = null
  where e.org_id = tenant and e.people is not null and e.record_id = any (gone);
  get diagnostics told = row_count;
  if acted + told > 0 then
    perform note_blanking(null, jsonb_build_object('acted', acted, 'told', told), p_at);
  end if;
  return next;
end`,
  "carrel_app",
  "volatile",
  "plpgsql",
)}
revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
