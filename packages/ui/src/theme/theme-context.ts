"use client";
import { createContext, use } from "react";
import type { ThemeId } from "../themes";
import type { Appearance, InputStyle, Scale } from "./preferences";

export type ThemeMode = "light" | "dark" | "system";

/** The appearance shown, and the ways to change it. Every change is kept on this device. */
export interface ThemeState extends Appearance {
  dark: boolean;
  /** What was asked for; `system` follows the device. */
  mode: ThemeMode;
  /** Whether the theme has a twin in the other mode, so that `setMode` shows an effect. */
  hasTwin: boolean;
  /** Whether the organisation's theme counts alone, so that `setTheme` shows no effect. */
  themeFixed: boolean;
  /** `undefined` follows the organisation again. */
  setTheme: (theme: ThemeId | undefined) => void;
  setMode: (mode: ThemeMode) => void;
  setRipple: (ripple: boolean) => void;
  setInputStyle: (inputStyle: InputStyle) => void;
  setScale: (scale: Scale) => void;
}

export const ThemeContext = createContext<ThemeState | null>(null);

/**
 * The current appearance and its setters.
 *
 * @throws {Error} outside a ThemeProvider
 * @example const { theme, setMode } = useTheme();
 */
export const useTheme = (): ThemeState => {
  const state = use(ThemeContext);
  if (!state) throw new Error("useTheme needs a <ThemeProvider> above it");
  return state;
};
