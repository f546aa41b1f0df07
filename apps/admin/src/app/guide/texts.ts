/** The guide's files by their path: a chunk of its own, for whoever opens the help or the palette. */
export const TEXTS: Readonly<Record<string, string>> = import.meta.glob("../../../../../docs/guide/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
