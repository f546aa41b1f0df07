const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** The sources that allow the inline scripts of a page and no other. Data blocks run nothing and need none. */
export const inlineScriptsOf = async (html: string): Promise<string[]> => {
  const hashes: string[] = [];
  for (const [, attributes = "", script = ""] of html.matchAll(INLINE_SCRIPT)) {
    if (/\ssrc\s*=/i.test(attributes) || /type\s*=\s*["']?application\/(?:ld\+)?json/i.test(attributes)) continue;
    // A browser hashes what it parsed, and parsing turns each line's end into one character.
    const text = new TextEncoder().encode(script.replaceAll(/\r\n?/g, "\n"));
    hashes.push(`'sha256-${base64(await crypto.subtle.digest("SHA-256", text))}'`);
  }
  return [...new Set(hashes)];
};

/** Sources of a page beside its own, by directive. */
export type ForeignSources = Partial<Record<"script-src" | "img-src" | "connect-src" | "frame-src", readonly string[]>>;

/** An origin as a policy may name it: no wildcard, and nothing that would begin another directive. */
const ORIGIN = /^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/;

/** Where a page may be framed. @param origins whatever is none of a page is left out */
const frameAncestors = (origins: readonly string[]) => {
  const sources = origins.filter((origin) => ORIGIN.test(origin));
  return `frame-ancestors ${sources.length > 0 ? sources.join(" ") : "'none'"}`;
};

/**
 * The content security policy of a built page: its own files, its own inline scripts by their hashes, no frames but those
 * of `foreign`. Styles may be inline, since floating elements are placed by style attributes.
 * @param inlineScripts as `inlineScriptsOf` finds them
 * @param framedBy the origins of pages that may frame it, such as `https://rooms.example`; none: nobody may
 */
export const contentPolicyOf = (
  inlineScripts: readonly string[],
  foreign: ForeignSources = {},
  framedBy: readonly string[] = [],
): string => {
  const of = (directive: keyof ForeignSources, ...own: string[]) =>
    [directive, ...own, ...(foreign[directive] ?? [])].join(" ");
  return [
    "default-src 'self'",
    of("script-src", "'self'", ...inlineScripts),
    "style-src 'self' 'unsafe-inline'",
    of("img-src", "'self'", "data:", "blob:"),
    "font-src 'self' data:",
    of("connect-src", "'self'"),
    ...(foreign["frame-src"] ? [of("frame-src")] : []),
    frameAncestors(framedBy),
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
  ].join("; ");
};
