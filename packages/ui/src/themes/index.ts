export { defaultThemeId, type Theme, type ThemeId, themes } from "./themes";
