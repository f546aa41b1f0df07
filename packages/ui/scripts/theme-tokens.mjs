// From the theme data to semantic tokens: what each theme, and each mode, sets.
import { distance, hex, mix, nudge, over, parse, ratio } from "./colour.mjs";

const WHITE = [255, 255, 255, 1];
const BLACK = [0, 0, 0, 1];
const TEXT = 4.5; // WCAG 2.2, 1.4.3
const GRAPHIC = 3; // WCAG 2.2, 1.4.11

const INTER = '"Inter Variable"';
// Only Inter is shipped; another family's face is used where the reader has it, Inter before the generic one.
const FONTS = [
  [/^-apple-system/, `system-ui,-apple-system,"Segoe UI",Roboto,${INTER},sans-serif`],
  [/^Roboto/, `Roboto,${INTER},sans-serif`],
  [/^Lato/, `Lato,${INTER},sans-serif`],
  [/^Poppins/, `Poppins,${INTER},sans-serif`],
  [/^"?Inter/, `${INTER},system-ui,sans-serif`],
];

// Density comes with the family: the vertical padding of its inputs (rem) chooses control height and card padding.
const DENSITIES = [
  { upTo: 0.3, control: "2.25rem", pad: ".75rem" },
  { upTo: 0.6, control: "2.5rem", pad: "1rem" },
  { upTo: Number.POSITIVE_INFINITY, control: "2.75rem", pad: "1.25rem" },
];

// However much a fill is moved towards its surface, so much of it stays that one sees it.
const LEAST_SHARE = 0.5;

/** Moves a fill towards `surface` until every colour of `inks` is readable on it, or it would be hard to tell apart. */
const calm = (fill, surface, inks) => {
  const at = (share) => parse(hex(mix(fill, share, surface)));
  for (let share = 1; share > LEAST_SHARE; share -= 0.05)
    if (inks.every((ink) => ratio(ink, at(share)) >= TEXT)) return at(share);
  return at(LEAST_SHARE);
};

/** A hover fill that keeps its text readable: the theme's own, else the fill moved away from its text. */
const hoverFill = (fill, on, own) => {
  if (hex(own) !== hex(fill) && ratio(own, on) >= TEXT) return own;
  return mix(fill, 0.88, ratio(on, BLACK) > ratio(on, WHITE) ? BLACK : WHITE);
};

/** From here on two series of a chart are told apart. */
export const TOLD_APART = 0.1;

/**
 * A chart begins with the theme's own colour. Where another series' colour is hard to tell from that, a spare one takes
 * its place.
 * @param {number[]} link the theme's colour, readable on its grounds
 * @param {"light" | "dark"} mode
 */
const chartTokens = (link, mode) => {
  const isFar = (colour) => distance(link, parse(colour)) >= TOLD_APART;
  const near = Object.entries(modeTokens[mode]).filter(([name, colour]) => name.startsWith("chart-") && !isFar(colour));
  const spare = SPARES[mode].filter(isFar);
  return { "chart-1": hex(link), ...Object.fromEntries(near.map(([name], at) => [name, spare[at]])) };
};

/**
 * One theme's tokens, colours as `#rrggbb` but for the mask.
 * @param {Record<string, string>} theme a row of themes.json
 * @param {Record<string, string>} extra the row of themes.extra.json
 * @param {Record<string, string>} aa the `aa` tokens of contrast.json
 * @returns {Record<string, string>} by token name without `--ui-`
 */
export const themeTokens = (theme, extra, aa) => {
  const bg = over(parse(theme.surfaceGround), WHITE);
  const surface = over(parse(theme.surfaceCard), bg);
  const raised = over(parse(extra.surfaceOverlay), surface);
  const grounds = [bg, surface, raised];
  const tints = ["success", "warning", "danger", "info"].map((status) =>
    parse(tint(modeTokens[theme.mode][status], hex(surface))),
  );
  const inks = [aa.text, aa.textMuted, aa.link].map(parse);
  const hover = calm(over(parse(extra.surfaceHover), raised), raised, inks);
  const filled = calm(over(parse(extra.inputFilledBg), surface), surface, inks.slice(0, 2));
  const text = nudge(parse(aa.text), [...grounds, hover, filled, ...tints], TEXT);
  const muted = nudge(parse(aa.textMuted), [...grounds, hover, filled], TEXT);
  const link = nudge(parse(aa.link), [...grounds, hover], TEXT);
  const solid = parse(aa.primarySolid);
  const on = parse(aa.onPrimarySolid);
  const strong = mix(text, 0.55, theme.mode === "dark" ? WHITE : BLACK);
  const font = FONTS.find(([pattern]) => pattern.test(theme.fontFamily));
  const padding = Number.parseFloat(extra.inputPadding);
  const density = DENSITIES.find(({ upTo }) => padding <= upTo);
  if (!font || !density) throw new Error(`No font or density for ${theme.id}`);
  const colours = {
    bg,
    surface,
    "surface-raised": raised,
    "surface-hover": hover,
    border: over(parse(theme.surfaceBorder), surface),
    "control-bg": over(parse(extra.inputBg), surface),
    "control-bg-filled": filled,
    "control-border": nudge(parse(aa.controlBorder), grounds, GRAPHIC),
    text,
    "text-strong": strong,
    "text-muted": muted,
    link,
    primary: over(parse(theme.primary), surface),
    "primary-solid": solid,
    "primary-solid-hover": hoverFill(solid, on, over(parse(extra.primaryHover), surface)),
    "on-primary": on,
    "selected-bg": parse(aa.highlightBg),
    "selected-text": parse(aa.highlightText),
    ring: nudge(parse(aa.focusRing), grounds, GRAPHIC),
  };
  return {
    ...Object.fromEntries(Object.entries(colours).map(([name, colour]) => [name, hex(colour)])),
    ...chartTokens(link, theme.mode),
    mask: extra.mask.replaceAll(" ", "").replace("0.", "."),
    radius: theme.radius.endsWith("px") ? `${Number.parseFloat(theme.radius) / 16}rem` : theme.radius,
    font: font[1],
    "control-md": density.control,
    pad: density.pad,
  };
};

/** Blue and grey, for series whose colours are too near the theme's own. */
const SPARES = { light: ["#2563eb", "#52525b"], dark: ["#60a5fa", "#d4d4d8"] };

/** Status and desk colours, and those of a chart's second series on, by mode; readable on every surface of every theme of that mode. */
export const modeTokens = {
  light: {
    success: "#166534",
    warning: "#92400e",
    danger: "#b91c1c",
    info: "#1e40af",
    "danger-solid": "#b91c1c",
    "danger-solid-hover": "#991b1b",
    "on-danger": "#ffffff",
    "desk-available": "#166534",
    "desk-occupied": "#b91c1c",
    "desk-partial": "#92400e",
    "desk-hold": "#4b5563",
    "chart-2": "#0f766e",
    "chart-3": "#b45309",
    "chart-4": "#9333ea",
    "chart-5": "#be185d",
    "chart-6": "#4d7c0f",
  },
  dark: {
    success: "#4ade80",
    warning: "#fbbf24",
    danger: "#fca5a5",
    info: "#93c5fd",
    "danger-solid": "#dc2626",
    "danger-solid-hover": "#b91c1c",
    "on-danger": "#ffffff",
    "desk-available": "#4ade80",
    "desk-occupied": "#fca5a5",
    "desk-partial": "#fbbf24",
    "desk-hold": "#cbd5e1",
    "chart-2": "#2dd4bf",
    "chart-3": "#fbbf24",
    "chart-4": "#c084fc",
    "chart-5": "#f472b6",
    "chart-6": "#a3e635",
  },
};

/** Share of the status colour in its tint; the rest is the theme's surface. Mirrors `color-mix` in the stylesheet. */
export const TINT = 0.12;

/** The strongest shade of a chart's colour that still bears the text's own colour; the steps of heatmap and occupancy. */
const LIGHT_SHADE = 0.32;

/** The tint behind a status text. @param {string} status `#rrggbb` @param {string} surface `#rrggbb` @returns {string} */
const tint = (status, surface) => hex(mix(parse(status), TINT, parse(surface)));

/**
 * Every pair of tokens that must hold, with the ratio it needs.
 * @param {Record<string, string>} theme tokens of a theme
 * @param {Record<string, string>} mode tokens of its mode
 * @returns {{ pair: string; needs: number; has: number }[]}
 */
export const contrastPairs = (theme, mode) => {
  const grounds = ["bg", "surface", "surface-raised", "surface-hover"];
  const rows = [];
  const need = (needs, front, back, frontColour, backColour) =>
    rows.push({ pair: `${front} on ${back}`, needs, has: ratio(parse(frontColour), parse(backColour)) });
  for (const back of grounds) {
    for (const front of ["text", "text-strong", "text-muted", "link"])
      need(TEXT, front, back, theme[front], theme[back]);
    const charts = Object.fromEntries(Object.entries(theme).filter(([name]) => name.startsWith("chart-")));
    for (const [name, colour] of Object.entries({ ...mode, ...charts })) {
      if (/solid|^on-/.test(name)) continue;
      need(name.startsWith("chart") ? GRAPHIC : TEXT, name, back, colour, theme[back]);
    }
  }
  for (const back of ["bg", "surface", "surface-raised"])
    for (const front of ["control-border", "ring"]) need(GRAPHIC, front, back, theme[front], theme[back]);
  for (const back of ["control-bg", "control-bg-filled"])
    for (const front of ["text", "text-muted"]) need(TEXT, front, back, theme[front], theme[back]);
  for (const back of ["primary-solid", "primary-solid-hover"])
    need(TEXT, "on-primary", back, theme["on-primary"], theme[back]);
  for (const back of ["danger-solid", "danger-solid-hover"])
    need(TEXT, "on-danger", back, mode["on-danger"], mode[back]);
  need(TEXT, "selected-text", "selected-bg", theme["selected-text"], theme["selected-bg"]);
  // Figures on shades of a chart's colour: light ones, and the full one.
  const shade = hex(mix(parse(theme["chart-1"]), LIGHT_SHADE, parse(theme.surface)));
  need(TEXT, "text-strong", "chart-1 shade", theme["text-strong"], shade);
  need(TEXT, "surface", "chart-1", theme.surface, theme["chart-1"]);
  for (const status of ["success", "warning", "danger", "info"]) {
    const back = tint(mode[status], theme.surface);
    need(TEXT, status, `${status}-bg`, mode[status], back);
    need(TEXT, "text", `${status}-bg`, theme.text, back);
  }
  return rows;
};
