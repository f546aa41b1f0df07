import { expect, it } from "vitest";
import { catalogueDeviations } from "../testing/catalogue";
import { eachDatabase } from "../testing/databases";

eachDatabase("the catalogue", (test) => {
  it("keeps every rule", async () => {
    expect(await catalogueDeviations(test.database)).toEqual([]);
  });

  it("is read by a test that sees each kind of deviation", async () => {
    await test.database.execute(`
      grant select (password_hash) on admin_users to carrel_lookup;
      create type mood as enum ('good', 'bad');
      create table deviating (id integer unique, org_id uuid, branch_id uuid, seen timestamp, mood mood,
        reseller uuid references organisations (org_id),
        foreign key (org_id, reseller) references fee_plans (org_id, fee_plan_id) on delete set null (reseller));
      create table shared (org_id uuid primary key);
      create policy everyone on deviating using (true);
      create function peek() returns setof desks language sql security definer as 'select * from desks';
      create function noop() returns trigger language plpgsql as 'begin return new; end';
      create trigger noop before insert on deviating for each row execute function noop();
      grant select on carrel_migrations to carrel_app;
      grant create on schema public to carrel_app;
    `);
    expect(await catalogueDeviations(test.database)).toEqual([
      "admin_users.password_hash: a look-up reads a secret's hash, other than to find by it",
      "carrel_migrations: a request's role owns a table, or reaches one without tenants",
      "deviating.everyone: a policy lets somebody else in",
      "deviating.mood: a column's type is not portable or not leakproof",
      "deviating.seen: a column's type is not portable or not leakproof",
      "deviating: a visitor sees rows that are not his",
      "deviating: row-level security is not enabled and forced",
      "deviating: rows of a branch are not limited to the scope's branches",
      "deviating: the tenant's policy is missing or reads otherwise",
      "deviating: there is no primary key",
      "deviating_id_key: org_id does not come first in a key",
      "deviating_org_id_reseller_fkey: rows of a branch can vanish, or let go of others, where nobody sees it",
      "deviating_reseller_fkey: a foreign key leaves the tenant out",
      "noop: a trigger works in the hot path",
      "peek: a function is planned anew at each call before version 18",
      "peek: a security definer function is not carrel_lookup's, has no fixed search path, or is open to all",
      "public: a request's role can make objects",
      "shared: a visitor sees rows that are not his",
      "shared: row-level security is not enabled and forced",
      "shared: the tenant's policy is missing or reads otherwise",
      "shared: what belongs to all branches can be written in some",
    ]);
  });
});
