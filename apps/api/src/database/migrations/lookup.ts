/**
 * SQL of a narrow door through the tenants' walls: security definer, owned by carrel_lookup, for requests only.
 * The migration has to make its owner a member of carrel_lookup, and to end that again.
 * @param signature such as `find_person(p_email text)`
 * @param volatility `volatile` for one that writes
 * @param language `plpgsql` in all that is new: 0035 turned those in SQL into it, and the catalogue test holds it
 */
export const lookup = (
  signature: string,
  returns: string,
  body: string,
  callers = "carrel_app",
  volatility: "stable" | "volatile" = "stable",
  language: "sql" | "plpgsql" = "sql",
) => {
  const name = signature.slice(0, signature.indexOf("("));
  return /* sql */ `
create function ${signature} returns ${returns}
language ${language} ${volatility} security definer set search_path = pg_catalog, public, pg_temp
as $$ ${body} $$;
alter function ${name} owner to carrel_lookup;
revoke execute on function ${name} from public;
grant execute on function ${name} to ${callers};
`;
};
