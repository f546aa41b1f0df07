import { passwordStrength } from "@carrel/sdk/password-strength";
import type { Tenant } from "../../database/port";
import { invalid } from "../../failure";

/** What a guesser tries first at an organisation. */
export const namesOf = (organisation: Pick<Tenant, "orgName" | "orgCode"> | null): string[] =>
  organisation ? [organisation.orgName, organisation.orgCode] : [];

/**
 * Refuses a new password that is easy to guess.
 * @param about what is known of the person: names and addresses, his own and those of his organisation and its seller
 * @throws Failure 400 that names the field `password` and says why
 */
export function refuseGuessable(password: string, about: readonly string[]): void {
  const { weakness } = passwordStrength(password, about);
  if (weakness !== null) throw invalid([{ path: ["password"], message: weakness }]);
}
