import type { FeePlan } from "@carrel/sdk";
import { counted, durationText } from "./span-text";

/**
 * How long a plan lasts; of a pass, what it holds and for how long.
 * @example lastsText({ duration: { count: 1, unit: "month" }, allowance: { count: 10, unit: "day" } }) // "10 days within 1 month"
 */
export const lastsText = ({
  duration,
  allowance,
}: Pick<FeePlan, "duration"> & Partial<Pick<FeePlan, "allowance">>): string =>
  allowance ? `${counted(allowance.count, allowance.unit)} within ${durationText(duration)}` : durationText(duration);
