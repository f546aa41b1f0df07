import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { readableByLookups, tenantTable } from "./tenant-table";

/** What the file store holds, which pictures a branch shows, and who may read them. */
export const files: Migration = {
  name: "0017-files",
  sql: /* sql */ `
-- Every file that was ever put into the store, written down before it is put there: what nothing names is removed
-- (platform/files/sweep-files.ts). No foreign keys: a file outlives the organisation that it was removed with.
create table stored_files (
  -- Who brought it.
  org_id uuid not null,
  file_key text not null,
  -- Whose it is, and whose rows may name it.
  owner_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (org_id, file_key)
);
create index stored_files_created on stored_files (created_at);
${tenantTable("stored_files", { grants: "select, insert, delete" })}

create table gallery_images (
  org_id uuid not null,
  branch_id uuid not null,
  file_key text not null,
  position integer not null,
  created_at timestamptz not null default now(),
  primary key (org_id, file_key),
  foreign key (org_id, branch_id) references branches (org_id, branch_id) on delete cascade
);
create index gallery_images_branch on gallery_images (org_id, branch_id, position);
${tenantTable("gallery_images", { branchColumn: "branch_id" })}

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
${readableByLookups("stored_files")}
${readableByLookups("gallery_images", "org_id, branch_id, file_key")}
grant select (is_active) on branches to carrel_lookup;

-- Which of some files anyone may see: logos, and pictures of open branches, of the organisations that the caller's key
-- serves. The caller is what the transaction began as; a key that is no file's, or not served, is left out.
${lookup(
  "published_files(p_keys text[])",
  "setof text",
  `select asked.key from unnest(p_keys) with ordinality as asked (key, place)
   join organisations caller on caller.org_id = nullif(current_setting('app.org_id', true), '')::uuid
   join organisations o on o.org_id =
     case when asked.key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/' then left(asked.key, 36)::uuid end
   where (caller.is_super or caller.org_id = o.org_id or caller.is_reseller and o.reseller_id = caller.org_id)
   and (asked.key in (o.logo_square, o.branding ->> 'logoSmall', o.branding ->> 'logoLarge')
     or o.is_active and exists (
       select from gallery_images g join branches b on b.org_id = g.org_id and b.branch_id = g.branch_id
       where g.org_id = o.org_id and g.file_key = asked.key and b.is_active))
   order by asked.place`,
)}

-- The sweep of files goes through every tenant's; what it finds is forgotten in that tenant's own transaction.
${lookup(
  "unnamed_files(p_before timestamptz, p_limit integer)",
  "table (org_id uuid, file_key text)",
  `select f.org_id, f.file_key from stored_files f
   where f.created_at < p_before
   and not exists (select from organisations o where o.org_id = f.owner_id
     and f.file_key in (o.logo_square, o.branding ->> 'logoSmall', o.branding ->> 'logoLarge'))
   and not exists (select from gallery_images g where g.org_id = f.owner_id and g.file_key = f.file_key)
   order by f.created_at limit p_limit`,
)}

revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
