import * as z from "zod";
import { Count, Id, Instant, LocalDate, text } from "./common";
import { PublicShift } from "./public-shift";

/** What a pass holds and what of it is left: whole days, or minutes. */
export const Allowance = z.object({ unit: z.enum(["day", "minute"]), total: Count, used: Count, left: Count });
export interface Allowance extends z.infer<typeof Allowance> {}

/** A floating place or a pass, as whoever has proven his address hears of it. */
export const VisitorMembership = z.object({
  _id: Id,
  kind: z.enum(["floating", "pass"]),
  /** Where it is good. */
  branchId: Id,
  feePlanName: text(120),
  /** Of a floating place that is sold in one. */
  shiftName: text(60).nullable(),
  /** That shift's hours: its visits lie in them. */
  shift: PublicShift.nullable(),
  startAt: Instant,
  endAt: Instant,
  /** The branch's last day of it. */
  lastDay: LocalDate,
  /** Time in which it rests. */
  freezes: z.array(z.object({ startAt: Instant, endAt: Instant })),
  /** Of a pass. */
  allowance: Allowance.nullable(),
});
export interface VisitorMembership extends z.infer<typeof VisitorMembership> {}
