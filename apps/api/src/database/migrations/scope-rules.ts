/** What a setting holds that limits nothing; one that is empty, or was never set, lets nothing through (decision 27). */
export const ALL = "*";

/** Whether a setting of the scope limits nothing. Asked so that the planner expects it to hold (0021). */
const isOpen = (setting: string) => /* sql */ `(select coalesce(current_setting('${setting}', true), '') = '${ALL}')`;

const given = (setting: string) => /* sql */ `nullif(nullif(current_setting('${setting}', true), ''), '${ALL}')`;

/** The sub-selects run once a statement, not once a row. */
const branches = /* sql */ `(select string_to_array(${given("app.branch_ids")}, ',')::uuid[])`;

/** Whether rows of a branch are in the scope. @param column which holds the branch */
export const inBranches = (column = "branch_id") =>
  /* sql */ `${isOpen("app.branch_ids")} or ${column} = any (${branches}::uuid[])`;

/** As `inBranches`, of rows that needn't have a branch. */
export const inBranchesOrNone = /* sql */ `${isOpen("app.branch_ids")} or branch_id is null or branch_id = any (${branches}::uuid[])`;

/** Whether what names several branches names none beside the scope's, and one at least. */
export const onlyInBranches = (column: string) => /* sql */ `
  ${isOpen("app.branch_ids")} or ${column} <> '{}' and ${column} <@ ${branches}`;

/** Whether the scope has every branch. */
export const inEveryBranch = isOpen("app.branch_ids");

/** For a look-up's own text: whether the scope has every branch, and is no visitor's. */
export const SEES_ALL = /* sql */ `coalesce(current_setting('app.branch_ids', true), '') = '${ALL}'
     and coalesce(current_setting('app.visitor_email', true), '') = '${ALL}'`;

/** The address of the visitor whose scope it is; null for everybody else. */
export const VISITOR_EMAIL = /* sql */ `(select ${given("app.visitor_email")})`;
export const VISITOR_CUSTOMERS = /* sql */ `(select string_to_array(${given("app.visitor_customers")}, ',')::uuid[])`;

/** Whether a row is for who is no visitor, or the visitor's own. @param own nothing: no row is */
export const ownedByVisitor = (own?: string) =>
  own === undefined ? isOpen("app.visitor_email") : `${isOpen("app.visitor_email")} or ${own}`;

/** SQL of a restrictive policy on what requests see and write, or see alone. */
export const restricted = (
  policy: string,
  table: string,
  condition: string,
  command: "all" | "select" = "all",
) => /* sql */ `
drop policy if exists ${policy} on ${table};
create policy ${policy} on ${table} as restrictive for ${command} to carrel_app using (${condition})${
  command === "all" ? ` with check (${condition})` : ""
};`;

/**
 * SQL that lets rows be written in a scope of every branch alone; they can be read, and locked, in any.
 * @param condition what else makes a row one that may be written
 */
export const writtenInEveryBranch = (table: string, condition = inEveryBranch) => /* sql */ `
create policy whole_insert on ${table} as restrictive for insert to carrel_app with check (${condition});
create policy whole_update on ${table} as restrictive for update to carrel_app using (true) with check (${condition});
create policy whole_delete on ${table} as restrictive for delete to carrel_app using (${condition});`;
