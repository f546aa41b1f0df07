import * as z from "zod";
import { isPlanReachable, STAFF_REACH_YEARS } from "../domain/staff-reach";
import { isPlanPayable } from "../domain/with-tax";
import { BookingType, PlanDuration } from "./booking-type";
import { Amount, Currency, distinctList, Id, page, requiredName, stamps, text } from "./common";

const fields = {
  name: requiredName(120),
  bookingType: BookingType,
  duration: PlanDuration,
  /** Price of one duration, in the currency's minor unit, before tax. */
  amount: Amount,
  /** The organisation's own; what is in another is not sold. */
  currency: Currency.optional(),
  taxPercent: z.number().min(0).max(100).multipleOf(0.01, "Use at most two decimals").optional(),
  /** Branches where the plan is sold; empty means all. */
  branchIds: distinctList(Id).max(200).optional(),
  description: text(1000).optional(),
  isActive: z.boolean().optional(),
};

/** A price for time at a desk. */
export const FeePlan = z.object({
  _id: Id,
  ...fields,
  currency: Currency,
  taxPercent: z.number(),
  branchIds: z.array(Id),
  description: text(1000),
  isActive: z.boolean(),
  ...stamps,
});
export interface FeePlan extends z.infer<typeof FeePlan> {}

const unitFits = (plan: { bookingType?: BookingType | undefined; duration?: PlanDuration | undefined }) =>
  !plan.bookingType || !plan.duration || (plan.bookingType === "HOURLY") === (plan.duration.unit === "hour");
export const unfitUnit = {
  path: ["duration", "unit"],
  message: "An hourly plan lasts hours; a daily plan days, weeks or months",
};

const reaches = ({ duration }: { duration?: PlanDuration | undefined }) => !duration || isPlanReachable(duration);
const reachMessage = { path: ["duration", "count"], message: `A plan lasts at most ${STAFF_REACH_YEARS} years` };

const isPayable = ({ amount = 0, taxPercent = 0 }: { amount?: number | undefined; taxPercent?: number | undefined }) =>
  isPlanPayable({ amount, taxPercent });
export const unpayable = {
  path: ["amount"],
  message: "Choose less: with its tax this is more than a booking can cost",
};

export const AddFeePlan = z
  .strictObject(fields)
  .refine(unitFits, unfitUnit)
  .refine(reaches, reachMessage)
  .refine(isPayable, unpayable);
export interface AddFeePlan extends z.input<typeof AddFeePlan> {}

/** The fields to change; what is left out stays as it is. */
export const UpdateFeePlan = z
  .strictObject({
    ...z.strictObject(fields).partial().shape,
    createdAt: z.unknown().optional(),
    updatedAt: z.unknown().optional(),
    _id: Id,
  })
  .refine(unitFits, unfitUnit)
  .refine(reaches, reachMessage)
  .refine(isPayable, unpayable);
export interface UpdateFeePlan extends z.input<typeof UpdateFeePlan> {}

export const FeePlanPage = page(FeePlan);
