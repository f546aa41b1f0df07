import type { Migration } from "./migration";

/**
 * Before version 18, PostgreSQL plans a function in SQL anew at each call where it can't put its text into the caller's,
 * which a security definer's never is; one in plpgsql is planned once a connection (decision 26).
 */
export const plannedLookups: Migration = {
  name: "0035-planned-lookups",
  sql: /* sql */ `
grant carrel_lookup to current_user;

-- Every look-up keeps its statement, its owner and its grants; plpgsql goes round the statement. A name that is both a
-- column's and that of what the function gives means the column, as it did.
do $migration$
declare
  signature text;
  given text;
  statement text;
  is_set boolean;
  volatility text;
  body text;
begin
  for signature, given, statement, is_set, volatility in
    select format('%I(%s)', f.proname, pg_get_function_arguments(f.oid)), pg_get_function_result(f.oid), f.prosrc,
      f.proretset, case f.provolatile when 's' then 'stable' else 'volatile' end
    from pg_proc f join pg_language l on l.oid = f.prolang
    where f.prosecdef and f.pronamespace = 'public'::regnamespace and l.lanname = 'sql'
  loop
    if is_set then
      body := format(E'\\n#variable_conflict use_column\\nbegin\\n  return query %s;\\nend\\n', statement);
    else
      body := format(E'\\n#variable_conflict use_column\\ndeclare\\n  answer %s;\\nbegin\\n  %s into answer;\\n  return answer;\\nend\\n',
        given, statement);
    end if;
    execute format('create or replace function %s returns %s language plpgsql %s security definer
      set search_path = pg_catalog, public, pg_temp as %L', signature, given, volatility, body);
  end loop;
end
$migration$;

revoke carrel_lookup from current_user;
`,
};
