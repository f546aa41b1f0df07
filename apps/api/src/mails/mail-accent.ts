/** The one colour of a mail, on light paper and on its dark twin. */
export interface Accent {
  light: string;
  dark: string;
}

/** Library green (brand, "Colour"): what the platform itself says. */
export const GREEN: Accent = { light: "#1f5d50", dark: "#7fc4b2" };

/** By the hue that a theme's id ends with; each is read easily on both papers, and both papers' text on it. */
export const ACCENTS: Readonly<Record<string, Accent>> = {
  amber: { light: "#92400e", dark: "#fcd34d" },
  blue: { light: "#1d4ed8", dark: "#93c5fd" },
  cyan: { light: "#155e75", dark: "#67e8f9" },
  deeppurple: { light: "#6d28d9", dark: "#c4b5fd" },
  green: { light: "#166534", dark: "#86efac" },
  indigo: { light: "#4338ca", dark: "#a5b4fc" },
  orange: { light: "#9a3412", dark: "#fdba74" },
  pink: { light: "#9d174d", dark: "#f9a8d4" },
  purple: { light: "#7e22ce", dark: "#d8b4fe" },
  teal: { light: "#115e59", dark: "#5eead4" },
};

/** Of a theme without a hue in its name: ink. */
export const INK: Accent = { light: "#1b2430", dark: "#f0ece3" };

/** @param theme a reseller's; null: the default, which is blue */
export const accentOf = (theme: string | null): Accent => ACCENTS[(theme ?? "blue").split("-").at(-1) ?? ""] ?? INK;
