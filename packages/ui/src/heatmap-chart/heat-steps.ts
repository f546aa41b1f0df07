/**
 * How strong each step is, in % of the colour. From 50 straight to full: between them neither dark nor light figures
 * reach 4.5:1 on it.
 */
export const STEPS = [8, 16, 24, 32, 100] as const;

/**
 * The step of a value on a scale from `from` to the highest; null for nothing at all. What is not above `from` is in the
 * first step.
 */
export const stepOf = (value: number | null, highest: number, from = 0): number | null => {
  if (value === null || value <= 0 || highest <= 0) return null;
  if (value <= from) return 0;
  return Math.min(STEPS.length - 1, Math.ceil(((value - from) / (highest - from)) * STEPS.length) - 1);
};
