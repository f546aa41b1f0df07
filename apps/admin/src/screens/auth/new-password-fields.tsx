import type { PasswordStrength, passwordStrength } from "@carrel/sdk/password-strength";
import { Meter } from "@carrel/ui/meter";
import { PasswordInput } from "@carrel/ui/password-input";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { useSiteOrganisation } from "../../app/site-organisation";
import { fieldsFor } from "../../forms/fields";
import { strengthShown } from "./password-strength";

type NewPassword = { password: string; passwordConfirm: string };

const { TextField } = fieldsFor<NewPassword>();

interface NewPasswordFieldProps {
  label?: string;
  /** What a guesser knows: the names and addresses of the person and of his organisation. */
  about: readonly string[];
}

/** A new password, how hard it is to guess while it is typed, and why it won't be taken. */
export function NewPasswordField({ label = "New password", about }: NewPasswordFieldProps) {
  const value = useWatch<NewPassword, "password">({ name: "password" });
  const { errors } = useFormState<NewPassword>({ name: "password" });
  const { score, words, tone, weakness } = strengthShown(value, usePasswordStrength(value, about));
  return (
    <div className="flex flex-col gap-3">
      <TextField
        as={PasswordInput}
        name="password"
        label={label}
        hint="8 characters or more; a sentence is best."
        autoComplete="new-password"
      />
      {value !== "" && (
        <Meter
          label="Strength"
          value={score}
          max={4}
          valueText={words}
          tone={tone}
          // Always there, so that screen readers hear the reason when it comes; what the error says is not said twice.
          hint={<span aria-live="polite">{weakness !== errors.password?.message && weakness}</span>}
        />
      )}
    </div>
  );
}

/** A new password, typed twice. */
export const NewPasswordFields = ({ about }: Pick<NewPasswordFieldProps, "about">) => (
  <>
    <NewPasswordField about={about} />
    <TextField as={PasswordInput} name="passwordConfirm" label="New password again" autoComplete="new-password" />
  </>
);

/**
 * How hard a new password is to guess, by the server's own rule. The rule and its lists come with the first character that
 * is typed; until then, and where they can't come, null: the server decides alone.
 * @param about the names and addresses of the person and of his organisation, as far as the screen knows them
 */
function usePasswordStrength(password: string, about: readonly string[]): PasswordStrength | null {
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
