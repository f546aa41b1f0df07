"use client";
import { type ReactNode, useId } from "react";
import { SegmentedControl } from "../segmented-control";
import { useTheme } from "../theme";
import type { ThemeId } from "../themes";
import { ScaleStepper } from "./scale-stepper";
import { ThemeSwatches } from "./theme-swatches";
import "./theme-panel.css";

interface ThemeSettingsLabels {
  scale: string;
  smaller: string;
  larger: string;
  inputStyle: string;
  outlined: string;
  filled: string;
  ripple: string;
  on: string;
  off: string;
  mode: string;
  light: string;
  dark: string;
  noTwin: string;
  themes: string;
}

export interface ThemeSettingsProps {
  canChangeTheme: boolean;
  onThemeChange?: ((theme: ThemeId) => void) | undefined;
  labels: ThemeSettingsLabels;
}

const Setting = ({ name, hint, children }: { name: string; hint?: ReactNode; children: ReactNode }) => (
  <div className="ui-theme-panel__setting">
    <h3 className="ui-theme-panel__name">{name}</h3>
    {children}
    {hint}
  </div>
);

/** What the panel holds: each setting shows at once. */
export const ThemeSettings = ({ canChangeTheme, onThemeChange, labels: text }: ThemeSettingsProps) => {
  const hintId = useId();
  const { theme, scale, inputStyle, ripple, dark, hasTwin, ...set } = useTheme();
  const mode = (value: "light" | "dark", label: string) => ({
    value,
    label,
    disabled: !hasTwin && theme.mode !== value,
  });
  return (
    <>
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
    </>
  );
};
