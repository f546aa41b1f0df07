/**
 * Any web page may call the API: publishable keys are made for that, and neither keys nor tokens travel by
 * themselves as cookies do, so a foreign page can do nothing in a visitor's name.
 */
export const setCorsHeaders = (headers: Headers) => {
  headers.set("access-control-allow-origin", "*");
  headers.set("access-control-expose-headers", "content-disposition, x-request-id, retry-after, idempotency-replayed");
};

/** The answer to a browser's question whether it may call. */
export const preflight = (methods: readonly string[]) =>
  new Response(null, {
    status: 204,
    headers: {
      allow: methods.join(", "),
      "access-control-allow-methods": methods.join(", "),
      "access-control-allow-headers":
        "authorization, content-type, idempotency-key, x-api-key, x-device-token, x-request-id",
      // A day; browsers cut it to their own limit.
      "access-control-max-age": "86400",
    },
  });
