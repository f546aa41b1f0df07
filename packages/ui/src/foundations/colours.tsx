import { Specimen, Specimens } from "./specimen";

const COLOURS = [
  ["bg", "The page"],
  ["surface", "Cards, tables, the sidebar"],
  ["surface-raised", "What floats over the page"],
  ["surface-sunken", "Wells, read-only fields"],
  ["surface-hover", "What the pointer or the keyboard is on"],
  ["border", "Lines that only part"],
  ["control-border", "Lines that are needed to see a control: 3 : 1"],
  ["text-strong", "Titles, labels, what is chosen"],
  ["text", "Text"],
  ["text-muted", "Hints, terms, times: still 4.5 : 1"],
  ["link", "Links in text"],
  ["primary", "Decoration: a mark, a bar, a line"],
  ["primary-solid", "Fills that carry text, with on-primary on them"],
  ["selected-bg", "What is selected, with selected-text on it"],
  ["ring", "Focus: 3 : 1 on every surface"],
  ["success", "It worked, it is open"],
  ["warning", "Look at it before it is late"],
  ["danger", "It failed, it destroys"],
  ["info", "Worth knowing"],
  ["desk-available", "A free desk, with its tick and its word"],
  ["desk-partial", "Free for a part of the time"],
  ["desk-occupied", "Taken"],
  ["desk-hold", "Held back"],
  ["chart-1", "The first series of a chart, in the theme’s own colour; five more follow"],
] as const;

export const Colours = () => (
  <Specimens lead="Named by what they are for, never by their hue: the hue belongs to the theme. A colour never tells anything alone.">
    {COLOURS.map(([name, use]) => (
      <Specimen key={name} token={`--ui-${name}`} use={use}>
        <span className="fd-colour" style={{ background: `var(--ui-${name})` }} />
      </Specimen>
    ))}
  </Specimens>
);
