import type { GuidePage } from "./pages";

export interface GuideHit extends GuidePage {
  /** What stands around the first word that was looked for. */
  excerpt: string;
}

const LENGTH = 160;
/** Letters before the word that was found. */
const BEFORE = 50;

/** Letter by letter, so that a place in it is the same place in what it was made of. */
const folded = (text: string) =>
  Array.from(text.normalize("NFC"), (letter) => {
    const [first = letter] = letter.normalize("NFD").toLowerCase();
    return first;
  }).join("");

/** A page's text without what Markdown says of it. */
export const plainText = (markdown: string) =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/^(?:#+|\d+\.|[-*>])\s+/gm, "")
    .replaceAll(/[*`_]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

function excerptOf(text: string, at: number) {
  const begin = at <= BEFORE ? 0 : text.lastIndexOf(" ", at - BEFORE) + 1;
  const end = begin + LENGTH >= text.length ? text.length : text.lastIndexOf(" ", begin + LENGTH);
  return `${begin > 0 ? "… " : ""}${text.slice(begin, end)}${end < text.length ? " …" : ""}`;
}

/**
 * The pages that hold every word of a search in their title or text, those first whose title holds one. Case and accents
 * make no difference.
 */
export function findPages(pages: readonly GuidePage[], search: string): GuideHit[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return [];
  const hits = pages.flatMap((page) => {
    const text = plainText(page.text).normalize("NFC");
    const foldedText = folded(text);
    const title = folded(page.title);
    if (!words.every((word) => title.includes(word) || foldedText.includes(word))) return [];
    return [
      {
        isTitled: words.some((word) => title.includes(word)),
        hit: { ...page, excerpt: excerptOf(text, foldedText.indexOf(first)) },
      },
    ];
  });
  return [...hits.filter(({ isTitled }) => isTitled), ...hits.filter(({ isTitled }) => !isTitled)].map(
    ({ hit }) => hit,
  );
}
