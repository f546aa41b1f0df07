import type { Known, Meant, Placed } from "./call";
import { costOf } from "./costs";
import { countedAddress } from "./network-of";

/** Counts what the call weighs beyond the one that was counted when it came. @throws Failure 429 `rate_limited` */
export const countWeight = ({
  options,
  counters,
  implementation,
  input,
}: Known & Pick<Meant, "implementation" | "input">): Promise<void> =>
  options.limits.countMore(counters, costOf(implementation, input));

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
