interface Searchable {
  value: string;
  label: string;
  hint?: string;
}

/** Rows that are drawn at most; whoever wants another types a letter more. */
export const SHOWN_AT_MOST = 60;

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();

/**
 * The options that hold every word of a search, those that start with it first; without one, the chosen option and
 * those around it.
 */
export function matching<Option extends Searchable>(
  options: readonly Option[],
  search: string,
  chosen: string | null,
): Option[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) {
    const at = options.findIndex(({ value }) => value === chosen);
    const from = Math.max(0, Math.min(at - SHOWN_AT_MOST / 2, options.length - SHOWN_AT_MOST));
    return options.slice(from, from + SHOWN_AT_MOST);
  }
  const [first = ""] = words;
  const startsWithIt = ({ label }: Option) =>
    plain(label)
      .split(/[^\p{L}\p{N}]+/u)
      .some((part) => part.startsWith(first));
  const found = options.filter(({ label, hint, value }) => {
    const text = plain(`${label} ${hint ?? ""} ${value}`);
    return words.every((word) => text.includes(word));
  });
  return [...found.filter(startsWithIt), ...found.filter((option) => !startsWithIt(option))].slice(0, SHOWN_AT_MOST);
}
