import * as z from "zod";
import { LocalDate, text } from "./common";

/** The longest reason for which a branch can be closed, in characters. */
export const MOST_REASON = 120;

/** Local days on which a branch is closed, both included. */
export const ClosedDays = z.object({
  from: LocalDate,
  to: LocalDate,
  /** Shown to visitors. */
  reason: text(MOST_REASON),
  /** Whether members get these days back: what ends in them or later ends later. */
  givesBack: z.boolean(),
});
export interface ClosedDays extends z.infer<typeof ClosedDays> {}
