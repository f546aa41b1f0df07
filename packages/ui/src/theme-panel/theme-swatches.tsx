"use client";
import { Check } from "lucide-react";
import { RadioGroup } from "radix-ui";
import { type CSSProperties, useId } from "react";
import { Mark } from "../logo";
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

const Swatch = ({ theme }: { theme: Theme }) => {
  const { surface, primary, text } = theme.swatch;
  const colours = { "--_surface": surface, "--_primary": primary, "--_text": text } as CSSProperties;
  return (
    <RadioGroup.Item
      value={theme.id}
      aria-label={theme.label}
      title={theme.label}
      style={colours}
      data-slot="theme-swatch"
      className="ui-swatch"
    >
      <Mark className="ui-swatch__mark" />
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
