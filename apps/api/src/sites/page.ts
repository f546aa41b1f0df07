import type { Site } from "@carrel/sdk";
import { sha256Hex } from "../codes/secrets";
import { gzip, wantsGzip } from "./compress";
import { contentPolicyOf, type ForeignSources, inlineScriptsOf } from "./content-policy";
import { dataBlock } from "./data-block";
import type { SiteFile } from "./site-files";

interface Built {
  html: string;
  inlineScripts: string[];
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();
const known = new WeakMap<SiteFile, Promise<Built>>();

/** A build's pages stay as they are, so their scripts are hashed once. */
const builtOf = (file: SiteFile): Promise<Built> => {
  const before = known.get(file);
  if (before) return before;
  const html = decoder.decode(file.content);
  const built = inlineScriptsOf(html).then((inlineScripts) => ({ html, inlineScripts }));
  known.set(file, built);
  return built;
};

export interface Page {
  status: 200 | 400 | 404;
  /** What a checkout brings into the page; null where none opens in it. */
  checkout?: ForeignSources | null;
  /** Origins of the pages that may frame it; default: none. */
  framedBy?: readonly string[];
  /** Writes more into it, but no script that runs: the policy allows the build's. */
  dressed?: (html: string) => string;
}

/**
 * Answers a built page with the site written at the very start of its head, before the script that reads the theme. It is
 * asked for again each time, and rarely sent again.
 */
export const answerPage = async (
  request: Request,
  file: SiteFile,
  site: Site,
  { status, checkout = null, framedBy = [], dressed = (html) => html }: Page,
): Promise<Response> => {
  const { html, inlineScripts } = await builtOf(file);
  // A function, since a name with "$&" in it must stay as it is.
  const page = dressed(html.replace(/<head[^>]*>/i, (head) => head + dataBlock("carrel-site", site)));
  const policy = contentPolicyOf(inlineScripts, checkout ?? {}, framedBy);
  const headers = new Headers({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    "content-security-policy": policy,
    // With the policy in it: a browser keeps some of the headers that it had when it hears that nothing changed.
    etag: `W/"${(await sha256Hex(policy + page)).slice(0, 32)}"`,
    vary: "accept-encoding",
  });
  // A bank's page opens as a window of the checkout's, and tells it of the end.
  if (checkout) headers.set("cross-origin-opener-policy", "same-origin-allow-popups");
  if (status === 200 && request.headers.get("if-none-match") === headers.get("etag")) {
    return new Response(null, { status: 304, headers });
  }
  const bytes = encoder.encode(page);
  if (!wantsGzip(request, bytes)) return new Response(bytes, { status, headers });
  headers.set("content-encoding", "gzip");
  return new Response(await gzip(bytes), { status, headers });
};
