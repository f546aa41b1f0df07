import type { PasswordStrength } from "@carrel/sdk/password-strength";

/** As few characters as the server takes. */
const SHORTEST = 8;

/** What the meter says of a new password. */
export interface StrengthShown {
  /** Of four. */
  score: PasswordStrength["score"];
  words: string;
  tone: "default" | "danger" | "warning" | "success";
  /** Why the server will refuse it; null where it won't, and while nobody knows. */
  weakness: string | null;
}

const LOOKS = [
  { words: "Too easy to guess", tone: "danger" },
  { words: "Too easy to guess", tone: "danger" },
  { words: "Still too easy to guess", tone: "warning" },
  { words: "Good", tone: "success" },
  { words: "Strong", tone: "success" },
] as const;

/**
 * How hard a new password is to guess, in words.
 * @param strength by the server's rule; null until that is there
 */
export function strengthShown(password: string, strength: PasswordStrength | null): StrengthShown {
  const missing = SHORTEST - password.length;
  if (missing > 0) {
    const characters = missing === 1 ? "character" : "characters";
    return { score: 0, words: `${missing} more ${characters} needed`, tone: "danger", weakness: null };
  }
  if (!strength) return { score: 0, words: "Not known yet", tone: "default", weakness: null };
  return { ...strength, ...LOOKS[strength.score] };
}
