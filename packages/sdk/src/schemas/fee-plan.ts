import * as z from "zod";
import { isPlanReachable, STAFF_REACH_YEARS } from "../domain/staff-reach";
import { isPlanPayable } from "../domain/with-tax";
import { BookingType, PlanDuration } from "./booking-type";
import { Amount, Currency, distinctList, Id, page, requiredName, stamps, text } from "./common";
import { DeskKind } from "./desk";

/**
 * What a plan sells: time at a `seat` (by the day or the hour, one's own for as long as it lasts), a seat in a `shift`, a `floating` place
 * at any free desk (in a shift or in all open hours), or a `pass` of so many days or hours.
 */
export const PlanKind = z.enum(["seat", "shift", "floating", "pass"]);
export type PlanKind = z.infer<typeof PlanKind>;

/** Another price of one duration, for what it names; of those that fit the one that names most counts. */
export const PlanPrice = z
  .strictObject({
    shiftId: Id.optional(),
    zone: text(60).optional(),
    deskKind: DeskKind.optional(),
    /** In the currency's minor unit, before tax. */
    amount: Amount,
  })
  .refine(({ shiftId, zone, deskKind }) => shiftId || zone || deskKind, {
    path: ["zone"],
    message: "Say what this price is for: a shift, a zone or a kind of desk",
  });
export interface PlanPrice extends z.infer<typeof PlanPrice> {}

/** What a pass holds. */
export const PassAllowance = z.strictObject({
  count: z.int("Use a whole number").min(1, "Use 1 or more").max(10_000),
  unit: z.enum(["day", "hour"]),
});
export interface PassAllowance extends z.infer<typeof PassAllowance> {}

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
  /** `seat` when left out. */
  sells: PlanKind.optional(),
  /** Shifts in which a shift's or a floating plan is sold. Empty: in every shift; of a floating plan, in all open hours. */
  shiftIds: distinctList(Id).max(100).optional(),
  /** Other prices than `amount`, each for what it names. */
  prices: z.array(PlanPrice).max(100, "Use at most 100 prices").optional(),
  /** What a pass holds; its `duration` is how long it is valid. */
  allowance: PassAllowance.nullable().optional(),
  /** Whether several named people use a pass. */
  isShared: z.boolean().optional(),
  /** Whether visitors can ask for a pass as they book. One that is shared names its people as it is sold, so they can't. */
  isPublic: z.boolean().optional(),
  /** Whether the organisation's own site shows it with its price. */
  isListed: z.boolean().optional(),
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
  sells: PlanKind,
  shiftIds: z.array(Id),
  prices: z.array(PlanPrice),
  allowance: PassAllowance.nullable(),
  isShared: z.boolean(),
  isPublic: z.boolean(),
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
