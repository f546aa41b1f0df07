import { bodyLimitOf } from "./body-limits";
import type { Brought, Known } from "./call";
import { requireSignature } from "./require-signature";

/**
 * Takes a call's body as it comes. Of a signed one nothing else looks at it before its signature was found good.
 * @throws Failure 401 `signature_invalid`, 413 `body_too_large`, 499 `body_cut_off`
 */
export const takeBody = async ({
  ports,
  request,
  endpoint,
  readBytes,
  now,
}: Known): Promise<Pick<Brought, "bytes">> => {
  if (request.method === "GET" || request.method === "HEAD") return { bytes: new Uint8Array() };
  const bytes = await readBytes(bodyLimitOf(endpoint));
  requireSignature(ports.payments, endpoint.implementations[0], { headers: request.headers, body: bytes, now });
  return { bytes };
};
