import { Specimen, Specimens } from "./specimen";

const TYPE = [
  ["12", "Table heads, hints, the small print"],
  ["14", "Text and controls: what is worked with"],
  ["16", "Lead sentences, large buttons"],
  ["18", "Titles of cards and sheets"],
  ["22", "Titles of sections"],
  ["28", "The title of a screen"],
  ["36", "Figures that are the point of a page"],
  ["48", "Marketing headlines alone"],
] as const;

export const TypeScale = () => (
  <Specimens lead="One scale, given at scale 14. Text keeps a line height of 1.5 and stays under 75 characters a line; titles take 1.2. Figures in tables, times and money are tabular.">
    {TYPE.map(([px, use], at) => (
      <Specimen key={px} token={`--ui-fs-${at + 1}`} value={`${px} px`} use={use}>
        <span className="fd-type" style={{ fontSize: `var(--ui-fs-${at + 1})` }}>
          A quiet place, ₹1,50,000
        </span>
      </Specimen>
    ))}
  </Specimens>
);

const SPACES = [
  [1, "Between an icon and its word"],
  [2, "Between the parts of a control"],
  [3, "Inside small controls"],
  [4, "Around content on a phone and in cards"],
  [5, "Between the fields of a form"],
  [6, "Around pages on a desktop, at least"],
  [7, "Between groups of fields"],
  [8, "Around pages on a desktop, at most"],
  [10, "Between sections"],
  [12, "Above a page's end"],
] as const;

export const SpaceScale = () => (
  <Specimens lead="A grid of 4 px at scale 14, in rem, so that it grows with the text. Pages breathe, tables are dense but never cramped.">
    {SPACES.map(([step, use]) => (
      <Specimen key={step} token={`--ui-sp-${step}`} value={`${step * 4} px`} use={use}>
        <span className="fd-space" style={{ inlineSize: `var(--ui-sp-${step})` }} />
      </Specimen>
    ))}
  </Specimens>
);

const RADII = [
  ["radius", "Buttons, fields, tiles. The theme decides: from none to a pill."],
  ["radius-lg", "Cards, sheets, lists that float: twice the theme's"],
  ["radius-full", "Badges, avatars, switches"],
] as const;

export const Radii = () => (
  <Specimens lead="How round things are belongs to the theme; how the sizes relate does not.">
    {RADII.map(([name, use]) => (
      <Specimen key={name} token={`--ui-${name}`} use={use}>
        <span className="fd-box" style={{ borderRadius: `var(--ui-${name})` }} />
      </Specimen>
    ))}
  </Specimens>
);

const LEVELS = [
  ["none", "border", "What lies in the page: a border first, no shadow"],
  ["shadow-1", "cards", "Cards that can be told from the page by it"],
  ["shadow-2", "overlays", "What floats: menus, dialogs, toasts"],
] as const;

export const Levels = () => (
  <Specimens lead="Two elevations are enough: one for cards, one for overlays. Borders come before shadows.">
    {LEVELS.map(([name, value, use]) => (
      <Specimen key={name} token={name === "none" ? "--ui-border" : `--ui-${name}`} value={value} use={use}>
        <span
          className="fd-box"
          style={{
            boxShadow: name === "none" ? "none" : `var(--ui-${name})`,
            background: name === "shadow-2" ? "var(--ui-surface-raised)" : "var(--ui-surface)",
          }}
        />
      </Specimen>
    ))}
  </Specimens>
);

const MOTIONS = [
  ["fast", "120 ms", "Hover, press, leaving"],
  ["normal", "180 ms", "Coming: sheets, menus, notices"],
] as const;

export const Motions = () => (
  <Specimens lead="Opacity and transform only, easing out; nothing bounces. Reduced motion sets both durations to nothing. Point at a bar.">
    {MOTIONS.map(([name, value, use]) => (
      <Specimen key={name} token={`--ui-${name}`} value={value} use={use}>
        <span className="fd-motion" style={{ transitionDuration: `var(--ui-${name})` }} />
      </Specimen>
    ))}
  </Specimens>
);
