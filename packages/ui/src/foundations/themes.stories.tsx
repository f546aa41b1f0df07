import type { Meta, StoryObj } from "@storybook/react-vite";
import { type CSSProperties, useLayoutEffect, useState } from "react";
import { expect, within } from "storybook/test";
import { parse, ratio } from "../../scripts/colour.mjs";
import { themes } from "../themes";

/** Text needs 4.5, control borders and focus rings 3 (WCAG 2.2 AA). */
const PAIRS = [
  { name: "Text", front: "text", back: "surface", needs: 4.5 },
  { name: "Muted on page", front: "text-muted", back: "bg", needs: 4.5 },
  { name: "Muted on hover", front: "text-muted", back: "surface-hover", needs: 4.5 },
  { name: "Link", front: "link", back: "surface", needs: 4.5 },
  { name: "Primary fill", front: "on-primary", back: "primary-solid", needs: 4.5 },
  { name: "Selected", front: "selected-text", back: "selected-bg", needs: 4.5 },
  { name: "Danger", front: "danger", back: "bg", needs: 4.5 },
  { name: "Free desk", front: "desk-available", back: "bg", needs: 4.5 },
  { name: "Control border", front: "control-border", back: "surface", needs: 3 },
  { name: "Focus ring", front: "ring", back: "bg", needs: 3 },
];

type Row = { id: string; cells: { front: string; back: string; has: number; needs: number }[] };

/** Puts each theme on the page for a moment, between two paints, and reads what the browser makes of it. */
const measure = (): Row[] => {
  const root = document.documentElement;
  const shown = root.dataset.theme;
  const style = getComputedStyle(root);
  const token = (name: string) => style.getPropertyValue(`--ui-${name}`).trim();
  const rows = themes.map(({ id }) => {
    root.dataset.theme = id;
    const cells = PAIRS.map(({ front, back, needs }) => {
      const [a, b] = [token(front), token(back)];
      return { front: a, back: b, has: ratio(parse(a), parse(b)), needs };
    });
    return { id, cells };
  });
  root.dataset.theme = shown;
  return rows;
};

const cell: CSSProperties = { padding: "0.25rem 0.5rem", textAlign: "start", whiteSpace: "nowrap" };
const swatch = (front: string, back: string, needs: number): CSSProperties =>
  // What needs 3 is a line, not text: it is drawn as one.
  needs < 4.5
    ? { ...cell, background: back, borderInlineStart: `4px solid ${front}`, color: "#000", backgroundColor: "#fff" }
    : { ...cell, background: back, color: front };

const Themes = () => {
  const [rows, setRows] = useState<Row[]>([]);
  useLayoutEffect(() => setRows(measure()), []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <section aria-label="Contrast of every theme" tabIndex={0} style={{ overflowX: "auto" }}>
      <table>
        <caption style={{ textAlign: "start", paddingBlockEnd: "1rem" }}>
          {themes.length} themes, measured in this browser; text needs 4.5, lines 3.
        </caption>
        <thead>
          <tr>
            <th scope="col" style={cell}>
              Theme
            </th>
            {PAIRS.map(({ name }) => (
              <th key={name} scope="col" style={cell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              <th scope="row" style={{ ...cell, fontWeight: 500 }}>
                {id}
              </th>
              {cells.map(({ front, back, has, needs }, index) => (
                <td key={PAIRS[index]?.name} style={swatch(front, back, needs)} data-passes={has >= needs}>
                  {has.toFixed(1)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const meta = { title: "Foundations/Themes", component: Themes } satisfies Meta<typeof Themes>;
export default meta;

export const AllThemesWithLiveRatios: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole("table");
    await expect(table.querySelectorAll("tbody tr")).toHaveLength(56);
    await expect(table.querySelectorAll('[data-passes="true"]')).toHaveLength(56 * PAIRS.length);
  },
};
