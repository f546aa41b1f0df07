import { nameAsWritten } from "@carrel/sdk/schemas";

/**
 * An address with its host as people write it, without what a browser leaves out too.
 * @example shownAddress("https://xn--bcher-kva.example/") // "https://bücher.example"
 */
export function shownAddress(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  const path = url.pathname === "/" ? "" : url.pathname;
  return `${url.protocol}//${nameAsWritten(url.hostname)}${url.port && `:${url.port}`}${path}`;
}
