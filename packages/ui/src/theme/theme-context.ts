"use client";
import { createContext, use } from "react";
import type { ThemeId } from "../themes";
import type { Appearance, InputStyle, Scale } from "./preferences";

/** The appearance shown, and the ways to change it. Every change is kept on this device. */
export interface ThemeState extends Appearance {
  dark: boolean;
  /** Whether the theme has a twin in the other mode, so that `setDark` shows an effect. */
  hasTwin: boolean;
  /** Whether the organisation's theme counts alone, so that `setTheme` shows no effect. */
  themeFixed: boolean;
  /** `undefined` follows the organisation again. */
  setTheme: (theme: ThemeId | undefined) => void;
  setDark: (dark: boolean) => void;
  setRipple: (ripple: boolean) => void;
  setInputStyle: (inputStyle: InputStyle) => void;
  setScale: (scale: Scale) => void;
}

export const ThemeContext = createContext<ThemeState | null>(null);

/**
 * The current appearance and its setters.
 *
 * @throws {Error} outside a ThemeProvider
 * @example const { theme, setDark } = useTheme();
 */
export const useTheme = (): ThemeState => {
  const state = use(ThemeContext);
  if (!state) throw new Error("useTheme needs a <ThemeProvider> above it");
  return state;
};
