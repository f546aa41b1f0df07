import { type RawBuilder, sql } from "kysely";

/** Hexadecimal digits and hyphens of a record id's beginning; fewer would be a word. */
const ID_BEGINNING = /^[\da-f]{4}[\da-f-]{0,32}$/;
const ID_DIGITS = 32;

/** The first and last UUID that begin so, or null where the text is no beginning of one. */
export function idsBeginningWith(text: string): { from: string; to: string } | null {
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

/**
 * Whether an entry's actor or action holds a text, or its record's id begins with it. No entry's text is read for it,
 * so a million entries cost no more than their different names.
 */
export function holds(orgId: string, text = ""): RawBuilder<boolean> {
  if (text === "") return sql<boolean>`true`;
  const ids = idsBeginningWith(text);
  const inRecord = ids ? sql`or record_id between ${ids.from}::uuid and ${ids.to}::uuid` : sql``;
  return sql<boolean>`(actor_name = any (${valuesWith("actor_name", orgId, text)})
    or action = any (${valuesWith("action", orgId, text)}) ${inRecord})`;
}
