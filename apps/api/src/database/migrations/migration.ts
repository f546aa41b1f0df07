/** One step of the schema. Once released it never changes: `migrate` compares checksums. */
export interface Migration {
  readonly name: string;
  /** One or more statements; they run in one transaction, as the owner. */
  readonly sql: string;
}
