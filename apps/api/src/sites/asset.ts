import { gzip, wantsGzip } from "./compress";
import { contentTypeOf, isText } from "./content-type";
import type { SiteFile } from "./site-files";

/** A year: the name of a hashed file changes with its content. */
const FOR_EVER = "public, max-age=31536000, immutable";
const FIVE_MINUTES = "public, max-age=300";

const zippedFiles = new WeakMap<SiteFile, Promise<Uint8Array<ArrayBuffer>>>();

const zippedOnce = (file: SiteFile) => {
  const before = zippedFiles.get(file);
  if (before) return before;
  const zipped = gzip(file.content);
  zippedFiles.set(file, zipped);
  return zipped;
};

/** Answers a file of a built app as it is. */
export const answerAsset = async (request: Request, file: SiteFile, isHashed: boolean): Promise<Response> => {
  const contentType = contentTypeOf(file.path);
  const headers = new Headers({ "content-type": contentType, "cache-control": isHashed ? FOR_EVER : FIVE_MINUTES });
  if (!isText(contentType)) return new Response(file.content, { headers });
  headers.set("vary", "accept-encoding");
  if (!wantsGzip(request, file.content)) return new Response(file.content, { headers });
  headers.set("content-encoding", "gzip");
  return new Response(await zippedOnce(file), { headers });
};
