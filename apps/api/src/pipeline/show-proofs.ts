import type { Arrived, Shown } from "./call";
import { type Answerable, type Counters, countersOf, proofText, refusedCounter } from "./counted-as";
import { shownBy } from "./identify";
import { countedAddress } from "./network-of";

/** Reads what a call shows of its caller: no database is asked. */
export const showProofs = async ({
  request,
  endpoint,
}: Arrived): Promise<Pick<Shown, "shown" | "proof" | "deviceProof">> => {
  const shown = await shownBy(request.headers, endpoint);
  const proof = proofText(endpoint.implementations[0].row.access, shown.proofs);
  return { shown, proof, deviceProof: shown.device && `${proof} ${shown.device}` };
};

/** The account that a sign-in's device was found genuine for a while ago. */
export const knownDeviceOf = ({
  options,
  deviceProof,
}: Pick<Shown, "options" | "deviceProof">): Answerable | undefined =>
  deviceProof === null ? undefined : options.knownProofs.find(deviceProof);

/** What a call is going to count under, as far as that can be told before the database is asked. */
export const presumedCounters = (call: Shown): Counters => {
  const address = countedAddress(call.facts.address);
  const known = knownDeviceOf(call) ?? call.options.knownProofs.find(call.proof);
  return known === undefined ? [refusedCounter(address)] : countersOf(known, address);
};

/** Turns away whoever is known to be past a limit. @throws Failure 429 `rate_limited` */
export const refuseBlocked = (call: Shown): void => call.options.limits.refuseBlocked(presumedCounters(call));
