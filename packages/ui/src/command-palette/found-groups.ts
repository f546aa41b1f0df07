import type { ReactNode } from "react";
import { allMatching, beginsWords } from "../combobox/matching";

export interface PaletteItem {
  /** Unique in the palette. */
  id: string;
  label: string;
  /** lucide at strokeWidth 1.5. */
  icon?: ReactNode;
  /** Where it is or what it is, at the end of the row; searched as well. */
  hint?: string;
  /** Keys that do the same without the palette, as Kbd takes them. */
  shortcut?: readonly string[];
  /** The keys are pressed one after the other. */
  isSequence?: boolean;
  /** Other words that people look for it by. */
  keywords?: string;
  disabled?: boolean;
  onSelect: () => void;
}

export interface PaletteGroup {
  heading: string;
  items: readonly PaletteItem[];
  /** Found elsewhere (by the server) for the query already: shown as they are, dimmed while newer ones are loading. */
  isFound?: boolean;
}

/** The groups with what fits the query in them; without a query, the recent items come first. */
export const foundGroups = (
  groups: readonly PaletteGroup[],
  recents: PaletteGroup,
  query: string,
): readonly PaletteGroup[] => {
  const isSearched = query.trim() !== "";
  const found = groups.map((group) => {
    if (!isSearched || group.isFound) return group;
    const rows = group.items.map((item) => ({ ...item, value: item.keywords ?? "", group: group.heading }));
    // A name's letters inside of other words would put what nobody looks for before what the server finds.
    return { ...group, items: allMatching(rows, query).filter((row) => beginsWords(row, query)) };
  });
  return [...(isSearched ? [] : [recents]), ...found].filter(({ items }) => items.length > 0);
};
