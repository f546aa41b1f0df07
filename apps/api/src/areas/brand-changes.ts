import type { Branding, ChangeBranding, ChangeSocialLinks, SocialLinks } from "@carrel/sdk/schemas";
import { json } from "../database/json";

/** How a brand is shown once it is changed: what was left out stays, null takes a logo away. */
export const changedBranding = (was: Branding, changes: ChangeBranding | undefined) =>
  changes && json<Branding>({ ...was, ...definedOf(changes) });

/** Links once they are changed: what was left out stays, an empty address takes its link away. */
export const changedLinks = (was: SocialLinks, changes: ChangeSocialLinks | undefined) => {
  if (!changes) return undefined;
  const merged = Object.entries({ ...was, ...definedOf(changes) }).filter(([, address]) => address !== "");
  return json<SocialLinks>(Object.fromEntries(merged));
};

/** A change's fields that were given. */
const definedOf = <Changes extends object>(changes: Changes) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Changes]?: Exclude<Changes[Name], undefined>;
  };
