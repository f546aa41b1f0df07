import * as z from "zod";

/** DAILY covers whole local days, HOURLY a part of one. */
export const BookingType = z.enum(["DAILY", "HOURLY"]);
export type BookingType = z.infer<typeof BookingType>;

/** How long a plan lasts: 1 hour, 1 month, 3 months … */
export const PlanDuration = z.strictObject({
  count: z.int("Use a whole number").min(1, "Use 1 or more").max(1000),
  unit: z.enum(["hour", "day", "week", "month"]),
});
export interface PlanDuration extends z.infer<typeof PlanDuration> {}
