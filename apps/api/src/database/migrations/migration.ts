/** One step of the schema. Once released it never changes: `migrate` compares checksums. */
export interface Migration {
  readonly name: string;
  /** One or more statements; they run in one transaction, as the owner. */
  readonly sql: string;
  /**
   * The index that `sql` builds, and nothing else, with `create index concurrently`: the only way on a table that has rows,
   * since others go on writing. It runs outside of a transaction, and what a try that was killed left of it goes before.
   */
  readonly index?: string;
  /**
   * What it takes away from servers of the release before, as `expand.test.ts` names it: only what that release doesn't use any
   * more.
   */
  readonly contracts?: readonly string[];
}
