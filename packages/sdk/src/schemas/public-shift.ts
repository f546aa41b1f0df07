import * as z from "zod";
import { LocalTime, text } from "./common";

/** A shift as anyone may know of it: what it is called, and its wall times (`ends` at or before `starts` is the next day). */
export const PublicShift = z.object({
  name: text(60),
  starts: LocalTime,
  ends: LocalTime,
  /** On which it begins; 0 is Sunday. */
  weekdays: z.array(z.int().min(0).max(6)),
});
export interface PublicShift extends z.infer<typeof PublicShift> {}
