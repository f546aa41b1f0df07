import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../button";
import { Logo } from "../logo";
import { MarketingFooter } from "./marketing-footer";

const meta = {
  title: "Shell/MarketingFooter",
  component: MarketingFooter,
  args: {
    owner: "Carrel",
    year: 2025,
    logo: <Logo />,
    pitch: "Quiet places, well kept.",
    action: (
      <Button asChild variant="primary">
        <a href="/auth/register">Get Started Free</a>
      </Button>
    ),
    columns: [
      { title: "Product", links: ["Features", "Pricing", "Demo"].map((label) => ({ label, href: `#${label}` })) },
      { title: "Company", links: ["About", "Contact"].map((label) => ({ label, href: `#${label}` })) },
      { title: "Support", links: ["Documentation", "Status"].map((label) => ({ label, href: `#${label}` })) },
      { title: "Legal", links: ["Privacy Policy", "Terms"].map((label) => ({ label, href: `#${label}` })) },
    ],
  },
  parameters: {
    keyboard: [["Tab", "Moves between the links"]],
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "Four columns, the last way in, the copyright. Each column is a named list of links. Do keep the four columns; don't repeat the header.",
      },
    },
  },
} satisfies Meta<typeof MarketingFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement).getByRole("contentinfo");
    await expect(within(footer).getByRole("link", { name: "Get Started Free" })).toHaveAttribute(
      "href",
      "/auth/register",
    );
    await expect(within(within(footer).getByRole("navigation", { name: "Legal" })).getAllByRole("link")).toHaveLength(
      2,
    );
    await expect(within(footer).getByText("© 2025 Carrel")).toBeVisible();
  },
};

export const Matrix: Story = {
  args: {
    logo: undefined,
    pitch: undefined,
    action: undefined,
    note: "Made for places where people work.",
    columns: [
      {
        title: "Product",
        links: [{ label: "Bookings by QR code, on your website and at the front desk", href: "#long" }],
      },
      { title: "Legal", links: [{ label: "Terms", href: "#terms" }] },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: "mobile1" } } };
