import type { PasswordStrength, passwordStrength } from "@carrel/sdk/password-strength";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useSiteOrganisation } from "../../app/site-organisation";

/**
 * How hard a new password is to guess, by the server's own rule. The rule and its lists come with the first character that
 * is typed; until then, and where they can't come, null: the server decides alone.
 * @param about the names and addresses of the person and of his organisation, as far as the screen knows them
 */
export function usePasswordStrength(password: string, about: readonly string[]): PasswordStrength | null {
  const { orgName, orgCode } = useSiteOrganisation();
  const [estimate, setEstimate] = useState<typeof passwordStrength | null>(null);
  const isTyped = password !== "";
  useEffect(() => {
    if (!isTyped) return undefined;
    let isShown = true;
    import("@carrel/sdk/password-strength").then(
      (rule) => isShown && setEstimate(() => rule.passwordStrength),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [isTyped]);

  // Typing never waits for the estimate.
  const typed = useDeferredValue(password);
  const known = [...about, orgName, orgCode].join("\n");
  return useMemo(
    () => (estimate && typed !== "" ? estimate(typed, known.split("\n")) : null),
    [estimate, typed, known],
  );
}
