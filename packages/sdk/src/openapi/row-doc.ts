/** What a row's JSDoc says. */
export interface RowDoc {
  description: string;
  /** A line of code. */
  example: string;
  /** What of the example's input is written out there; the rest are names. */
  given: Readonly<Record<string, unknown>>;
}

/** What a schema's JSDoc says, and that of its fields which have some. */
export interface SchemaDoc {
  text?: string;
  fields?: Readonly<Record<string, string>>;
}
