import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

/** How hard a new password is to guess. */
export interface PasswordStrength {
  /** Of four; below 3 it is refused. */
  score: 0 | 1 | 2 | 3 | 4;
  /** Why it is refused, and what to do; null where it is taken. */
  weakness: string | null;
}

const TAKEN = 3;

/** A long password takes long to estimate: its first characters have to be hard enough to guess. */
const CHARACTERS_READ = 64;

/** Ways to read one password as if its digits and signs were letters; more cost time and find nothing. */
const SPELLINGS = 20;

/** Shorter ones stand in every sentence. */
const SHORTEST_WORD = 3;

const LEAKED = "It stands on every list of leaked passwords.";
const SIMILAR = "It is close to one on every list of leaked passwords.";
const KEYBOARD = "It is a run of keys on the keyboard.";
const REPEATS = "It repeats itself.";
const DATE = "It is made around a year or a date.";
const SHORT = "It is too short to be hard to guess.";

/** What zxcvbn has against a password, in our words. */
const REASONS: Readonly<Record<string, string>> = {
  straightRow: KEYBOARD,
  keyPattern: KEYBOARD,
  simpleRepeat: REPEATS,
  extendedRepeat: REPEATS,
  sequences: "It goes on in order, such as abc or 4321.",
  recentYears: DATE,
  dates: DATE,
  topTen: LEAKED,
  topHundred: LEAKED,
  common: LEAKED,
  similarToCommon: SIMILAR,
  userInputs: "It holds your name, your address, or the name of the place.",
};

const ADVICE = "Use more words, such as a sentence.";

let made: ZxcvbnFactory | undefined;

/** Made by the first password: the lists take some time and 10 MB to be read. */
const estimator = () => {
  made ??= new ZxcvbnFactory({
    dictionary,
    graphs: adjacencyGraphs,
    maxLength: CHARACTERS_READ,
    l33tMaxSubstitutions: SPELLINGS,
  });
  return made;
};

const withoutAccents = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "");

/** What people put between words. */
const SEPARATORS = ["", " ", "-", "_", "."];

/** A name or an address as a guesser tries it: whole, in front of its @, joined in other ways, and word by word. */
const wordsIn = (text: string): string[] => {
  const sides = text.split("@");
  const words = [text, ...sides].flatMap((side) => {
    const parts = side.split(/[^\p{L}\p{N}]+/u);
    return [side, ...SEPARATORS.map((separator) => parts.join(separator)), ...parts];
  });
  return words.flatMap((word) => [word, withoutAccents(word)]).filter((word) => word.length >= SHORTEST_WORD);
};

/**
 * Estimates how hard a new password is to guess, as the server does before it takes one.
 * @param about what a guesser knows: the person's name and address, the names of the place and of the product
 * @example passwordStrength("Harbour2026", ["Asha Rao", "Harbour Works"]).weakness // "It holds your name, …"
 */
export function passwordStrength(password: string, about: readonly string[] = []): PasswordStrength {
  const words = new Set(["Carrel", ...about].flatMap(wordsIn));
  const { score, feedback } = estimator().check(password, [...words]);
  if (score >= TAKEN) return { score, weakness: null };
  return { score, weakness: `${REASONS[feedback.warning ?? ""] ?? SHORT} ${ADVICE}` };
}
