import type { Admitted, Known } from "./call";
import { answerableFor, countersOf, refusedCounter } from "./counted-as";
import { identify } from "./identify";
import { countedAddress } from "./network-of";
import { knownDeviceOf } from "./show-proofs";

/**
 * Finds out who calls, and counts the call for him; who isn't known counts by his address.
 * @throws Failure 401, 402 and 403 as `identify`; 429 `rate_limited`
 */
export const knowCaller = async (call: Admitted): Promise<Pick<Known, "caller" | "counters" | "now">> => {
  const { ports, options, request, facts, endpoint, shown, proof, deviceProof } = call;
  const { limits, knownProofs } = options;
  const address = countedAddress(facts.address);
  const caller = await identify(ports, request.headers, endpoint, shown).catch(async (refusal: unknown) => {
    knownProofs.forget(proof);
    if (deviceProof !== null) knownProofs.forget(deviceProof);
    await limits.count([refusedCounter(address)]);
    throw refusal;
  });
  const { key, session } = caller;
  const answerable = answerableFor(caller);
  knownProofs.remember(proof, answerable);
  const counters = countersOf(knownDeviceOf(call) ?? answerable, address);
  await limits.count(counters);
  if (key) options.noteKeyUse(key);
  if (session) options.noteSessionUse(session, endpoint);
  return { caller, counters, now: ports.clock.now() };
};
