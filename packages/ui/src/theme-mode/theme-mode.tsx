"use client";
import { useId } from "react";
import { SegmentedControl, type SegmentedControlProps } from "../segmented-control";
import { useTheme } from "../theme";
import "./theme-mode.css";

type Mode = ReturnType<typeof useTheme>["mode"];

/** The words without `labels`. */
export const english = {
  mode: "Mode",
  light: "Light",
  dark: "Dark",
  system: "System",
  noTwin: "This theme has one mode only.",
};

export type ThemeModeLabels = typeof english;

export interface ThemeModeProps extends Pick<SegmentedControlProps<Mode>, "size" | "block" | "className"> {
  labels?: Partial<ThemeModeLabels>;
}

/**
 * Light pages, dark ones, or as the device has them; kept on the device, seen at once.
 *
 * @example <ThemeMode size="sm" />
 */
export const ThemeMode = ({ labels, ...control }: ThemeModeProps) => {
  const text = { ...english, ...labels };
  const hintId = useId();
  const { theme, mode, hasTwin, setMode } = useTheme();
  const option = (value: Mode) => ({
    value,
    label: text[value],
    disabled: !hasTwin && value !== "system" && value !== theme.mode,
  });
  return (
    <div data-slot="theme-mode">
      <SegmentedControl
        {...control}
        label={text.mode}
        value={mode}
        onValueChange={setMode}
        options={[option("light"), option("dark"), option("system")]}
        aria-describedby={hasTwin ? undefined : hintId}
      />
      {!hasTwin && (
        <p id={hintId} className="ui-theme-mode__hint">
          {text.noTwin}
        </p>
      )}
    </div>
  );
};
