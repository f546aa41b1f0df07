import { leadToKnown } from "../elsewhere";
import type { Hosts } from "../hosts";
import type { Responder } from "./responder";

/** Pages stand at one of an organisation's names; the others lead there. */
export const knownAddress =
  ({ knownElsewhere }: Hosts): Responder =>
  ({ request, url, kind, found }) => {
    const known = kind === "page" && request.method !== "POST" ? knownElsewhere(found, url) : null;
    return known && leadToKnown(known, url);
  };
