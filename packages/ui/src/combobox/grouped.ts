export interface OptionGroup<Option> {
  /** Empty for the options that belong to none. */
  heading: string;
  options: Option[];
}

/** The options under their headings, both in the order in which they come first. */
export const grouped = <Option extends { group?: string }>(options: readonly Option[]): OptionGroup<Option>[] => {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const heading = option.group ?? "";
    groups.set(heading, [...(groups.get(heading) ?? []), option]);
  }
  return [...groups].map(([heading, members]) => ({ heading, options: members }));
};
