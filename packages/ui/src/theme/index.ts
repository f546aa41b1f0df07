export { applyAppearance } from "./apply-appearance";
export { isDeviceDark, onDeviceMode } from "./device-mode";
export { headSource } from "./head-source.mjs";
export {
  type Appearance,
  appearanceOf,
  findTheme,
  type InputStyle,
  type Preferences,
  type Scale,
  type Surroundings,
  scales,
} from "./preferences";
export { changePreferences, getPreferences, subscribe as onPreferences } from "./store";
export { type ThemeMode, type ThemeState, useTheme } from "./theme-context";
export { ThemeProvider, type ThemeProviderProps } from "./theme-provider";
