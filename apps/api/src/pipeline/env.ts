import type { Peer, RequestFacts } from "./request-facts";

/** What Hono carries along with a request. */
export interface Env {
  Bindings: Peer;
  Variables: {
    facts: RequestFacts;
    /** The route as the contract writes it, for logs and figures. */
    route: string;
  };
}
