/** A year, for the host and all below it. */
const STRICT_TRANSPORT = "max-age=31536000; includeSubDomains";

/** What every answer carries. */
export const setSecurityHeaders = (headers: Headers, requestId: string, isSecure: boolean) => {
  headers.set("x-request-id", requestId);
  headers.set("x-content-type-options", "nosniff");
  headers.set("referrer-policy", "strict-origin-when-cross-origin");
  headers.set("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
  if (!headers.has("cross-origin-opener-policy")) headers.set("cross-origin-opener-policy", "same-origin");
  if (isSecure) headers.set("strict-transport-security", STRICT_TRANSPORT);
  // Whatever brings no policy of its own is data, not a page.
  if (!headers.has("content-security-policy")) {
    headers.set("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
  }
};
