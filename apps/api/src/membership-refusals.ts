import { conflict, type Failure } from "./failure";

/** Refusals of memberships that both the areas tell, who look first, and the pipeline, where the database refused (decision 62). */

/** 409: floating places are all sold. */
export const floatingFull = ({ sold, places }: { sold: number; places: number }): Failure =>
  conflict(
    "floating_full",
    places === 0
      ? "There are no floating places at that time."
      : `There ${places === 1 ? "is 1 floating place" : `are ${places} floating places`} at that time, and ${sold === places ? (sold === 1 ? "it is" : "all are") : `${sold} are`} sold.`,
    { sold, places },
  );

/** 409: a pass holds less than a visit takes. */
export const passUsedUp = (left = "not enough"): Failure =>
  conflict("pass_used_up", `This pass has ${left} left. Renew it, or choose less time.`);

/** 409: a floating place is used at that time already. */
export const usedTwice = (): Failure =>
  conflict("visit_overlaps", "There is a visit on this membership at that time already. Move or cancel that first.");
