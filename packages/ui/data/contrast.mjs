// WCAG 2.2 audit of themes.json: writes contrast.json beside it, prints the pairs of the raw data that fail.
// Usage: node data/contrast.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { hex, nudge, over, parse, passes, ratio } from "../scripts/colour.mjs";

const file = (name) => new URL(`./${name}.json`, import.meta.url);
const read = (name) => JSON.parse(readFileSync(file(name), "utf8"));
const extras = new Map(read("themes.extra").map((row) => [row.id, row]));

const WHITE = [255, 255, 255, 1];
const INK = parse("#111827");
const round = (value) => Math.round(value * 100) / 100;
const keep = (colour, grounds, target) => hex(nudge(colour, grounds, target));

/** The text-bearing fill: the theme's own where it passes, else its hover fill, else dark text, else a darker fill. */
const solidFill = (primary, on, hover) => {
  if (passes(on, [primary], 4.5)) return [hex(primary), hex(on), "theme"];
  if (passes(on, [hover], 4.5)) return [hex(hover), hex(on), "theme hover fill"];
  if (!passes(on, [primary], 3)) return [hex(primary), hex(INK), "dark text"];
  return [keep(primary, [on], 4.5), hex(on), "darkened fill"];
};

const audit = (theme) => {
  const extra = extras.get(theme.id);
  const ground = over(parse(theme.surfaceGround), WHITE);
  const card = over(parse(theme.surfaceCard), ground);
  const primary = over(parse(theme.primary), card);
  const onPrimary = over(parse(theme.primaryText), primary);
  const text = over(parse(theme.text), card);
  const muted = over(parse(theme.textMuted), card);
  const border = over(parse(theme.surfaceBorder), card);
  const highlight = over(parse(theme.highlightBg), card);
  const onHighlight = over(parse(theme.highlightText), highlight);
  const inputBorder = extra.inputBorder?.match(/(#\w+|(?:rgb|hsl)a?\([^)]*\))/)?.[1];
  const control = inputBorder ? over(parse(inputBorder), card) : border;
  // A selected row whose two colours are equal (lara-light-teal) takes a light tint of the primary.
  const selected = ratio(onHighlight, highlight) < 1.1 ? over([...primary.slice(0, 3), 0.1], card) : highlight;
  const [primarySolid, onPrimarySolid, primarySolidFrom] = solidFill(primary, onPrimary, over(parse(extra.primaryHover), card));
  return {
    id: theme.id,
    mode: theme.mode,
    primaryTextOnPrimary: round(ratio(onPrimary, primary)),
    textOnCard: round(ratio(text, card)),
    textOnGround: round(ratio(over(parse(theme.text), ground), ground)),
    mutedOnCard: round(ratio(muted, card)),
    mutedOnGround: round(ratio(over(parse(theme.textMuted), ground), ground)),
    primaryOnCard: round(ratio(primary, card)),
    primaryOnGround: round(ratio(primary, ground)),
    highlight: round(ratio(onHighlight, highlight)),
    borderOnCard: round(ratio(border, card)),
    inputBorderOnCard: inputBorder ? round(ratio(over(parse(inputBorder), card), card)) : null,
    aa: {
      primarySolid,
      onPrimarySolid,
      primarySolidFrom,
      link: keep(primary, [card, ground], 4.5),
      text: hex(text),
      textMuted: keep(muted, [card, ground], 4.5),
      highlightBg: hex(selected),
      highlightText: keep(onHighlight, [selected], 4.5),
      controlBorder: keep(control, [card, ground], 3),
      focusRing: keep(primary, [card, ground], 3),
    },
  };
};

const rows = read("themes").map(audit);
writeFileSync(file("contrast"), `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(",\n")}\n]\n`);
for (const name of Object.keys(rows[0]).filter((key) => typeof rows[0][key] === "number")) {
  const least = /order/.test(name) ? 3 : 4.5;
  const failing = rows.filter((row) => row[name] !== null && row[name] < least);
  process.stdout.write(`${name} < ${least}: ${failing.length} of ${rows.length}\n`);
}
