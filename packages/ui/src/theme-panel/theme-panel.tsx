"use client";
import type { ReactNode } from "react";
import { Sheet } from "../sheet";
import { useTheme } from "../theme";
import { english as mode } from "../theme-mode/theme-mode";
import type { ThemeId } from "../themes";
import { ThemeSettings } from "./theme-settings";
import "./theme-panel.css";

/** The words without `labels`. */
export const english = {
  title: "Theme settings",
  description: "Kept on this device.",
  scale: "Size",
  scales: { 12: "Smallest", 13: "Small", 14: "Usual", 15: "Large", 16: "Largest" },
  smaller: "Smaller",
  larger: "Larger",
  inputStyle: "Input style",
  outlined: "Outlined",
  filled: "Filled",
  ripple: "Ripple",
  on: "On",
  off: "Off",
  ...mode,
  themes: "Themes",
};

export type ThemePanelLabels = typeof english;

export interface ThemePanelProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it, when it is not opened from elsewhere. */
  trigger?: ReactNode;
  /** False hides the themes. Resellers and clients don't see them: without it, what the provider's `themeFixed` says. */
  canChangeTheme?: boolean;
  /** Told when a theme is chosen, to keep it for the organisation too. */
  onThemeChange?: (theme: ThemeId) => void;
  labels?: Partial<ThemePanelLabels>;
}

/**
 * The sheet in which a person sets how the pages look to them.
 *
 * @example <ThemePanel trigger={<IconButton label="Theme settings">…</IconButton>} />
 */
export const ThemePanel = ({ canChangeTheme, onThemeChange, labels, ...sheet }: ThemePanelProps) => {
  const text = { ...english, ...labels };
  const { themeFixed } = useTheme();
  return (
    <Sheet {...sheet} size="sm" title={text.title} description={text.description} className="ui-theme-panel">
      <ThemeSettings canChangeTheme={canChangeTheme ?? !themeFixed} onThemeChange={onThemeChange} labels={text} />
    </Sheet>
  );
};
