export interface CommandPaletteLabels {
  /** Names the dialog. */
  title: string;
  placeholder: string;
  recents: string;
  /** While results are fetched and there is nothing to show yet. */
  searching: string;
  empty: (query: string) => string;
  /** What to try then. */
  emptyHint: string;
  /** Read to screen readers as the query changes. */
  results: (count: number) => string;
  move: string;
  choose: string;
  close: string;
}

export const LABELS: CommandPaletteLabels = {
  title: "Commands",
  placeholder: "Search or type a command",
  recents: "Recent",
  searching: "Searching",
  empty: (query) => `Nothing fits “${query}”`,
  emptyHint: "Try fewer letters, or another word for it.",
  results: (count) => (count === 1 ? "1 result" : `${count} results`),
  move: "Move",
  choose: "Choose",
  close: "Close",
};
