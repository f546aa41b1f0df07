import { fromDocs, NOT_YET, table, testLink } from "./markdown";
import { testOf } from "./places";
import type { Guide, WalkedStep } from "./walks";

/** Every page, its steps and what does them. */
export function guideChapter(guides: readonly Guide[]): string[] {
  return [
    "## Guides",
    `Each numbered step of the pages that people read, and the tests that do it; what no test does of one is said. A page without a
row fails, and so does one with another number of steps. That a page calls nothing otherwise than the screens do is held by
[the office's own test](../apps/admin/src/app/guide/guide.test.ts).`,
    table(
      ["Page", "Its steps, and the tests that do them"],
      guides.map(({ file, title, steps }) => [`[${title}](${fromDocs(file)})`, linesOf(steps).join("<br>")]),
    ),
  ];
}

export const isWalked = ({ notYet }: WalkedStep) => notYet === null;

/** Steps that follow one another and are done by the same are one line: `2–4: …`. */
function linesOf(steps: readonly WalkedStep[]): string[] {
  const lines = steps.map(({ heldBy, notYet, outside }) =>
    [
      ...heldBy.map((held) => testLink(testOf(held))),
      ...(notYet === null ? [] : [`${NOT_YET}: ${notYet}`]),
      ...(outside === null ? [] : [`done ${outside}`]),
    ].join("; "),
  );
  if (lines.length === 1) return lines;
  return lines.flatMap((line, at) => {
    if (line === lines[at - 1]) return [];
    const other = lines.findIndex((later, place) => place > at && later !== line);
    const last = other === -1 ? lines.length : other;
    return [`${at + 1 === last ? last : `${at + 1}–${last}`}: ${line}`];
  });
}
