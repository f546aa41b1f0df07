import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Switch } from "../switch";
import { ClientFooter } from "./client-footer";

const meta = {
  title: "Shell/ClientFooter",
  component: ClientFooter,
  args: {
    note: "Harbour Works",
    links: [
      { label: "Home", href: "#home" },
      { label: "Privacy Policy", href: "#privacy" },
      { label: "Terms", href: "#terms" },
    ],
    socialLinks: { twitter: "https://twitter.test/harbour", facebook: null, linkedin: "https://linkedin.test/harbour" },
  },
  parameters: {
    keyboard: [["Tab", "Moves between the links"]],
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "Home, Privacy Policy, Terms; the networks only where the organisation named them. Don't add Carrel's own links: the site is the organisation's.",
      },
    },
  },
} satisfies Meta<typeof ClientFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const social = within(canvasElement).getByRole("list", { name: "Social media" });
    await expect(within(social).getAllByRole("link")).toHaveLength(2);
    await expect(within(social).getByRole("link", { name: "LinkedIn" })).toHaveAttribute("target", "_blank");
  },
};

export const NoNetworks: Story = {
  // What an organisation typed that is no address of the web is left out as well.
  args: { socialLinks: { twitter: "", facebook: "javascript:alert(1)" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("list", { name: "Social media" })).toBeNull();
    await expect(within(canvasElement).getAllByRole("link")).toHaveLength(3);
  },
};

export const Choice: Story = {
  args: { choice: <Switch label="Count my visit" description="Which steps are reached, and when." defaultChecked /> },
  play: async ({ canvasElement }) => {
    const choice = within(canvasElement).getByRole("switch", { name: "Count my visit" });
    await userEvent.click(choice);
    await expect(choice).not.toBeChecked();
  },
};

export const Matrix: Story = {
  args: {
    note: "Thiruvananthapuram District Central Library Reading Rooms and Study Halls",
    socialLinks: {
      twitter: "https://twitter.test/library",
      facebook: "https://facebook.test/library",
      linkedin: "https://linkedin.test/library",
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: "mobile1" } } };
