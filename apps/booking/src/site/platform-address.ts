import type { Site } from "@carrel/sdk";

/**
 * Where the platform's own pages are, as a prefix of their paths. A client site is a sub-domain of the platform's host;
 * everywhere else this page is on the platform.
 * @example platformAddress("client", new URL("http://harbour.localhost:4000/")) // "http://localhost:4000"
 */
export const platformAddress = (mode: Site["mode"], { protocol, host }: Pick<URL, "protocol" | "host">): string =>
  mode === "client" ? `${protocol}//${host.slice(host.indexOf(".") + 1)}` : "";
