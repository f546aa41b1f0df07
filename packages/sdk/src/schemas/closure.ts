import * as z from "zod";
import { ClosedDays, MOST_REASON } from "./closed-days";
import { Count, Id, LocalDate, page, pageQuery, requiredName, stamps, text } from "./common";

/** Days on which a branch is closed, though its week says otherwise. No two of a branch overlap. */
export const Closure = z.object({ _id: Id, branchId: Id, ...ClosedDays.shape, ...stamps });
export interface Closure extends z.infer<typeof Closure> {}

/** `ahead`: those that are not over, by their first day; `past`: the others, the last first. */
export const ClosureQuery = z.strictObject({
  branchId: Id,
  when: z.enum(["ahead", "past"]).optional(),
  page: pageQuery.page,
  limit: pageQuery.limit,
});
export interface ClosureQuery extends z.infer<typeof ClosureQuery> {}

export const ClosurePage = page(Closure);

/** Closes a branch on days from today on. */
export const AddClosure = z
  .strictObject({
    branchId: Id,
    from: LocalDate,
    to: LocalDate,
    reason: requiredName(MOST_REASON),
    givesBack: z.boolean().optional(),
    /**
     * What becomes of the bookings and visits on these days. Left out where there are any, or memberships that lose days, nothing is
     * done and 409 `closure_meets` tells how many.
     */
    met: z.enum(["cancel", "keep"]).optional(),
    /** Moves fixed seats on although floating members will have fewer places than were sold; those stay as they are otherwise. */
    displaceFloating: z.boolean().optional(),
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "Choose a last day that is not before the first" });
export interface AddClosure extends z.infer<typeof AddClosure> {}

/** A closure that was added, and what became of what it met. */
export const AddedClosure = Closure.extend({
  /** Bookings and visits that were cancelled. */
  cancelled: Count,
  /** Days of seats in shifts that are free now. */
  freed: Count,
  /** Memberships whose end moved on. */
  moved: Count,
  /** Memberships that were to get days back and keep their end, each with the reason. */
  kept: z.array(z.object({ _id: Id, customerName: text(120), code: text(60), message: text(500) })),
});
export interface AddedClosure extends z.infer<typeof AddedClosure> {}

export const RemoveClosure = z.strictObject({ branchId: Id, closureId: Id });
export interface RemoveClosure extends z.infer<typeof RemoveClosure> {}
