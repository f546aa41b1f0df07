import type { PlanDuration } from "@carrel/sdk";

/**
 * How long a plan lasts, in words.
 * @example durationText({ count: 3, unit: "month" }) // "3 months"
 */
export const durationText = ({ count, unit }: PlanDuration) => `${count} ${unit}${count === 1 ? "" : "s"}`;
