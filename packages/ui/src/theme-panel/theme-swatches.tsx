"use client";
import { Check } from "lucide-react";
import { RadioGroup } from "radix-ui";
import { type CSSProperties, useId } from "react";
import { type Theme, type ThemeId, themes } from "../themes";
import { families } from "./families";
import "./theme-panel.css";

export interface ThemeSwatchesProps {
  value: ThemeId;
  onValueChange: (theme: ThemeId) => void;
  label: string;
  /** The families' level in the page's outline. */
  headingLevel?: 3 | 4;
}

/** A page of the theme, small. */
const Picture = () => (
  <svg viewBox="0 0 72 44" aria-hidden="true" className="ui-swatch__picture">
    <rect width="72" height="44" fill="var(--_bg)" />
    <rect x="7" y="7" width="58" height="30" rx="3" fill="var(--_surface)" />
    <rect x="13" y="13" width="30" height="3" rx="1.5" fill="var(--_text)" />
    <rect x="13" y="19" width="42" height="2" rx="1" fill="var(--_text)" opacity="0.5" />
    <rect x="13" y="25" width="20" height="7" rx="2" fill="var(--_primary)" />
  </svg>
);

/** Without its family's name, which stands above it: "Dark blue" of "Lara dark blue". */
const shortName = ({ label, group }: Theme) => {
  const short = label.startsWith(`${group} `) ? label.slice(group.length + 1) : label;
  return short.charAt(0).toUpperCase() + short.slice(1);
};

const Swatch = ({ theme }: { theme: Theme }) => {
  const { bg, surface, primary, text } = theme.swatch;
  const colours = { "--_bg": bg, "--_surface": surface, "--_primary": primary, "--_text": text } as CSSProperties;
  return (
    <RadioGroup.Item
      value={theme.id}
      aria-label={theme.label}
      style={colours}
      data-slot="theme-swatch"
      className="ui-swatch"
    >
      <Picture />
      <span>{shortName(theme)}</span>
      <RadioGroup.Indicator className="ui-swatch__check">
        <Check strokeWidth={2.5} />
      </RadioGroup.Indicator>
    </RadioGroup.Item>
  );
};

/** All themes by family, as one radio group. */
export const ThemeSwatches = ({ value, onValueChange, label, headingLevel = 4 }: ThemeSwatchesProps) => {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const choose = (chosen: string) => {
    const theme = themes.find((candidate) => candidate.id === chosen);
    if (theme) onValueChange(theme.id);
  };
  return (
    <RadioGroup.Root value={value} onValueChange={choose} aria-label={label} className="ui-swatches">
      {families.map(({ name, members }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce each family as a form of its own
        <div key={name} role="group" aria-labelledby={`${id}${name}`}>
          <Heading id={`${id}${name}`} className="ui-swatches__family">
            {name}
          </Heading>
          <div className="ui-swatches__row">
            {members.map((theme) => (
              <Swatch key={theme.id} theme={theme} />
            ))}
          </div>
        </div>
      ))}
    </RadioGroup.Root>
  );
};
