import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../context";

/** Hexadecimal digits and hyphens of a record id's beginning; fewer would be a word. */
const ID_BEGINNING = /^[\da-f]{4}[\da-f-]{0,32}$/;
const ID_DIGITS = 32;

/** The first and last UUID that begin so, or null where the text is no beginning of one. */
function idsBeginningWith(text: string): { from: string; to: string } | null {
  const digits = text.toLowerCase().replaceAll("-", "");
  if (!ID_BEGINNING.test(text.toLowerCase()) || digits.length > ID_DIGITS) return null;
  return { from: digits.padEnd(ID_DIGITS, "0"), to: digits.padEnd(ID_DIGITS, "f") };
}

/** Different names or actions that a search looks through, at most. */
const MOST_VALUES = 5000;

/**
 * The different values of a column that hold a text. Each step is one look into the index: names and actions are few,
 * however many entries there are.
 */
const valuesWith = (column: "actor_name" | "action", orgId: string, text: string) => {
  const name = sql.ref(column);
  return sql`(
    with recursive seen (value, place) as (
      (select ${name}, 1 from audit_log where org_id = ${orgId} order by ${name} limit 1)
      union all
      select (select ${name} from audit_log where org_id = ${orgId} and ${name} > seen.value order by ${name} limit 1),
        place + 1
      from seen where seen.value is not null and place < ${MOST_VALUES}
    )
    select coalesce(array_agg(value), '{}') from seen where strpos(lower(value), lower(${text})) > 0
  )::text[]`;
};

/** What a searched text stands in. */
export interface Meant {
  names: string[];
  actions: string[];
  ids: ReturnType<typeof idsBeginningWith>;
}

/** The different names and actions that hold a text, and the ids that begin with it. No entry's other text is read. */
export async function meantBy({ db, orgId }: Pick<Context, "db" | "orgId">, text: string): Promise<Meant> {
  const { rows } = await sql<Pick<Meant, "names" | "actions">>`
    select ${valuesWith("actor_name", orgId, text)} as names, ${valuesWith("action", orgId, text)} as actions`.execute(
    db,
  );
  return { names: [], actions: [], ...rows[0], ids: idsBeginningWith(text) };
}

/**
 * Whether an entry's actor or action is one of these, or its record's id begins so. They are given as values, not as a
 * query: only then the planner knows how few entries that is, and does not read all of them in the order of time.
 */
export function holds({ names, actions, ids }: Meant): RawBuilder<boolean> {
  const ways = [
    ...(names.length > 0 ? [sql`actor_name = any (${names}::text[])`] : []),
    ...(actions.length > 0 ? [sql`action = any (${actions}::text[])`] : []),
    ...(ids ? [sql`record_id between ${ids.from}::uuid and ${ids.to}::uuid`] : []),
  ];
  return ways.length > 0 ? sql<boolean>`(${sql.join(ways, sql` or `)})` : sql<boolean>`false`;
}
