// Pictures of pages for where their links are shared: the title on paper, with the mark. Letters are drawn as paths from the font
// that the pages have, so that no machine's own stand in for them.
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { create } from "fontkit";
import sharp from "sharp";
import subsetFont from "subset-font";

export const WIDTH = 1200;
export const HEIGHT = 630;

const PAPER = "#f7f4ee";
const INK = "#1b2430";
const GREEN = "#1f5d50";
const BRASS = "#b8863b";
const LINES = "#ddd5c6";

const MARGIN = 80;
/** What a title may fill beside the drawing. */
const TITLE_WIDTH = 700;
const SIZES = [76, 64, 54, 46];
const MOST_LINES = 5;

const require = createRequire(import.meta.url);
const variable = await readFile(
  join(
    dirname(require.resolve("@fontsource-variable/source-serif-4/package.json")),
    "files/source-serif-4-latin-wght-normal.woff2",
  ),
);
const LETTERS = Array.from({ length: 0xff - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join("");
const font = create(
  await subsetFont(variable, `${LETTERS}–—‘’“”…€`, { targetFormat: "sfnt", variationAxes: { wght: 600 } }),
);

const widthOf = (text, size) => (font.layout(text).advanceWidth / font.unitsPerEm) * size;

/** A line of letters as one path, from the left end of its base line. */
function lineOf(text, size, x, y) {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let at = 0;
  const letters = glyphs.map((glyph, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index];
    const path = glyph.path.scale(scale, -scale).translate(x + (at + xOffset) * scale, y - yOffset * scale);
    at += xAdvance;
    return path.toSVG();
  });
  return letters.join("");
}

function linesOf(text, size) {
  const lines = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, size) <= TITLE_WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The largest size in which a title has room. */
function setTitle(title) {
  const ways = SIZES.map((size) => ({ size, lines: linesOf(title, size) }));
  const way = ways.find(({ size, lines }) => lines.length * size <= 3 * 76) ?? ways.at(-1);
  if (way.lines.length > MOST_LINES) throw new Error(`"${title}" is too long for its picture`);
  return way;
}

/** A carrel in plan, as in the pages' drawings. */
const carrel = (x, y, { colour, isTurned = false, sits = null }) =>
  `<g transform="translate(${x} ${y})${isTurned ? " rotate(180 18 16)" : ""}" stroke="${colour}"><path d="M2 30V6a4 4 0 0 1 4-4h24a4 4 0 0 1 4 4v24M10 12h16"/>${
    sits ? `<circle cx="18" cy="22" r="5" fill="${sits}" stroke="none"/>` : ""
  }</g>`;

const TAKEN = new Set(["0-1", "1-0", "2-1", "4-0"]);

/** Rows of carrels along the right edge, one of them marked. */
const room = [0, 1, 2, 3, 4].flatMap((row) =>
  [0, 1].map((column) => {
    const isYours = row === 2 && column === 0;
    const sits = isYours ? BRASS : TAKEN.has(`${row}-${column}`) ? LINES : null;
    return carrel(column * 58, row * 58, { colour: isYours ? GREEN : LINES, isTurned: row % 2 === 1, sits });
  }),
);

function svgOf(title) {
  const { size, lines } = setTitle(title);
  const lineHeight = Math.round(size * 1.14);
  const last = HEIGHT - MARGIN - 48;
  const paths = lines.map((line, index) => lineOf(line, size, MARGIN, last - (lines.length - 1 - index) * lineHeight));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${PAPER}"/>
<g transform="translate(${MARGIN - 10} ${MARGIN - 14}) scale(2.6)" fill="none" stroke="${GREEN}" stroke-width="2.5" stroke-linecap="round"><path d="M20 20V8a4 4 0 0 0-4-4H8a4 4 0 0 0-4 4v12"/><path d="M9 10.5h6"/></g>
<path fill="${INK}" d="${lineOf("Carrel", 44, MARGIN + 64, MARGIN + 34)}"/>
<g transform="translate(900 ${MARGIN - 8}) scale(1.74)" fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${room.join("")}</g>
<path fill="${INK}" d="${paths.join("")}"/>
<path d="M${MARGIN} ${HEIGHT - MARGIN}h96" stroke="${BRASS}" stroke-width="4"/></svg>`;
}

/** Named by what they show: pages with one title share one, and one that stays the same keeps its name. */
const drawn = new Map();

/**
 * @param title as the page says it, without the name of the platform
 * @param folder of the build's files
 * @returns its path within that folder
 */
export function drawPicture(title, folder) {
  const svg = svgOf(title);
  const file = `_marketing/share-${createHash("sha256").update(svg).digest("base64url").slice(0, 8)}.png`;
  if (!drawn.has(file)) drawn.set(file, draw(svg, join(folder, file)));
  return drawn.get(file).then(() => file);
}

async function draw(svg, path) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 7 }).toBuffer());
}
