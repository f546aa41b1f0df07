import type { Migration } from "./migration";

const forced = (force: string) => `alter table branches ${force} row level security;`;

/** Renames all but the oldest of an organisation's branches that share a text. */
const apart = (column: string, most: number, numbered: string) => `
for twin in
  select org_id, branch_id, told from (
    select org_id, branch_id, created_at, ${column} as told,
      row_number() over (partition by org_id, lower(${column}) order by created_at, branch_id) as place
    from branches where ${column} <> ''
  ) named where place > 1 order by org_id, created_at, branch_id
loop
  number := 1;
  loop
    number := number + 1;
    another := rtrim(left(twin.told, ${most} - length(${numbered}))) || ${numbered};
    exit when not exists (select from branches where org_id = twin.org_id and lower(${column}) = lower(another));
  end loop;
  update branches set ${column} = another where org_id = twin.org_id and branch_id = twin.branch_id;
end loop;`;

/**
 * Two branches of one name, or of one code, could not be told apart in a sheet: the older keeps it, the others get a number.
 * Longest: 120 characters of a name, 24 of a code.
 */
export const branchesToldApart: Migration = {
  name: "0058-branches-told-apart",
  sql: /* sql */ `
${forced("no force")}
do $$
declare twin record; number integer; another text;
begin
${apart("name", 120, "' (' || number || ')'")}
${apart("code", 24, "'-' || number")}
end $$;
${forced("force")}
`,
};
