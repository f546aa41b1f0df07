const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/**
 * A size as people read it, in steps of 1,000 as file managers count.
 *
 * @param bytes at least 0
 * @example fileSize(2_400_000) // "2.4 MB"
 */
export const fileSize = (bytes: number): string => {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  return new Intl.NumberFormat(undefined, {
    style: "unit",
    unit: UNITS[step],
    unitDisplay: step === 0 ? "long" : "short",
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(bytes / 1000 ** step);
};
