import type { Membership } from "@carrel/sdk";
import { unusedOf } from "@carrel/sdk/domain";

const period = ({ startAt, endAt }: { startAt: string; endAt: string }) => ({
  startAt: new Date(startAt),
  endAt: new Date(endAt),
});

/**
 * What the part of a membership was bought for that is not used at an instant, in minor units.
 * @param zone the branch's
 */
export const unusedAmount = (membership: Membership, zone: string, from: Date): number => {
  const { amount, allowance, freezes } = membership;
  return unusedOf({ ...period(membership), amount, allowance, freezes: freezes.map(period) }, zone, from);
};
