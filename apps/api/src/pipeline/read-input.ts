import type { Brought, Meant } from "./call";
import { flatInput } from "./flat-input";
import { notAvailable } from "./no-such-call";
import { parseInput } from "./parse";
import { readBody } from "./read-body";

/**
 * Reads the input, by which it is known which of a route's operations is meant.
 * @throws Failure 400 and 415 as `readBody` and `parseInput`; 404 `not_available`
 */
export const readInput = async ({
  request,
  endpoint,
  path,
  bytes,
}: Brought): Promise<Pick<Meant, "implementation" | "handle" | "input">> => {
  const body = await readBody(bytes, request.headers.get("content-type") ?? "", endpoint);
  const query = new URL(request.url).searchParams;
  const { implementation, input } = parseInput(endpoint.implementations, ({ row }) =>
    flatInput(row, path, query, body),
  );
  const { handle } = implementation;
  if (handle === null) throw notAvailable();
  return { implementation, handle, input };
};
