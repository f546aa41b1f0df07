"use client";
import { type ReactNode, useId } from "react";
import { SegmentedControl } from "../segmented-control";
import { Sheet } from "../sheet";
import { useTheme } from "../theme";
import type { ThemeId } from "../themes";
import { ScaleStepper } from "./scale-stepper";
import { ThemeSwatches } from "./theme-swatches";
import "./theme-panel.css";

const english = {
  title: "Theme settings",
  description: "Kept on this device.",
  scale: "Scale",
  smaller: "Smaller",
  larger: "Larger",
  inputStyle: "Input style",
  outlined: "Outlined",
  filled: "Filled",
  ripple: "Ripple",
  on: "On",
  off: "Off",
  mode: "Mode",
  light: "Light",
  dark: "Dark",
  noTwin: "This theme has one mode only.",
  themes: "Themes",
};

export type ThemePanelLabels = typeof english;

export interface ThemePanelProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it, when it is not opened from elsewhere. */
  trigger?: ReactNode;
  /** False for resellers and clients: their organisation's theme stays. */
  canChangeTheme?: boolean;
  /** Told when a theme is chosen, to keep it for the organisation too. */
  onThemeChange?: (theme: ThemeId) => void;
  labels?: Partial<ThemePanelLabels>;
}

const Setting = ({ name, hint, children }: { name: string; hint?: ReactNode; children: ReactNode }) => (
  <div className="ui-theme-panel__setting">
    <h3 className="ui-theme-panel__name">{name}</h3>
    {children}
    {hint}
  </div>
);

/**
 * The sheet in which a person sets how the pages look to them.
 *
 * @example <ThemePanel trigger={<IconButton label="Theme settings">…</IconButton>} canChangeTheme={!isReseller && !isClient} />
 */
export const ThemePanel = ({ canChangeTheme = true, onThemeChange, labels, ...sheet }: ThemePanelProps) => {
  const text = { ...english, ...labels };
  const hintId = useId();
  const { theme, scale, inputStyle, ripple, dark, hasTwin, ...set } = useTheme();
  const mode = (value: "light" | "dark", label: string) => ({
    value,
    label,
    disabled: !hasTwin && theme.mode !== value,
  });
  return (
    <Sheet {...sheet} size="sm" title={text.title} description={text.description} className="ui-theme-panel">
      <Setting name={text.scale}>
        <ScaleStepper
          value={scale}
          onValueChange={set.setScale}
          label={text.scale}
          smallerLabel={text.smaller}
          largerLabel={text.larger}
        />
      </Setting>
      <Setting name={text.inputStyle}>
        <SegmentedControl
          block
          label={text.inputStyle}
          value={inputStyle}
          onValueChange={set.setInputStyle}
          options={[
            { value: "outlined", label: text.outlined },
            { value: "filled", label: text.filled },
          ]}
        />
      </Setting>
      <Setting name={text.ripple}>
        <SegmentedControl
          block
          label={text.ripple}
          value={ripple ? "on" : "off"}
          onValueChange={(value) => set.setRipple(value === "on")}
          options={[
            { value: "on", label: text.on },
            { value: "off", label: text.off },
          ]}
        />
      </Setting>
      <Setting
        name={text.mode}
        hint={
          !hasTwin && (
            <p id={hintId} className="ui-theme-panel__hint">
              {text.noTwin}
            </p>
          )
        }
      >
        <SegmentedControl
          block
          label={text.mode}
          value={dark ? "dark" : "light"}
          onValueChange={(value) => set.setDark(value === "dark")}
          options={[mode("light", text.light), mode("dark", text.dark)]}
          aria-describedby={hasTwin ? undefined : hintId}
        />
      </Setting>
      {canChangeTheme && (
        <Setting name={text.themes}>
          <ThemeSwatches
            label={text.themes}
            value={theme.id}
            onValueChange={(id) => {
              set.setTheme(id);
              onThemeChange?.(id);
            }}
          />
        </Setting>
      )}
    </Sheet>
  );
};
