const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const firstLetter = (word: string) => segmenter.segment(word)[Symbol.iterator]().next().value?.segment ?? "";

/**
 * The first letters of a name's first and last word, in any script; "?" for an empty name.
 *
 * @example initials("Riya Anand Nair") // "RN"
 */
export const initials = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return (
    ends
      .map((word = "") => firstLetter(word.replace(/^[^\p{L}\p{N}]+/u, "")))
      .join("")
      .toLocaleUpperCase() || "?"
  );
};
