export type Search = Record<string, unknown>;

/** Readers for what stands behind the `?` of an address. What makes no sense is as if it were not there. */

/** Any text; empty is none. Numbers in an address arrive as numbers. */
export const text = (value: unknown): string | undefined =>
  typeof value === "number" || (typeof value === "string" && value !== "") ? String(value) : undefined;

/** One of some words. */
export const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === value);

/** A path of this site: only there may somebody be returned to after signing in. */
export const ownPath = (value: unknown): string | undefined =>
  typeof value === "string" && /^\/(?![/\\])/.test(value) ? value : undefined;
