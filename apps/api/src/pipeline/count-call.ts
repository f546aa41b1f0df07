import type { Brought, Meant, Placed } from "./call";
import { costOf, readingOf, turnsOf } from "./costs";
import { countedAddress } from "./network-of";

/** Counts what it weighs to read the body, beyond the one that was counted when the call came. @throws Failure 429 `rate_limited` */
export const countBytes = ({ options, counters, endpoint, bytes, charge }: Brought): Promise<void> => {
  const reading = readingOf(endpoint, bytes);
  charge(turnsOf(reading));
  return options.limits.countMore(counters, reading);
};

/** Counts what the call weighs beyond what its body did. @throws Failure 429 `rate_limited` */
export const countWeight = ({
  options,
  counters,
  endpoint,
  bytes,
  charge,
  implementation,
  input,
}: Brought & Pick<Meant, "implementation" | "input">): Promise<void> => {
  const more = costOf(implementation, input) - readingOf(endpoint, bytes);
  charge(turnsOf(more));
  return options.limits.countMore(counters, 1 + Math.max(0, more));
};

/** Counts the call under the limits of its own operation. @throws Failure 429 `rate_limited` */
export const countTight = async ({
  options,
  facts,
  caller,
  implementation,
  input,
  device,
}: Meant & Pick<Placed, "device">): Promise<Pick<Placed, "counted">> => {
  const origin = { address: countedAddress(facts.address), device, account: caller.actorId };
  return { counted: await options.limits.countTight(implementation, origin, input) };
};
