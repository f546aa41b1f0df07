import type { PlanKind } from "@carrel/sdk";
import type { AddFeePlan } from "@carrel/sdk/schemas";
import type * as z from "zod";

export type FeePlanValues = z.input<typeof AddFeePlan>;
type Price = NonNullable<FeePlanValues["prices"]>[number];

/** What of a place another price can be for. */
export type PricedBy = Exclude<keyof Price, "amount">;

/** What a plan's other prices are for: a floating place has no zone, and a pass one price alone. */
const PRICED_BY: Readonly<Record<PlanKind, readonly PricedBy[]>> = {
  seat: ["zone", "deskKind"],
  shift: ["shiftId", "zone", "deskKind"],
  floating: ["shiftId"],
  pass: [],
};

/** Bookings by the hour take the plan's one price. */
export const pricedBy = ({ sells = "seat", bookingType }: Pick<FeePlanValues, "sells" | "bookingType">) =>
  sells === "seat" && bookingType === "HOURLY" ? [] : PRICED_BY[sells];

/** Whether a plan can be sold in some shifts alone. */
export const isInShifts = (sells: PlanKind): boolean => sells === "shift" || sells === "floating";

/** What stays of other prices where a plan has fewer things to tell apart; one that says nothing any more goes. */
const pricesFor = (prices: readonly Price[], by: readonly PricedBy[]): Price[] =>
  prices
    .map(({ amount, ...price }) => ({
      amount,
      ...Object.fromEntries(Object.entries(price).filter(([name]) => by.includes(name as PricedBy))),
    }))
    .filter((price) => Object.keys(price).length > 1);

type Parts = Pick<
  FeePlanValues,
  "bookingType" | "duration" | "shiftIds" | "prices" | "allowance" | "isShared" | "isPublic"
>;

const A_MONTH: FeePlanValues["duration"] = { count: 1, unit: "month" };

/**
 * A plan's fields once it sells something else: what that has not goes, what it needs gets a first value.
 * @example partsFor("pass", values).allowance // { count: 10, unit: "day" }
 */
export function partsFor(sells: PlanKind, values: FeePlanValues): Parts {
  const bookingType = sells === "seat" ? values.bookingType : "DAILY";
  return {
    bookingType,
    duration: bookingType === "DAILY" && values.duration.unit === "hour" ? A_MONTH : values.duration,
    shiftIds: isInShifts(sells) ? (values.shiftIds ?? []) : [],
    prices: pricesFor(values.prices ?? [], pricedBy({ sells, bookingType })),
    allowance: sells === "pass" ? (values.allowance ?? { count: 10, unit: "day" }) : null,
    isShared: sells === "pass" && (values.isShared ?? false),
    isPublic: sells === "pass" && !values.isShared && (values.isPublic ?? false),
  };
}
