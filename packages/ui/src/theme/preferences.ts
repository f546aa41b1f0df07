import { defaultThemeId, type Theme, type ThemeId, themes } from "../themes";

export const preferencesKey = "carrel.preferences";

export const scales = [12, 13, 14, 15, 16] as const;
/** Root font size in px, out of the browser's 16. */
export type Scale = (typeof scales)[number];
export type InputStyle = "outlined" | "filled";

/** What a person chose on this device; what is missing was not chosen and follows the organisation or the default. */
export interface Preferences {
  theme?: ThemeId;
  /** The organisation's theme, kept for the first paint while whoever signed in last may not choose one. */
  fixed?: ThemeId;
  /** Wishes the theme's dark (or light) twin. Without it the device is followed. */
  dark?: boolean;
  ripple?: boolean;
  inputStyle?: InputStyle;
  scale?: Scale;
}

/** What an appearance depends on beside a person's own choices. */
export interface Surroundings {
  organisationTheme?: string | null | undefined;
  /** Whether the organisation's theme counts alone; `undefined` while nobody knows. */
  themeFixed?: boolean | undefined;
  /** Whether the device asks for dark pages. */
  deviceDark?: boolean | undefined;
}

/** What `<html>` carries. */
export interface Appearance {
  theme: Theme;
  ripple: boolean;
  inputStyle: InputStyle;
  scale: Scale;
}

const byId: ReadonlyMap<string, Theme> = new Map(themes.map((theme) => [theme.id, theme]));

/** The theme of that id, if there is one. */
export const findTheme = (id: string | null | undefined): Theme | undefined => byId.get(id ?? "");

const fallback = (): Theme => {
  const theme = findTheme(defaultThemeId);
  if (!theme) throw new Error(`The default theme ${defaultThemeId} is missing from the data`);
  return theme;
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const parseJson = (text: string | null | undefined): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
};

const themeIn = (value: Record<string, unknown>, name: "theme" | "fixed"): Theme | undefined => {
  const id = value[name];
  return typeof id === "string" ? findTheme(id) : undefined;
};

/** Reads stored preferences; whatever is not a valid choice is left out. */
export const parsePreferences = (text: string | null): Preferences => {
  const value = parseJson(text);
  const preferences: Preferences = {};
  const theme = themeIn(value, "theme");
  const fixed = themeIn(value, "fixed");
  const scale = scales.find((step) => step === value.scale);
  if (theme) preferences.theme = theme.id;
  if (fixed) preferences.fixed = fixed.id;
  if (typeof value.dark === "boolean") preferences.dark = value.dark;
  if (typeof value.ripple === "boolean") preferences.ripple = value.ripple;
  if (value.inputStyle === "outlined" || value.inputStyle === "filled") preferences.inputStyle = value.inputStyle;
  if (scale) preferences.scale = scale;
  return preferences;
};

/** The organisation's theme as the server wrote it into the page's `carrel-site` block. */
export const themeOfSite = (json: string | null | undefined): string | undefined => {
  const { organisation } = parseJson(json);
  return isRecord(organisation) && typeof organisation.theme === "string" ? organisation.theme : undefined;
};

/**
 * The theme before the dark flag: the person's choice, else the organisation's, else the default. Where it is fixed the
 * person's choice is not used; while nobody knows yet (`undefined`), what was fixed last still is.
 */
export const chosenTheme = (
  { theme, fixed }: Preferences,
  { organisationTheme, themeFixed }: Surroundings = {},
): Theme =>
  (themeFixed === undefined ? findTheme(fixed) : undefined) ??
  (themeFixed ? undefined : findTheme(theme)) ??
  findTheme(organisationTheme) ??
  fallback();

/**
 * What to show: the chosen theme, or its twin where the other mode is asked for and there is one. Who chose no mode gets a dark one
 * where his device asks for it, and else the theme as it is: an organisation's dark theme is its look, and no device asks for light.
 */
export const appearanceOf = (preferences: Preferences, around: Surroundings = {}): Appearance => {
  const chosen = chosenTheme(preferences, around);
  const isDark = chosen.mode === "dark";
  const wantsDark = preferences.dark ?? (isDark || around.deviceDark === true);
  return {
    theme: (wantsDark !== isDark && findTheme(chosen.twin)) || chosen,
    ripple: preferences.ripple ?? true,
    inputStyle: preferences.inputStyle ?? "outlined",
    scale: preferences.scale ?? 14,
  };
};
