import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import * as drawings from "./drawings";
import { Illustration } from "./illustration";

const names = ["desks", "bookings", "branches", "plans", "search-nothing", "forbidden", "error", "not-found"] as const;

const meta = {
  title: "Feedback/Illustration",
  component: Illustration,
  args: { name: "desks" },
  parameters: {
    docs: {
      description: {
        component:
          "Rooms drawn in plan out of the carrel, for empty states. Decoration, unless a label describes it. The eight of `Illustration` are in every app that has an empty state; each of the others is a component of its own, so that an app carries only what it shows. Do let it follow the theme; don't tell with it what no words say.",
      },
    },
  },
} satisfies Meta<typeof Illustration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: "2rem" }}>
      {names.map((name) => (
        <figure key={name}>
          <Illustration name={name} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
      {Object.entries(drawings).map(([name, Drawing]) => (
        <figure key={name}>
          <Drawing />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  ),
};

export const Labelled: Story = {
  args: { name: "branches", label: "Three branches joined by a path" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: "Three branches joined by a path" })).toBeVisible();
  },
};
