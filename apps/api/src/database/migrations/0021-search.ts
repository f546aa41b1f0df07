import { lookup } from "./lookup";
import type { Migration } from "./migration";

/** The newest rows that tell whether a text is common, and how many of them have it then. */
const SAMPLE = 1000;
const COMMON = 10;
/** The newest rows, for a first page, among which a common text is counted. */
const COUNTED = 2000;
/** The newest rows among which one without trigrams is looked for at all. */
const MOST = 10_000;

/** A phone number as it was written, and as its digits. */
const phone = (column: string) => `${column} || E'\\n' || translate(${column}, ' ()-', '')`;

/** The text that is searched, on a line each, so that nothing is found across two columns. */
export const CUSTOMER_TEXT = `lower(name || E'\\n' || email || E'\\n' || ${phone("phone")})`;
export const BOOKING_TEXT = `lower(code || E'\\n' || visitor_name || E'\\n' || visitor_email || E'\\n' || ${phone("visitor_phone")})`;

interface Searched {
  table: string;
  id: string;
  /** The columns that the conditions read. */
  columns: string;
  /** What finds a row; the pattern is $4. */
  match: string;
  declare?: string;
  /** Statements that narrow `rows` or widen `matching`. */
  before?: string;
  /** What they add to the statements' values, from $7 on. */
  values?: string;
  /** The condition by which a rare text is looked up; default: `matching`. */
  rare?: string;
}

/**
 * The body of a search: a page of ids, newest first, how many rows there are, and whether that is all of them. The tenant
 * and his branches are the transaction's own. What it reads does not grow with the rows that were ever written: a text
 * that is common among the newest rows is read off them in their order, and counted as far as that goes; a rarer one is
 * looked up by its trigrams. The planner can't be left to choose: its statistics don't see what is rare.
 */
export const search = ({
  table,
  id,
  columns,
  match,
  declare = "",
  before = "",
  values = "",
  rare = "matching",
}: Searched) => /* sql */ `
declare
  org uuid := nullif(current_setting('app.org_id', true), '')::uuid;
  allowed uuid[] := string_to_array(nullif(current_setting('app.branch_ids', true), ''), ',')::uuid[];
  pattern text := '%' || regexp_replace(lower(p_text), '([\\\\%_])', '\\\\\\1', 'g') || '%';
  rows text := 'from ${table} where org_id = $1';
  matching text := '${match.replaceAll("'", "''")}';
  newest text := ' order by created_at desc, ${id} ';
  listed text;
  has_trigrams boolean := p_text ~ '[[:alnum:]]{3}';
  reach bigint;
  walked bigint;
  ${declare}
begin
  ids := '{}';
  total := 0;
  is_whole := true;
  if org is null or coalesce(current_setting('app.visitor_email', true), '') <> ''
    or p_branch_id is not null and allowed is not null and not p_branch_id = any (allowed) then
    return;
  end if;
  if p_branch_id is not null then
    rows := rows || ' and branch_id = $2';
  elsif allowed is not null then
    rows := rows || ' and branch_id = any ($3)';
  end if;
  ${before}
  listed := 'from (select ${columns} ' || rows || newest;

  execute 'select count(*) ' || listed || 'limit ${SAMPLE}) sample where ' || matching
    into total using org, p_branch_id, allowed, pattern, p_limit, p_offset${values};
  if total >= ${COMMON} or not has_trigrams then
    reach := greatest(case when has_trigrams then ${COUNTED} else ${MOST} end, (p_offset + p_limit) * ${SAMPLE / COMMON});
    execute 'with walked as materialized (select *, ' || matching || ' as is_found ' || listed || 'limit ' || reach || ') newest)
      select coalesce((select array_agg(${id}) from (select ${id} from walked where is_found' || newest || 'limit $5 offset $6) page), ''{}''),
        (select count(*) from walked where is_found), (select count(*) from walked)'
      into ids, total, walked using org, p_branch_id, allowed, pattern, p_limit, p_offset${values};
    is_whole := walked < reach or not has_trigrams and cardinality(ids) < p_limit;
    if is_whole or cardinality(ids) = p_limit then
      return;
    end if;
  end if;

  is_whole := true;
  execute 'with found as materialized (select ${id}, created_at ' || rows || ' and ' || ${rare} || ')
    select coalesce((select array_agg(${id}) from (select ${id} from found' || newest || 'limit $5 offset $6) page), ''{}''),
      (select count(*) from found)'
    into ids, total using org, p_branch_id, allowed, pattern, p_limit, p_offset${values};
end`;

export const WHERE = "p_branch_id uuid, p_text text, p_limit bigint, p_offset bigint";
export const FOUND = "out ids uuid[], out total integer, out is_whole boolean";

/**
 * A restrictive rule as it was, asked so that the planner expects it to hold: of `setting is null` it believes that it is
 * so for one row of 200, sorts what few rows it expects, and so reads a whole branch for each page.
 * @param setting empty for who sees every row
 */
