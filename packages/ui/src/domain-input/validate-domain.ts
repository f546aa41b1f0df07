/** What keeps a text from being a host name that a website can have. */
export type DomainProblem =
  | "empty"
  | "e-mail"
  | "path"
  | "port"
  | "wildcard"
  | "address"
  | "no-dot"
  | "empty-part"
  | "character"
  | "hyphen"
  | "long-part"
  | "long"
  | "ending";

export type DomainCheck =
  /** `ascii` is what the DNS holds; it differs from the text where that has letters beyond a to z. */
  { ascii: string; problem: null } | { ascii: null; problem: DomainProblem };

/** RFC 1035, 2.3.4: octets of a label and of a whole name, the latter as it is written. */
const PART_AT_MOST = 63;
const NAME_AT_MOST = 253;

/** A pasted address without its scheme, user, port, path and the spaces and dots around it, in lower case. */
export const toHostName = (text: string): string =>
  text
    .trim()
    .replace(/^[a-z][a-z\d+.-]*:\/\//i, "")
    .replace(/^\/\//, "")
    .replace(/[/?#\\].*$/s, "")
    .replace(/^[^@]*@(?=[^@]+$)/, "")
    .replace(/:\d*$/, "")
    .replace(/[.\s]+$/, "")
    .toLowerCase();

/** The name as the DNS holds it, by the browser's own rules (UTS 46); null for what has none. */
const toAscii = (host: string): string | null => {
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return null;
  }
};

/** The first rule that a text breaks before it is made ASCII, by what it holds. */
const HOLDS: readonly [RegExp, DomainProblem][] = [
  [/^$/, "empty"],
  [/@/, "e-mail"],
  [/[/?#\\]/, "path"],
  [/^\[|:.*:|^\d+(\.\d+){3}$/, "address"],
  [/:/, "port"],
  [/\*/, "wildcard"],
  [/^\.|\.\.|\.$/, "empty-part"],
  [/[^\p{L}\p{M}\p{N}.\u30fb\u00b7-]/u, "character"],
  [/(^|\.)-|-(\.|$)/, "hyphen"],
];

/**
 * Checks a host name such as "desks.example.org" or "bücher.example".
 *
 * @param text as it is typed: no scheme, no path, any case
 * @example validateDomain("bücher.example") // { ascii: "xn--bcher-kva.example", problem: null }
 */
export const validateDomain = (text: string): DomainCheck => {
  const host = text.trim().toLowerCase();
  const fails = (problem: DomainProblem): DomainCheck => ({ ascii: null, problem });
  const broken = HOLDS.find(([pattern]) => pattern.test(host));
  if (broken) return fails(broken[1]);
  if (!host.includes(".")) return fails("no-dot");
  const parts = host.split(".");
  if (parts.some((part) => /^[a-z\d-]*$/.test(part) && part.length > PART_AT_MOST)) return fails("long-part");
  // What is left of the name's own rules: endings are words, and hyphens third and fourth are for punycode.
  const ending = parts.at(-1) ?? "";
  if (/^\p{N}+$/u.test(ending) || ending.length < 2) return fails("ending");
  const ascii = toAscii(host);
  if (ascii === null) return fails("character");
  if (ascii.split(".").some((part) => part.length > PART_AT_MOST)) return fails("long-part");
  if (ascii.length > NAME_AT_MOST) return fails("long");
  return { ascii, problem: null };
};
