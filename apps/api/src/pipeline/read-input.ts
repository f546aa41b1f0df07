import type { Known, Meant } from "./call";
import { flatInput } from "./flat-input";
import { notAvailable } from "./no-such-call";
import { parseInput } from "./parse";
import { readBody } from "./read-body";
import { requireSignature } from "./require-signature";

/**
 * Reads the input, by which it is known which of a route's operations is meant.
 * @throws Failure 400, 401, 413 and 415 as `readBody`, `requireSignature` and `parseInput`; 404 `not_available`
 */
export const readInput = async ({
  ports,
  request,
  endpoint,
  path,
  readBytes,
}: Known): Promise<Pick<Meant, "implementation" | "handle" | "input">> => {
  const [{ row: first }] = endpoint.implementations;
  const body = await readBody(request, endpoint, readBytes, (bytes) =>
    requireSignature(ports.payments, first, request.headers, bytes),
  );
  const query = new URL(request.url).searchParams;
  const { implementation, input } = parseInput(endpoint.implementations, ({ row }) =>
    flatInput(row, path, query, body),
  );
  const { handle } = implementation;
  if (handle === null) throw notAvailable();
  return { implementation, handle, input };
};