const rule = (table: string, policy: string, setting: string, own: string) => {
  const condition = `(select coalesce(current_setting('${setting}', true), '') = '') or ${own}`;
  return /* sql */ `alter policy ${policy} on ${table} using (${condition}) with check (${condition});`;
};

/** The policy on branches of `tenantTable`, asked as `rule` says. */
export const branchRule = (table: string) =>
  rule(
    table,
    "branch",
    "app.branch_ids",
    "branch_id = any ((select string_to_array(nullif(current_setting('app.branch_ids', true), ''), ',')::uuid[])::uuid[])",
  );

const EMAIL = "(select nullif(current_setting('app.visitor_email', true), ''))";
const CUSTOMERS = "(select string_to_array(nullif(current_setting('app.visitor_customers', true), ''), ',')::uuid[])";
const visitorRule = (table: string, own: string) => rule(table, "visitor", "app.visitor_email", own);

/** Text search, and lists that are read a page at a time. */
export const textSearch: Migration = {
  name: "0021-search",
  sql: /* sql */ `
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- The text comes before the tenant: columns are intersected in their order, and the tenant's long list is then opened
-- only where a row has all trigrams, not where it has one (seven times faster at a million rows).
-- What was written last waits in a list that every search reads: a short one, in kB.
create index customers_text on customers using gin ((${CUSTOMER_TEXT}) gin_trgm_ops, org_id)
  with (gin_pending_list_limit = 256);
create index bookings_text on bookings using gin ((${BOOKING_TEXT}) gin_trgm_ops, org_id)
  with (gin_pending_list_limit = 256);
-- A secret key's lists cover every branch.
create index customers_list_of_all on customers (org_id, created_at desc, customer_id);
create index bookings_list_of_all on bookings (org_id, created_at desc, booking_id);
-- Those whom a desk can be given to, by name.
create index customers_by_name on customers (org_id, branch_id, lower(name), customer_id) where is_active;

${["branches", "desks", "customers", "bookings", "desk_transactions", "gallery_images"].map(branchRule).join("\n")}
${visitorRule("bookings", `visitor_email = ${EMAIL} or customer_id = any (${CUSTOMERS}::uuid[])`)}
${visitorRule("customers", `email = ${EMAIL}`)}
${visitorRule("desk_transactions", "false")}

create index customers_photo on customers (org_id, photo_key) where photo_key is not null;

-- A customer who has booked or paid can't be deleted; "set null" let go of him silently.
alter table bookings drop constraint bookings_org_id_customer_id_fkey,
  add constraint bookings_customer_fkey foreign key (org_id, customer_id) references customers (org_id, customer_id);
alter table desk_transactions drop constraint desk_transactions_org_id_customer_id_fkey,
  add constraint desk_transactions_customer_fkey
    foreign key (org_id, customer_id) references customers (org_id, customer_id);

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
grant select (branch_id, name, phone, photo_key, created_at) on customers to carrel_lookup;
grant select (branch_id, desk_id, code, visitor_name, visitor_email, visitor_phone) on bookings to carrel_lookup;
grant select (branch_id, name) on desks to carrel_lookup;

-- Under row-level security LIKE can't use an index: it is not leakproof. These look by it, and answer ids of the
-- transaction's own tenant and branches; their rows are then read as all others are.
${lookup(
  `search_customers(${WHERE}, ${FOUND})`,
  "record",
  search({
    table: "customers",
    id: "customer_id",
    columns: "customer_id, created_at, name, email, phone",
    match: `${CUSTOMER_TEXT} like $4`,
  }),
  "carrel_app",
  "stable",
  "plpgsql",
)}
${lookup(
  `search_bookings(${WHERE}, p_status text, ${FOUND})`,
  "record",
  search({
    table: "bookings",
    id: "booking_id",
    columns: "booking_id, created_at, desk_id, code, visitor_name, visitor_email, visitor_phone",
    match: `${BOOKING_TEXT} like $4`,
    declare: "desk_ids uuid[];",
    before: `
  if p_status is not null then rows := rows || ' and status = $7'; end if;
  select array_agg(d.desk_id) into desk_ids from desks d
  where d.org_id = org and (p_branch_id is null or d.branch_id = p_branch_id)
    and (allowed is null or d.branch_id = any (allowed)) and lower(d.name) like pattern;
  if desk_ids is not null then matching := '(' || matching || ' or desk_id = any ($8))'; end if;`,
    values: ", p_status, desk_ids",
  }),
  "carrel_app",
  "stable",
  "plpgsql",
)}

-- As it was, and now customers name their pictures too.
create or replace function unnamed_files(p_before timestamptz, p_limit integer) returns table (org_id uuid, file_key text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select f.org_id, f.file_key from stored_files f
  where f.created_at < p_before
  and not exists (select from organisations o where o.org_id = f.owner_id
    and f.file_key in (o.logo_square, o.branding ->> 'logoSmall', o.branding ->> 'logoLarge'))
  and not exists (select from gallery_images g where g.org_id = f.owner_id and g.file_key = f.file_key)
  and not exists (select from customers c where c.org_id = f.owner_id and c.photo_key = f.file_key)
  order by f.created_at limit p_limit
$$;

revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
