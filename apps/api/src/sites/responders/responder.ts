import type { AskPublic, SendCall } from "../ask-public";
import type { FoundSite } from "../find-site";
import type { PathKind } from "../path-kind";

/** Who opened a page. */
export interface Caller {
  /** The address as he named it, such as `https://harbour.example.com`. */
  calledOrigin: string;
  ask: AskPublic;
  /** Sends a call in his name. */
  send: SendCall;
}

/** A request to a host. */
export interface Visit {
  request: Request;
  url: URL;
  kind: PathKind;
  caller: Caller;
}

/** One to a host of which is known whose it is. */
export interface SiteVisit extends Visit {
  found: FoundSite;
}

/** Answers what is its own; null for what the next one is asked. @throws Failure where there is nothing, and nobody else is asked */
export type Responder<Asked extends Visit = SiteVisit> = (
  visit: Asked,
) => Response | null | undefined | Promise<Response | null | undefined>;

/** What the first of them answers that has an answer. */
export const firstAnswer = async <Asked extends Visit>(
  responders: readonly Responder<Asked>[],
  visit: Asked,
): Promise<Response | null> => {
  for (const respond of responders) {
    const response = await respond(visit);
    if (response) return response;
  }
  return null;
};
