/** As few as the server takes. */
const SHORTEST = 8;
const FAIR = 12;
const STRONG = 16;

export interface Strength {
  /** Of four; 0 is one that the server refuses. */
  score: 0 | 1 | 2 | 3 | 4;
  words: string;
  tone: "danger" | "warning" | "success";
}

/**
 * Characters that a guesser has to find: those that repeat the one before, or go on where it stands ("aaaa", "4567"),
 * come for free, and so does all of a second half that is the first again.
 */
function surprises(password: string): number {
  const lower = password.toLowerCase();
  const half = lower.length / 2;
  const text = Number.isInteger(half) && lower.slice(0, half) === lower.slice(half) ? lower.slice(0, half) : lower;
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, place) => place === 0 || Math.abs(code - (codes[place - 1] ?? 0)) > 1).length;
}

/** How hard a new password is to guess. Length counts, and nothing has to be in it: no digits, no capitals, no signs. */
export function passwordStrength(password: string): Strength {
  const missing = SHORTEST - password.length;
  if (missing > 0) {
    const characters = missing === 1 ? "character" : "characters";
    return { score: 0, words: `${missing} more ${characters} needed`, tone: "danger" };
  }
  const length = surprises(password);
  if (length < SHORTEST - 2) return { score: 1, words: "Easy to guess", tone: "danger" };
  if (length < FAIR) return { score: 2, words: "Fair; longer is better", tone: "warning" };
  if (length < STRONG) return { score: 3, words: "Good", tone: "success" };
  return { score: 4, words: "Strong", tone: "success" };
}
