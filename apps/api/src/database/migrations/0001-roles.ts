import type { Migration } from "./migration";

/**
 * Roles belong to the cluster, not to the database: another Carrel database beside this one may have made them.
 * `carrel_app` runs every request; `carrel_lookup` owns the look-up functions. Neither can sign in.
 */
export const roles: Migration = {
  name: "0001-roles",
  sql: /* sql */ `
create extension if not exists btree_gist;

do $$
declare
  role_name text;
begin
  foreach role_name in array array['carrel_app', 'carrel_lookup'] loop
    begin
      execute format('create role %I nologin', role_name);
    exception
      when duplicate_object or unique_violation then null;
    end;
  end loop;
end
$$;

-- Tables of the owner are reached through this role only, by SET LOCAL ROLE.
grant carrel_app to current_user;
grant usage on schema public to carrel_app, carrel_lookup;
`,
};
