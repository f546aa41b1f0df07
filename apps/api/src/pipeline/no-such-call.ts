import { Failure } from "../failure";
import type { Endpoint } from "../implement";
import type { Call } from "./call";
import { failureReply, toResponse } from "./envelope";

const patternOf = ({ path }: Endpoint) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}/?$`);

/** The verbs that a path below `/api` takes, `HEAD` and `OPTIONS` included; none for a path that isn't there. */
export const allowedMethods = (endpoints: readonly Endpoint[], path: string): string[] => {
  const methods = new Set<string>();
  for (const endpoint of endpoints) if (patternOf(endpoint).test(path)) methods.add(endpoint.method);
  if (methods.has("GET")) methods.add("HEAD");
  if (methods.size > 0) methods.add("OPTIONS");
  return [...methods];
};

/** 404: there is no such call (or not yet). */
export const notAvailable = () =>
  new Failure({ status: 404, code: "not_available", message: "There is nothing at this address." });

/** @throws Failure 404 `not_available` for a route that is pending, before anybody is asked who he is */
export const requireSomeHandler = ({ endpoint }: Pick<Call, "endpoint">): void => {
  if (endpoint.implementations.every(({ handle }) => handle === null)) throw notAvailable();
};

/** 405: there is one, with another verb. HTTP wants the right ones in a header of their own. */
export const methodNotAllowed = (method: string, allowed: readonly string[], requestId: string) => {
  const failure = new Failure({
    status: 405,
    code: "method_not_allowed",
    message: `${method} is not possible here. Use ${allowed.join(", ")}.`,
  });
  return toResponse(failureReply(failure), requestId, { allow: allowed.join(", ") });
};
