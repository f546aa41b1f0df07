export interface Refusal {
  tag: string;
  reason: "duplicate" | "full";
}

export interface Added {
  tags: string[];
  /** The first that was not added. */
  refusal: Refusal | null;
}

/** Words of a text: parted by commas, semicolons, tabs and line ends, with the spaces inside them made single. */
export const splitTags = (text: string): string[] =>
  text
    .split(/[,;，；、\t\r\n]+/u)
    .map((word) => word.trim().replaceAll(/\s+/g, " "))
    .filter(Boolean);

const sameAs = (tag: string) => tag.normalize("NFKC").toLocaleLowerCase();

/**
 * Adds words to those there are. A word that differs only in its case is the same word.
 *
 * @example addTags(["Wi-Fi"], ["wi-fi", "Printer"], 5) // { tags: ["Wi-Fi", "Printer"], refusal: { tag: "wi-fi", … } }
 */
export const addTags = (tags: readonly string[], words: readonly string[], max: number): Added => {
  const known = new Set(tags.map(sameAs));
  const next = [...tags];
  let refusal: Refusal | null = null;
  for (const tag of words) {
    const reason = known.has(sameAs(tag)) ? "duplicate" : next.length >= max ? "full" : null;
    if (reason) {
      refusal ??= { tag, reason };
      continue;
    }
    known.add(sameAs(tag));
    next.push(tag);
  }
  return { tags: next, refusal };
};
