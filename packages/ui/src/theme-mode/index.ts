export { ThemeMode, type ThemeModeLabels, type ThemeModeProps } from "./theme-mode";
