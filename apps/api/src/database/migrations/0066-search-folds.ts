import type { Migration } from "./migration";

/**
 * The same searches, which find "José" by "jose". Servers of the release before ask them too, and find more than they did; the
 * indexes that they were read by go.
 */
export const searchFolds: Migration = {
  name: "0066-search-folds",
  sql: /* sql */ `
grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
do $migration$
declare
  found record;
  changed text;
begin
  for found in
    select f.proname, pg_get_functiondef(f.oid) as definition from pg_proc f
    where f.pronamespace = 'public'::regnamespace and f.proname in ('search_customers', 'search_bookings')
  loop
    changed := replace(found.definition, 'lower(', 'folded(');
    if changed = found.definition then
      raise exception 'The look-up % compares texts in another way', found.proname;
    end if;
    execute changed;
  end loop;
end
$migration$;
revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
drop index if exists customers_text;
drop index if exists bookings_text;
`,
};
