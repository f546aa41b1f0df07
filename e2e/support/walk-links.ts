/** A document of a host, as it came. */
export interface Served {
  path: string;
  status: number;
  /** The path that it came from: where the first one led, or itself. */
  from: string;
  type: string;
  text: string;
}

/** What a page names that has to be there, as it is written. */
export interface Named {
  /** Links of the page. */
  links: string[];
  /** Sheets, scripts, pictures and fonts. */
  parts: string[];
  ids: Set<string>;
}

const AT_ONCE = 8;

/** Does something with each of many, a few at a time. @returns what came of each, in their order */
export async function several<Item, Result>(items: readonly Item[], act: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  const waiting = items.entries();
  const work = async () => {
    for (const [index, item] of waiting) results[index] = await act(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

/** @param path with its query, of this host */
export async function fetchText(origin: string, path: string): Promise<Served> {
  const response = await fetch(origin + path, { redirect: "follow" });
  const type = response.headers.get("content-type") ?? "";
  return { path, status: response.status, from: new URL(response.url).pathname, type, text: await response.text() };
}

const SIGN_IN = "/auth/login";

/**
 * Whether an address leads nowhere. The platform's own host leads whoever asks for what is not there to the sign-in; the office's own
 * addresses answer for themselves.
 */
export const leadsNowhere = ({ path, status, from }: Pick<Served, "path" | "status" | "from">): boolean =>
  status >= 400 || (from === SIGN_IN && path.split("?")[0] !== SIGN_IN);

const plain = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&amp;", "&");

const SHEET_PART = /url\(["']?(?!data:)([^"')]+)["']?\)/g;

/** The files that a sheet names, each from the host's root. @param path of the sheet */
export const partsOfSheet = (path: string, text: string) =>
  [...text.matchAll(SHEET_PART)].map(([, named = ""]) => new URL(named, `http://host${path}`).pathname);

/** What a page of our own names. Ours are prerendered, so that each attribute stands in quotes. */
export function namedIn(html: string): Named {
  const named: Named = { links: [], parts: [], ids: new Set() };
  const visible = html.replaceAll(/<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/g, "<$1$2></$1>");
  for (const [, tag = "", attributes = ""] of visible.matchAll(/<([a-z][a-z0-9-]*)\b((?:"[^"]*"|[^">])*)>/gi)) {
    const given = new Map(
      [...attributes.matchAll(/([a-z:-]+)="([^"]*)"/gi)].map(([, name = "", value = ""]) => [
        name.toLowerCase(),
        plain(value),
      ]),
    );
    const id = given.get("id");
    if (id) named.ids.add(id);
    const href = given.get("href");
    // A link says nothing of what the page needs unless it asks for it.
    if (href !== undefined) (tag === "link" && given.get("rel") !== "canonical" ? named.parts : named.links).push(href);
    const set = given.get("srcset") ?? "";
    named.parts.push(...set.split(/,\s+/).flatMap((one) => one.trim().split(/\s+/)[0] || []));
    for (const name of ["src", "poster"]) named.parts.push(...(given.get(name) ? [given.get(name) ?? ""] : []));
    if (given.get("property") === "og:image") named.parts.push(given.get("content") ?? "");
  }
  return named;
}

/** Words that somebody reads on a page, in its main part. */
export const wordsIn = (html: string) => {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";
  return main
    .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, " ")
    .replaceAll(/<[^>]*>/g, " ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
};
