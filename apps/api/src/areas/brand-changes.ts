import type { Branding, ChangeBranding, ChangeSocialLinks, SocialLinks } from "@carrel/sdk/schemas";
import { json } from "../database/json";
import { invalid } from "../failure";

/**
 * A logo once it is changed: null takes it away, its own key leaves it.
 * @param path of the field that names it
 * @throws Failure 400 for any other key
 */
export const changedLogo = (path: string[], was: string | null, logo: string | null | undefined) => {
  if (!logo || logo === was) return logo;
  throw invalid([{ path, message: "Upload a new logo: no other file's key can stand here" }]);
};

/**
 * How a brand is shown once it is changed: what was left out stays, null takes a logo away.
 * @throws Failure 400 for a logo's key that is not its own
 */
export const changedBranding = (was: Branding, changes: ChangeBranding | undefined) => {
  if (!changes) return undefined;
  for (const logo of ["logoSmall", "logoLarge"] as const) changedLogo(["branding", logo], was[logo], changes[logo]);
  return json<Branding>({ ...was, ...definedOf(changes) });
};

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
