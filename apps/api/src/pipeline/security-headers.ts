import type { RequestFacts } from "./request-facts";

/** A year. */
const STRICT_TRANSPORT = "max-age=31536000";
/** No page may frame it; browsers from before such policies hear it by a header of its own. */
const UNFRAMED = "frame-ancestors 'none'";

/** What every answer carries. */
export const setSecurityHeaders = (
  headers: Headers,
  { id, isSecure, isHome }: Pick<RequestFacts, "id" | "isSecure" | "isHome">,
) => {
  headers.set("x-request-id", id);
  headers.set("x-content-type-options", "nosniff");
  headers.set("referrer-policy", "strict-origin-when-cross-origin");
  headers.set("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
  if (!headers.has("cross-origin-opener-policy")) headers.set("cross-origin-opener-policy", "same-origin");
  // What lies below an organisation's own domain is not ours to decide upon.
  if (isSecure) {
    headers.set("strict-transport-security", isHome ? `${STRICT_TRANSPORT}; includeSubDomains` : STRICT_TRANSPORT);
  }
  // Whatever brings no policy of its own is data, not a page.
  if (!headers.has("content-security-policy")) {
    headers.set("content-security-policy", `default-src 'none'; ${UNFRAMED}`);
  }
  if (headers.get("content-security-policy")?.includes(UNFRAMED)) headers.set("x-frame-options", "DENY");
};
