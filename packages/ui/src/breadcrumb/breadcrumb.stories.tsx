import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Breadcrumb } from "./breadcrumb";

const meta = {
  title: "Shell/Breadcrumb",
  component: Breadcrumb,
  args: { items: [{ label: "Branches", href: "#branches" }, { label: "Library Lane" }] },
  parameters: {
    keyboard: [
      ["Tab", "Moves between the links"],
      ["Enter", "Follows one"],
    ],
    docs: {
      description: {
        component:
          "The way back up. The last is where one is, and no link. Do use the names of the screens; don't show it where there is only one level.",
      },
    },
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Library Lane")).toHaveAttribute("aria-current", "page");
    await expect(within(canvasElement).getAllByRole("link")).toHaveLength(1);
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "1rem", inlineSize: "22.5rem" }}>
      <Breadcrumb label="Short" items={[{ label: "Bookings" }]} />
      <Breadcrumb
        label="Long"
        items={[
          { label: "Branches", href: "#branches" },
          { label: "Second floor of the old university press building", href: "#branch" },
          { label: "Desks", href: "#desks" },
          { label: "A14" },
        ]}
      />
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };
