/** The scripts in which names are written today (UAX 31, table 5). */
const SCRIPTS = [
  "Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew Kannada Khmer Lao Latin",
  "Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan",
]
  .join(" ")
  .split(" ");

/** Scripts that one language writes together. */
const TOGETHER = ["Latin Han Hiragana Katakana", "Latin Han Bopomofo", "Latin Han Hangul"];

const PATTERNS = [...SCRIPTS, ...TOGETHER].map((names) => {
  const classes = names.split(" ").map((name) => `\\p{Script_Extensions=${name}}`);
  return new RegExp(`^[${classes.join("")}\\p{Script=Common}\\p{Script=Inherited}]*$`, "u");
});

/**
 * Whether a label of a host mixes letters of alphabets that no language writes together, so that it may look like another one.
 * @param label as people write it
 * @example mixesScripts("саrrel") // true: its first two letters are Cyrillic
 */
export const mixesScripts = (label: string): boolean => !PATTERNS.some((pattern) => pattern.test(label));
