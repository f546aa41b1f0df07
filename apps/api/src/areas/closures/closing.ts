import type { Days, Period } from "@carrel/sdk/domain";
import type { AddClosure } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";

export type Adding = Context<z.output<typeof AddClosure>>;

/** A branch that is being closed on days. */
export interface Closing {
  /** With the new closure among its own. */
  branch: Row<"branches">;
  days: Days;
  /** The same from the first instant to the last. */
  period: Period;
}
