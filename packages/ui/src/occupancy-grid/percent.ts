/** A share from 0 to 1 in whole percents. What has begun is no 0, and what is not full is no 100. */
export function percentOf(share: number): number {
  if (share <= 0) return 0;
  if (share >= 1) return 100;
  return Math.max(1, Math.min(99, Math.round(share * 100)));
}

/** How strong each step is, in % of the colour; the words on it keep 4.5:1. */
export const STEPS = [0, 8, 20, 34, 50] as const;

/** The step of a share: none for nothing, and one for each quarter. */
export const stepOf = (share: number): number => Math.min(STEPS.length - 1, Math.max(0, Math.ceil(share * 4)));
