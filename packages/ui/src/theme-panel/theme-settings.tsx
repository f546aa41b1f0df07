"use client";
import type { ReactNode } from "react";
import { SegmentedControl } from "../segmented-control";
import { type Scale, useTheme } from "../theme";
import { ThemeMode, type ThemeModeLabels } from "../theme-mode";
import type { ThemeId } from "../themes";
import { ScaleStepper } from "./scale-stepper";
import { ThemeSwatches } from "./theme-swatches";
import "./theme-panel.css";

interface ThemeSettingsLabels extends ThemeModeLabels {
  scale: string;
  /** A word for each size. */
  scales: Readonly<Record<Scale, string>>;
  smaller: string;
  larger: string;
  inputStyle: string;
  outlined: string;
  filled: string;
  ripple: string;
  on: string;
  off: string;
  themes: string;
}

export interface ThemeSettingsProps {
  canChangeTheme: boolean;
  onThemeChange?: ((theme: ThemeId) => void) | undefined;
  labels: ThemeSettingsLabels;
}

const Setting = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="ui-theme-panel__setting">
    <h3 className="ui-theme-panel__name">{name}</h3>
    {children}
  </div>
);

/** What the panel holds: each setting shows at once. */
export const ThemeSettings = ({ canChangeTheme, onThemeChange, labels: text }: ThemeSettingsProps) => {
  const { theme, scale, inputStyle, ripple, ...set } = useTheme();
  return (
    <>
      <Setting name={text.scale}>
        <ScaleStepper
          value={scale}
          onValueChange={set.setScale}
          label={text.scale}
          smallerLabel={text.smaller}
          largerLabel={text.larger}
          valueLabel={text.scales[scale]}
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
      <Setting name={text.mode}>
        <ThemeMode block labels={text} />
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
