/// <reference path="./punycode.d.ts" />
import punycode from "punycode.js";

// Beside the schemas and not among the domain's rules, which the office's first load holds: the library is only for who shows names.
/**
 * A host name as people write it. What is no punycode, or a broken one, stays as it is.
 * @param domain as DNS holds it, such as `xn--bcher-kva.example`
 * @example nameAsWritten("xn--bcher-kva.example"); // "bücher.example"
 */
export function nameAsWritten(domain: string): string {
  try {
    const written = punycode.toUnicode(domain);
    // A name that another spelling hides behind is shown as DNS holds it.
    return new URL(`http://${written}`).hostname === domain.toLowerCase() ? written : domain;
  } catch {
    return domain;
  }
}
