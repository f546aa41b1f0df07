import type { Database } from "../database/port";

/** What a server asks of the schema, each with what it gets: a line for each function, column and right. */
const ASKED = `
  select 'function ' || p.oid::regprocedure as thing, pg_get_function_result(p.oid) as gives
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and has_function_privilege('carrel_app', p.oid, 'execute')
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  union all
  select format('column %s.%s', c.relname, a.attname), format_type(a.atttypid, a.atttypmod)
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  union all
  select format('%s of %s.%s', lower(privilege_type), table_name, column_name), 'allowed'
  from information_schema.column_privileges where grantee = 'carrel_app' and table_schema = 'public'
  union all
  select format('%s of %s', lower(privilege_type), table_name), 'allowed'
  from information_schema.table_privileges where grantee = 'carrel_app' and table_schema = 'public'
  union all
  -- What a writer may leave out.
  select format('rows of %s without %s', c.relname, a.attname), 'taken'
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    and (not a.attnotnull or a.atthasdef or a.attidentity <> '')`;

/** Columns that every row has to name, by table. */
const NEEDED = `
  select c.relname as table, a.attname as column
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    and a.attnotnull and not a.atthasdef and a.attidentity = ''`;

/** What a server of some version finds in the database. */
export interface Schema {
  asked: ReadonlyMap<string, string>;
  needed: readonly { table: string; column: string }[];
}

export const readSchema = async (database: Database): Promise<Schema> => {
  const rows = await database.execute<{ thing: string; gives: string }>(ASKED);
  return {
    asked: new Map(rows.map(({ thing, gives }) => [thing, gives])),
    needed: await database.execute<{ table: string; column: string }>(NEEDED),
  };
};

/** What a server that was made for one schema lacks in a later one, by name. */
export const removals = (before: Schema, after: Schema): string[] => {
  const had = (table: string) => [...before.asked.keys()].some((thing) => thing.startsWith(`column ${table}.`));
  const lost = [...before.asked].flatMap(([thing, gives]) => (after.asked.get(thing) === gives ? [] : [thing]));
  const asked = after.needed
    .filter(({ table, column }) => had(table) && !before.asked.has(`column ${table}.${column}`))
    .map(({ table, column }) => `rows of ${table} without ${column}`);
  // A column that is gone takes its rights with it.
  const gone = lost
    .filter((thing) => thing.startsWith("column ") && !after.asked.has(thing))
    .map((thing) => thing.slice("column ".length));
  const follows = (thing: string) =>
    !thing.startsWith("column ") &&
    gone.some((column) => thing.endsWith(` of ${column}`) || thing === `rows of ${column.replace(".", " without ")}`);
  return [...lost.filter((thing) => !follows(thing)), ...asked].sort();
};
