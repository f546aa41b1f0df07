import type { Site } from "@carrel/sdk";
import { sha256Hex } from "../codes/secrets";
import { gzip, wantsGzip } from "./compress";
import { contentPolicyOf } from "./content-policy";
import { dataBlock } from "./data-block";
import type { SiteFile } from "./site-files";

interface Built {
  html: string;
  policy: string;
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();
const known = new WeakMap<SiteFile, Promise<Built>>();

/** A build's pages stay as they are, so their policies are computed once. */
const builtOf = (file: SiteFile): Promise<Built> => {
  const before = known.get(file);
  if (before) return before;
  const html = decoder.decode(file.content);
  const built = contentPolicyOf(html).then((policy) => ({ html, policy }));
  known.set(file, built);
  return built;
};

/** Answers a built page with the site written at the very start of its head, before the script that reads the theme. It is asked for again each time, and rarely sent again. @param dressed writes more into it, but no script that runs: the policy allows the build's */
export const answerPage = async (
  request: Request,
  file: SiteFile,
  site: Site,
  status: 200 | 404,
  dressed: (html: string) => string = (html) => html,
): Promise<Response> => {
  const { html, policy } = await builtOf(file);
  // A function, since a name with "$&" in it must stay as it is.
  const page = dressed(html.replace(/<head[^>]*>/i, (head) => head + dataBlock("carrel-site", site)));
  const headers = new Headers({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    "content-security-policy": policy,
    etag: `W/"${(await sha256Hex(page)).slice(0, 32)}"`,
    vary: "accept-encoding",
  });
  if (status === 200 && request.headers.get("if-none-match") === headers.get("etag")) {
    return new Response(null, { status: 304, headers });
  }
  const bytes = encoder.encode(page);
  if (!wantsGzip(request, bytes)) return new Response(bytes, { status, headers });
  headers.set("content-encoding", "gzip");
  return new Response(await gzip(bytes), { status, headers });
};
