// WCAG 2.2 contrast and the few colour operations that the theme data need. Colours are [r, g, b, a], r–b in 0–255.

/** @typedef {number[]} Colour */

const clamp = (v) => Math.max(0, Math.min(255, v));

const hsl = ([h, s, l, a = 1]) => {
  const chroma = (s / 100) * Math.min(l / 100, 1 - l / 100);
  const channel = (n) => {
    const k = (n + h / 30) % 12;
    return Math.round(255 * (l / 100 - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [channel(0), channel(8), channel(4), a];
};

/**
 * Reads `#rrggbb`, `#rgb`, `rgb()`/`rgba()` or `hsl()`/`hsla()`.
 * @param {string} text
 * @returns {Colour}
 * @throws {Error} for any other notation
 */
export const parse = (text) => {
  const six = /^#([0-9a-f]{6})$/i.exec(text.replace(/^#(\w)(\w)(\w)$/, "#$1$1$2$2$3$3"));
  if (six) return [0, 2, 4].map((i) => Number.parseInt(six[1].slice(i, i + 2), 16)).concat(1);
  const call = /^(rgb|hsl)a?\(([^)]+)\)$/i.exec(text);
  if (!call) throw new Error(`Not a colour: ${text}`);
  const parts = call[2].split(/[,\s/]+/).map(Number.parseFloat);
  return call[1].toLowerCase() === "hsl" ? hsl(parts) : [parts[0], parts[1], parts[2], parts[3] ?? 1];
};

/** `#rrggbb`, alpha dropped. @param {Colour} c @returns {string} */
export const hex = (c) =>
  `#${c
    .slice(0, 3)
    .map((v) => Math.round(clamp(v)).toString(16).padStart(2, "0"))
    .join("")}`;

/** What is seen when `top` lies on an opaque ground. @param {Colour} top @param {Colour} ground @returns {Colour} */
export const over = (top, ground) => [0, 1, 2].map((i) => top[i] * top[3] + ground[i] * (1 - top[3])).concat(1);

/** CSS `color-mix(in srgb, a share, b)` of opaque colours, share in 0–1. @param {Colour} a @param {number} share @param {Colour} b @returns {Colour} */
export const mix = (a, share, b) => over([...a.slice(0, 3), share], b);

const linear = (v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
const gamma = (v) => 255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
const luminance = (c) => 0.2126 * linear(c[0]) + 0.7152 * linear(c[1]) + 0.0722 * linear(c[2]);

/** WCAG contrast ratio, 1–21. @param {Colour} a @param {Colour} b @returns {number} */
export const ratio = (a, b) => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

// sRGB ↔ OKLab: B. Ottosson's published matrices.
const toOklab = (c) => {
  const [r, g, b] = c.slice(0, 3).map(linear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};
const fromOklab = ([lightness, a, b]) => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
    .map((v) => clamp(gamma(Math.max(0, v))))
    .concat(1);
};

/** How far apart two colours look: their distance in OKLab, 0 for the same, 1 from black to white. @param {Colour} a @param {Colour} b @returns {number} */
export const distance = (a, b) => {
  const [from, to] = [toOklab(a), toOklab(b)];
  return Math.hypot(...from.map((value, axis) => value - to[axis]));
};

/** Whether `colour` reaches `target` on every ground. @param {Colour} colour @param {Colour[]} grounds @param {number} target @returns {boolean} */
export const passes = (colour, grounds, target) => grounds.every((ground) => ratio(colour, ground) >= target);

/**
 * The smallest change of OKLab lightness, hue and chroma kept, that reaches `target` on every ground.
 * @param {Colour} colour
 * @param {Colour[]} grounds
 * @param {number} target contrast ratio
 * @returns {Colour}
 * @throws {Error} when no lightness does
 */
export const nudge = (colour, grounds, target) => {
  if (passes(colour, grounds, target)) return colour;
  const [lightness, a, b] = toOklab(colour);
  for (let shift = 0; shift <= 1; shift += 0.002)
    for (const sign of [-1, 1]) {
      const moved = lightness + sign * shift;
      if (moved < 0 || moved > 1) continue;
      const candidate = fromOklab([moved, a, b]).slice(0, 3).map(Math.round).concat(1);
      if (passes(candidate, grounds, target)) return candidate;
    }
  throw new Error(`No lightness of ${hex(colour)} reaches ${target}`);
};
