export { ThemePanel, type ThemePanelLabels, type ThemePanelProps } from "./theme-panel";
export { ThemeSwatches, type ThemeSwatchesProps } from "./theme-swatches";
