import type { Arrived, Known } from "./call";
import { answerableFor, countersOf, proofText, refusedCounter } from "./counted-as";
import { identify, shownBy } from "./identify";
import { countedAddress } from "./network-of";

/**
 * Finds out who calls, and counts the call for him. Who is past his limit is refused without asking the database, and who
 * isn't known counts by his address.
 * @throws Failure 401, 402 and 403 as `identify`; 429 `rate_limited`
 */
export const knowCaller = async ({
  ports,
  options,
  request,
  facts,
  endpoint,
}: Arrived): Promise<Pick<Known, "caller" | "counters" | "now">> => {
  const { limits, knownProofs } = options;
  const address = countedAddress(facts.address);
  const { row } = endpoint.implementations[0];
  const shown = await shownBy(request.headers, endpoint);
  const proof = proofText(row.access, shown.proofs);
  const known = knownProofs.find(proof);
  limits.refuseBlocked(known === undefined ? [refusedCounter(address)] : countersOf(known, address));
  const caller = await identify(ports, request.headers, endpoint, shown).catch(async (refusal: unknown) => {
    knownProofs.forget(proof);
    await limits.count([refusedCounter(address)]);
    throw refusal;
  });
  const { key, session } = caller;
  const answerable = answerableFor(caller);
  knownProofs.remember(proof, answerable);
  const counters = countersOf(answerable, address);
  await limits.count(counters);
  if (key) options.noteKeyUse(key);
  if (session) options.noteSessionUse(session, endpoint);
  return { caller, counters, now: ports.clock.now() };
};
