import * as z from "zod";
import { PlanDuration } from "./booking-type";
import { Amount, Currency, Id, text } from "./common";
import { PassAllowance } from "./fee-plan";

/** What a pass is to whoever buys it. Its price has its tax in it. */
const terms = {
  name: text(120),
  amount: Amount,
  allowance: PassAllowance,
  /** How long it is valid, from the day of the visit on. */
  duration: PlanDuration,
};

/** A pass that visitors can ask for as they book. */
export const PublicPass = z.object({
  /** The fee plan's. */
  _id: Id,
  ...terms,
  currency: Currency,
});
export interface PublicPass extends z.infer<typeof PublicPass> {}

/** The pass that a visitor asked for together with his booking, as it was shown to him: so it is sold. */
export const AskedPass = z.object({ feePlanId: Id, ...terms });
export interface AskedPass extends z.infer<typeof AskedPass> {}
