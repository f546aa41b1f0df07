import type { Arrived, Shown } from "./call";
import { type Counters, countersOf, proofText, refusedCounter } from "./counted-as";
import { shownBy } from "./identify";
import { countedAddress } from "./network-of";

/** Reads what a call shows of its caller: no database is asked. */
export const showProofs = async ({ request, endpoint }: Arrived): Promise<Pick<Shown, "shown" | "proof">> => {
  const shown = await shownBy(request.headers, endpoint);
  return { shown, proof: proofText(endpoint.implementations[0].row.access, shown.proofs) };
};

/** What a call is going to count under, as far as that can be told before the database is asked. */
export const presumedCounters = ({ options, facts, proof }: Shown): Counters => {
  const address = countedAddress(facts.address);
  const known = options.knownProofs.find(proof);
  return known === undefined ? [refusedCounter(address)] : countersOf(known, address);
};

/** Turns away whoever is known to be past a limit. @throws Failure 429 `rate_limited` */
export const refuseBlocked = (call: Shown): void => call.options.limits.refuseBlocked(presumedCounters(call));
