const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/**
 * An address as people type it, made whole; what has a scheme or is no address stays as it is.
 * @example withScheme("x.com/harbour") // "https://x.com/harbour"
 */
export function withScheme(typed: string): string {
  const address = typed.trim();
  return address === "" || SCHEME.test(address) || !address.includes(".") ? address : `https://${address}`;
}

/**
 * The origin of a page's address; what is no web address stays as it is, to be told so.
 * @example asOrigin("Example.com/book?desk=4") // "https://example.com"
 */
export function asOrigin(typed: string): string {
  const url = URL.parse(withScheme(typed));
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  // A browser writes a star as %2A.
  return isWeb && !typed.includes("*") ? url.origin : typed.trim();
}

const LEADING = ["https:", "http:", "mailto:"];

/** An address that is safe to lead to; undefined for `javascript:` and all else that is not of the web or of mail. */
export function webAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return LEADING.includes(protocol) ? href : undefined;
}
