"use client";
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import { startRipple } from "../ripple";
import type { ThemeId } from "../themes";
import { applyAppearance } from "./apply-appearance";
import { isDeviceDark, isServerDark, onDeviceMode } from "./device-mode";
import { appearanceOf, chosenTheme, findTheme, type InputStyle, type Scale, themeOfSite } from "./preferences";
import { changePreferences, getPreferences, getServerPreferences, subscribe } from "./store";
import { ThemeContext, type ThemeState } from "./theme-context";

export interface ThemeProviderProps {
  /** The signed-in organisation's theme; without it, the one of the page's `carrel-site` block. */
  organisationTheme?: string | null;
  /**
   * True for resellers and clients: the organisation's theme counts, one kept in the browser is not used. Leave it out
   * until it is known; what was fixed last stays till then, as the head script painted it.
   */
  themeFixed?: boolean | undefined;
  children: ReactNode;
}

const siteTheme = () =>
  typeof document === "undefined" ? undefined : themeOfSite(document.getElementById("carrel-site")?.textContent);

/**
 * Keeps `<html>` in step with the preferences, those of other tabs included, and with the device's mode, and runs the ripple.
 *
 * @example
 * <ThemeProvider organisationTheme={session?.organisation.theme} themeFixed={session && session.isReseller}>
 *   <App />
 * </ThemeProvider>
 */
export const ThemeProvider = ({ organisationTheme, themeFixed, children }: ThemeProviderProps) => {
  const preferences = useSyncExternalStore(subscribe, getPreferences, getServerPreferences);
  const deviceDark = useSyncExternalStore(onDeviceMode, isDeviceDark, isServerDark);
  const [ofSite] = useState(siteTheme);
  const given = findTheme(organisationTheme) ? organisationTheme : ofSite;
  const state = useMemo<ThemeState>(() => {
    const appearance = appearanceOf(preferences, { organisationTheme: given, themeFixed, deviceDark });
    return {
      ...appearance,
      dark: appearance.theme.mode === "dark",
      mode: preferences.dark === undefined ? "system" : preferences.dark ? "dark" : "light",
      hasTwin: appearance.theme.twin !== null,
      themeFixed: themeFixed ?? preferences.fixed !== undefined,
      // The new theme's own mode is what was asked for: on a dark device a light one has to be wished.
      setTheme: (theme: ThemeId | undefined) =>
        changePreferences({ theme, dark: deviceDark && findTheme(theme)?.mode === "light" ? false : undefined }),
      setMode: (mode) => changePreferences({ dark: mode === "system" ? undefined : mode === "dark" }),
      setRipple: (ripple: boolean) => changePreferences({ ripple }),
      setInputStyle: (inputStyle: InputStyle) => changePreferences({ inputStyle }),
      setScale: (scale: Scale) => changePreferences({ scale }),
    };
  }, [preferences, given, themeFixed, deviceDark]);
  const fixed = themeFixed ? chosenTheme(preferences, { organisationTheme: given, themeFixed }).id : undefined;
  useEffect(() => {
    // The next page's head script has no session to ask.
    if (themeFixed !== undefined && getPreferences().fixed !== fixed) changePreferences({ fixed });
  }, [themeFixed, fixed]);
  useLayoutEffect(() => applyAppearance(state, document.documentElement), [state]);
  useEffect(() => startRipple(), []);
  return <ThemeContext value={state}>{children}</ThemeContext>;
};
