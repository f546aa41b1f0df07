const TENANT = /* sql */ `org_id = (select nullif(current_setting('app.org_id', true), '')::uuid)`;

/** The sub-selects run once a statement, not once a row. */
const branchRule = (column: string) => /* sql */ `
  (select nullif(current_setting('app.branch_ids', true), '')) is null
  or ${column} = any ((select string_to_array(current_setting('app.branch_ids', true), ',')::uuid[])::uuid[])`;

interface TenantTableOptions {
  /** The column that holds the row's branch, if the table is bound to branches. */
  branchColumn?: string;
  /** What requests may do with the rows. Default: everything. */
  grants?: string;
}

/**
 * SQL that fences a table in: row-level security, forced, with the tenant's policy for requests (`carrel_app`) and,
 * where rows belong to a branch, a restrictive one on the branches of the scope.
 */
export const tenantTable = (table: string, options: TenantTableOptions = {}) => /* sql */ `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy tenant on ${table} to carrel_app
  using (${TENANT})
  with check (${TENANT});
${
  options.branchColumn === undefined
    ? ""
    : /* sql */ `create policy branch on ${table} as restrictive to carrel_app
  using (${branchRule(options.branchColumn)})
  with check (${branchRule(options.branchColumn)});`
}
grant ${options.grants ?? "select, insert, update, delete"} on ${table} to carrel_app;
`;

/**
 * SQL that lets the look-up functions read the named columns of every tenant's rows.
 * @param columns comma list, or nothing for the whole row
 */
export const readableByLookups = (table: string, columns?: string) => /* sql */ `
create policy lookup on ${table} for select to carrel_lookup using (true);
grant select${columns === undefined ? "" : ` (${columns})`} on ${table} to carrel_lookup;
`;
