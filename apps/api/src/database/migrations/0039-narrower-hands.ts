import { lookup } from "./lookup";
import type { Migration } from "./migration";

/** A look-up gives what its one caller needs: to begin a sign-in, which organisation an address belongs to. */
export const narrowerHands: Migration = {
  name: "0039-narrower-hands",
  sql: /* sql */ `
grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;

drop function find_person(text);
-- No look-up reads a password's hash.
revoke select on admin_users from carrel_lookup;
do $$
begin
  execute (select format('grant select (%s) on admin_users to carrel_lookup', string_agg(quote_ident(attname), ', '))
    from pg_attribute where attrelid = 'admin_users'::regclass and attnum > 0 and not attisdropped
      and attname <> 'password_hash');
end
$$;

${lookup(
  "find_person_organisation(p_email text)",
  "uuid",
  `
begin
  return (select org_id from admin_users where email = lower(p_email));
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
