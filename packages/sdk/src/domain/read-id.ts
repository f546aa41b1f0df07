const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text is a record's id (a UUID of any version, in any case of letters). */
export const isId = (text: string): boolean => ID.test(text);

/**
 * The id that something from outside holds, such as an address's query; undefined for anything else.
 * @example readId("nowhere") // undefined
 */
export const readId = (value: unknown): string | undefined =>
  typeof value === "string" && isId(value) ? value : undefined;
