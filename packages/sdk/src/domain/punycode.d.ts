declare module "punycode.js" {
  /** Labels of a host name that begin with `xn--` become what they stand for. @throws RangeError for broken ones */
  export function toUnicode(domain: string): string;
}
