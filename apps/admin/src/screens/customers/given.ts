import { blankToUndefined } from "../../forms/blank";

/** Fields that belong together: null where all were left empty, so that none was given. */
export const given = (pair: object) => {
  const entries = Object.entries(pair).map(([name, value]) => [name, blankToUndefined(value)] as const);
  return entries.every(([, value]) => value === undefined) ? null : Object.fromEntries(entries);
};
