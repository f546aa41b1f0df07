const TYPES: Record<string, string> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  map: "application/json; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  webp: "image/webp",
  avif: "image/avif",
  woff2: "font/woff2",
  xml: "application/xml; charset=utf-8",
};

/** The ending of a path's last part, without its dot; null for a path that names a page. */
export const endingOf = (path: string) => /\.([a-z0-9]{2,11})$/i.exec(path)?.[1]?.toLowerCase() ?? null;

export const contentTypeOf = (path: string) => TYPES[endingOf(path) ?? ""] ?? "application/octet-stream";

/** Pictures and fonts are compressed already. */
export const isText = (contentType: string) => /charset|svg/.test(contentType);
