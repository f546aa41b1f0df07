import * as z from "zod/mini";

// The pages' policy allows no code made of text, which zod would try.
z.config({ jitless: true });

const MARK = "#d=";

/** Characters of an address that are read at most. */
const LONGEST = 200_000;

/** What a tool reads of its address: nothing, what is no state of it, or a state. */
export type Address<State> = { kind: "none" } | { kind: "broken" } | { kind: "read"; state: State };

const toBase64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
const fromBase64 = (text: string) =>
  new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));

/**
 * A tool's state as the part of an address that no server is sent.
 * @param state what JSON can hold
 * @example fragmentOf({ seats: 60 }) // "#d=eyJzZWF0cyI6NjB9"
 */
export const fragmentOf = (state: unknown): string =>
  MARK + toBase64(JSON.stringify(state)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** Reads what `fragmentOf` wrote; whatever else stands there is told from it, and never thrown. */
export function readFragment<State>(fragment: string, schema: z.ZodMiniType<State>): Address<State> {
  if (!fragment.startsWith(MARK)) return { kind: "none" };
  if (fragment.length > LONGEST) return { kind: "broken" };
  try {
    const text = fragment.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/");
    const read = z.safeParse(schema, JSON.parse(fromBase64(text)));
    return read.success ? { kind: "read", state: read.data } : { kind: "broken" };
  } catch {
    return { kind: "broken" };
  }
}
