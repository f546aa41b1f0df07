import { lookUpDomains } from "../platform/look-up-domains";
import type { Placed, Ready } from "./call";

/**
 * Asks DNS what a call needs to know, before its transaction and outside of its place in the line: a slow answer holds no
 * connection, no lock and no place.
 */
export const askDns = async ({
  ports,
  facts,
  implementation: { policy },
  scope,
  organisation,
  input,
  outside,
}: Placed): Promise<Pick<Ready, "atDns">> => {
  if (!organisation || !policy.dns) return { atDns: null };
  const wanted = await policy.dns((ask) => ports.database.tx(scope, ask), organisation, input);
  const platformHost = new URL(facts.origin).hostname;
  return { atDns: await outside(() => lookUpDomains(ports.dns, platformHost, wanted)) };
};
