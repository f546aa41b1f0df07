import { clientOptions } from "../app/carrel";
import { createVisits } from "./visit-trackers";

/** Notes what a visitor did in the app. */
export const noteVisit = createVisits(clientOptions);
