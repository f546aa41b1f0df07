import { defaultThemeId, type Theme, type ThemeId, themes } from "../themes";

export const preferencesKey = "carrel.preferences";

export const scales = [12, 13, 14, 15, 16] as const;
/** Root font size in px, out of the browser's 16. */
export type Scale = (typeof scales)[number];
export type InputStyle = "outlined" | "filled";

/** What a person chose on this device; what is missing was not chosen and follows the organisation or the default. */
export interface Preferences {
  theme?: ThemeId;
  /** Wishes the theme's dark (or light) twin. */
  dark?: boolean;
  ripple?: boolean;
  inputStyle?: InputStyle;
  scale?: Scale;
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

/** Reads stored preferences; whatever is not a valid choice is left out. */
export const parsePreferences = (text: string | null): Preferences => {
  const value = parseJson(text);
  const preferences: Preferences = {};
  const theme = typeof value.theme === "string" ? findTheme(value.theme) : undefined;
  const scale = scales.find((step) => step === value.scale);
  if (theme) preferences.theme = theme.id;
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
 * What to show: the person's choice, else the organisation's theme, else the default; its twin where the dark flag
 * asks for the other mode and there is one.
 */
export const appearanceOf = (preferences: Preferences, organisationTheme?: string | null): Appearance => {
  const chosen = findTheme(preferences.theme) ?? findTheme(organisationTheme) ?? fallback();
  const wantsTwin = preferences.dark !== undefined && preferences.dark !== (chosen.mode === "dark");
  return {
    theme: (wantsTwin && findTheme(chosen.twin)) || chosen,
    ripple: preferences.ripple ?? true,
    inputStyle: preferences.inputStyle ?? "outlined",
    scale: preferences.scale ?? 14,
  };
};
