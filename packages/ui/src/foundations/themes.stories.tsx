import type { Meta, StoryObj } from "@storybook/react-vite";
import { type CSSProperties, useLayoutEffect, useState } from "react";
import { expect, within } from "storybook/test";
import { type Measured, measureThemes, PAIRS } from "./measure";
import { ThemeCards } from "./theme-cards";
import "./foundations.css";

const cell = (front: string, back: string, needs: number): CSSProperties =>
  // What needs 3 is a line, not text: it is drawn as one.
  needs < 4.5 ? { borderInlineStart: `4px solid ${front}` } : { background: back, color: front };

const Ratios = () => {
  const [rows, setRows] = useState<Measured[]>([]);
  useLayoutEffect(() => setRows(measureThemes()), []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <section aria-label="Contrast of every theme" tabIndex={0} className="fd-scroll">
      <table className="fd-ratios">
        <caption>{rows.length} themes, measured in this browser; text needs 4.5, lines 3.</caption>
        <thead>
          <tr>
            <th scope="col">Theme</th>
            {PAIRS.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ theme, tokens, ratios }) => (
            <tr key={theme.id}>
              <th scope="row">{theme.id}</th>
              {PAIRS.map(({ name, front, back, needs }, at) => (
                <td
                  key={name}
                  style={cell(tokens[`--ui-${front}`] ?? "", tokens[`--ui-${back}`] ?? "", needs)}
                  data-passes={(ratios[at] ?? 0) >= needs}
                >
                  {ratios[at]?.toFixed(1)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const meta = {
  title: "Foundations/Themes",
  component: ThemeCards,
  parameters: {
    docs: {
      description: {
        component:
          "A theme is a set of tokens; every component is drawn with tokens alone. The colours are generated from `data/` and nudged until they pass WCAG 2.2 AA, and all of it is measured again here, in your browser. `pnpm tokens` builds them; the README says how to add one.",
      },
    },
  },
} satisfies Meta<typeof ThemeCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryTheme: Story = {
  play: async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole("button")
      .filter((button) => !button.closest("[inert]"));
    await expect(names).toHaveLength(56);
  },
};

export const AllThemesWithLiveRatios: Story = {
  render: () => <Ratios />,
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole("table");
    await expect(table.querySelectorAll("tbody tr")).toHaveLength(56);
    await expect(table.querySelectorAll('[data-passes="true"]')).toHaveLength(56 * PAIRS.length);
  },
};
