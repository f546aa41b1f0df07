import { day } from "./day";
import { developer } from "./developer";
import { members } from "./members";
import { money } from "./money";
import { operator } from "./operator";
import { organisation } from "./organisation";
import { place } from "./place";
import { platform } from "./platform";
import { reseller } from "./reseller";
import type { Walks } from "./walk";
import { yourself } from "./yourself";

/** Every page that tells somebody how a thing is done, and the tests that do it step by step. */
export const WALKS: Walks = {
  ...place,
  ...organisation,
  ...day,
  ...members,
  ...money,
  ...yourself,
  ...reseller,
  ...platform,
  ...developer,
  ...operator,
};
