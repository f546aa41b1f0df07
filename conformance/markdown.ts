import type { Test } from "./tests";

export const NOT_YET = "**not yet**";

/** A table of Markdown. */
export function table(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  lines = heads.map(() => "---"),
): string {
  return [heads, lines, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** In a cell a bar would end it. */
export const cell = (text: string) => text.replaceAll("|", "\\|");

export const fromDocs = (file: string) => `../${file}`;

export const fileLink = (file: string, base: string) =>
  `[${file.startsWith(base) ? file.slice(base.length) : file}](${fromDocs(file)})`;

export const testLink = ({ file, title }: Pick<Test, "file" | "title">) => `[${readable(title)}](${fromDocs(file)})`;

/** Nothing in a title is markup. */
const readable = (title: string) =>
  cell(title)
    .replaceAll(/[[\]*_]/g, "\\$&")
    .replaceAll("<", "&lt;");

/** As a heading's address is made of it. */
export const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, "")
    .replaceAll(" ", "-");
