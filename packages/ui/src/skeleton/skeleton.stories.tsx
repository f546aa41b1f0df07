import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Skeleton } from "./skeleton";

const meta = {
  title: "Feedback/Skeleton",
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component:
          "Stands in the final geometry while data loads, and only after 200 ms. Give it the size of what comes; set aria-busy on the region. For one control, its own loading state is enough. Do keep what is known, like headings; don't animate more than one region.",
      },
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <div
      aria-busy="true"
      style={{ display: "grid", gap: "1rem", gridTemplateColumns: "auto 1fr", alignItems: "center", maxWidth: "40rem" }}
    >
      <Skeleton shape="circle" />
      <Skeleton lines={2} />
      <Skeleton shape="circle" width="4rem" />
      <Skeleton shape="rect" height="8rem" />
      <span />
      <Skeleton lines={1} width="50%" />
    </div>
  ),
};

export const HiddenFromScreenReaders: Story = {
  args: { lines: 4 },
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector("[data-slot=skeleton]");
    await expect(skeleton).toHaveAttribute("aria-hidden", "true");
    await expect(skeleton?.children).toHaveLength(4);
  },
};
