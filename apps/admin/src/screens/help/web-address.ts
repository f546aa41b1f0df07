const SCHEMES = ["https:", "http:", "mailto:"];

/** An address that is safe to lead to; undefined for `javascript:` and all else that is not of the web or of mail. */
export function webAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return SCHEMES.includes(protocol) ? href : undefined;
}
