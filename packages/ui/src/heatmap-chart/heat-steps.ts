/**
 * How strong each step is, in % of the colour. From 50 straight to full: between them neither dark nor light figures
 * reach 4.5:1 on it.
 */
export const STEPS = [8, 20, 34, 50, 100] as const;

/** The step of a value on a scale from zero to the highest; null for nothing at all. */
export const stepOf = (value: number | null, highest: number): number | null => {
  if (value === null || value <= 0 || highest <= 0) return null;
  return Math.min(STEPS.length - 1, Math.ceil((value / highest) * STEPS.length) - 1);
};
