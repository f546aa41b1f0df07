import type { Migration } from "../database/migrations/migration";

/** An index by itself: its name may be left out. */
const INDEX =
  /create\s+(?:unique\s+)?index\s+(?:concurrently\s+)?(?:if\s+not\s+exists\s+)?(?:(?!on\s)\w+\s+)?on\s+(?:only\s+)?(\w+)/gi;
const CHANGE = /alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?(\w+)\s([^;]*)/gi;
/** One that a constraint builds, unless it takes one that stands. */
const BY_CONSTRAINT =
  /\badd\s+(?:constraint\s+\w+\s+)?(?:unique|exclude|primary\s+key)\b(?!\s+using\s+index)|\badd\s+column\s[^,;]*\b(?:unique|primary\s+key)\b/i;

/** What of a migration builds an index while all who write to its table wait: none of a table that it makes itself, nor one beside its writers. */
export function heldUp({ sql, index }: Pick<Migration, "sql" | "index">): string[] {
  if (index !== undefined) return [];
  const made = new Set(
    [...sql.matchAll(/create\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi)].map(([, table]) => table),
  );
  const changes = [...sql.matchAll(CHANGE)].filter(([, , change = ""]) => BY_CONSTRAINT.test(change));
  return [...sql.matchAll(INDEX), ...changes].filter(([, table]) => !made.has(table)).map(([text]) => text);
}
