export { ThemePanel, type ThemePanelLabels, type ThemePanelProps } from "./theme-panel";
