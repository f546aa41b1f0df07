import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../button";
import { Card } from "./card";

const meta = {
  title: "Data/Card",
  component: Card,
  args: {
    title: "Opening hours",
    description: "What people can book, branch by branch.",
    actions: <Button size="sm">Edit hours</Button>,
    children: <p>Monday to Saturday, 06:00–22:00</p>,
  },
  parameters: {
    docs: { description: { component: "Frames one thing. Do keep cards flat; don't put a card into a card." } },
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("region", { name: "Opening hours" })).toBeVisible();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fit, minmax(16rem, 1fr))" }}>
      <Card {...args} />
      <Card {...args} title="With a footer" footer={<Button size="sm">Save hours</Button>} />
      <Card {...args} title="Unpadded" padded={false}>
        <div style={{ blockSize: "4rem", background: "var(--ui-surface-hover)" }} />
      </Card>
      <Card>Without a title</Card>
      <Card {...args} title="Reading room of the Raja Rammohan Roy study hall, second floor, quiet wing" />
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: "rtl" }, args: { title: "ساعات العمل" } };
