import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Link } from "./link";

const meta = {
  title: "Actions/Link",
  component: Link,
  args: { href: "#bookings", children: "All bookings" },
  parameters: {
    keyboard: [["Enter", "Follows it"]],
    docs: {
      description: {
        component:
          "Leads elsewhere; what does something here is a Button. Do name the place (“Opening hours of Indiranagar”); don't write “click here”. Enter follows it.",
      },
    },
  },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "1rem", justifyItems: "start", maxInlineSize: "28rem" }}>
      <p>
        Desk A14 is taken until 12:00. See <Link href="#desks">the desks that are free at ten</Link> or{" "}
        <Link href="https://example.org/map" external>
          the way to the reading room
        </Link>
        .
      </p>
      <Link variant="quiet" href="#branch">
        Indiranagar
      </Link>
      <Link variant="standalone" href="#plans">
        Compare the fee plans
      </Link>
      <Link asChild>
        <a href="#router">Through a router</a>
      </Link>
    </div>
  ),
};

export const ExternalSaysSo: Story = {
  args: { external: true, href: "https://example.org/map", children: "Map" },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Map (opens in a new tab)" });
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    await expect(link).toHaveAttribute("target", "_blank");
  },
};
