interface Searchable {
  value: string;
  label: string;
  hint?: string;
  group?: string;
}

/** Rows that are drawn at most; whoever wants another types a letter more. */
export const SHOWN_AT_MOST = 60;

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();

const NO_WORD = /[^\p{L}\p{N}]+/u;
const textOf = ({ label, hint, group, value }: Searchable) => plain(`${label} ${hint ?? ""} ${group ?? ""} ${value}`);

/** Whether every word of a search begins a word of the option: "ra" is in "Ravi" so, but not in "branch". */
export const beginsWords = (option: Searchable, search: string): boolean => {
  const parts = textOf(option).split(NO_WORD);
  return plain(search)
    .split(NO_WORD)
    .every((word) => parts.some((part) => part.startsWith(word)));
};

/** All options that hold every word of a search, those that start with it first; without one, all of them. */
export function allMatching<Option extends Searchable>(options: readonly Option[], search: string): readonly Option[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return options;
  const startsWithIt = ({ label }: Option) =>
    plain(label)
      .split(NO_WORD)
      .some((part) => part.startsWith(first));
  const found = options.filter((option) => {
    const text = textOf(option);
    return words.every((word) => text.includes(word));
  });
  return [...found.filter(startsWithIt), ...found.filter((option) => !startsWithIt(option))];
}

/** As many of the matching options as are drawn; without a search, the chosen option and those around it. */
export function matching<Option extends Searchable>(
  options: readonly Option[],
  search: string,
  chosen: string | null,
): Option[] {
  const found = allMatching(options, search);
  const at = search.trim() === "" ? found.findIndex(({ value }) => value === chosen) : 0;
  const from = Math.max(0, Math.min(at - SHOWN_AT_MOST / 2, found.length - SHOWN_AT_MOST));
  return found.slice(from, from + SHOWN_AT_MOST);
}
