import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button";
import { StayHere } from "../link-slot/stay-here.fixture";
import { Logo } from "../logo";
import { MarketingHeader, type MarketingHeaderProps } from "./marketing-header";

const Page = (args: MarketingHeaderProps) => (
  <StayHere>
    <MarketingHeader {...args} />
    <main id="main" tabIndex={-1} style={{ minBlockSize: "200vh", padding: "2rem" }}>
      <h1>Every desk, every hour, in one place</h1>
    </main>
  </StayHere>
);

const meta = {
  title: "Shell/MarketingHeader",
  component: MarketingHeader,
  args: {
    logo: (
      <a href="#home">
        <Logo />
      </a>
    ),
    links: [
      { label: "Features", href: "#features", active: true },
      { label: "Pricing", href: "#pricing" },
      { label: "About", href: "#about" },
      { label: "Contact", href: "#contact" },
    ],
    actions: (
      <>
        <Button variant="ghost">Sign in</Button>
        <Button variant="primary">Get started</Button>
      </>
    ),
  },
  render: (args) => <Page {...args} />,
  parameters: {
    keyboard: [
      ["Tab", "Moves between the links"],
      ["Enter, Space", "On a phone, opens and closes the menu"],
      ["Escape", "Closes the menu; the focus returns"],
    ],
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "Clear at the top of the page, solid once it is scrolled by more than 50 px. On phones the links move behind a button that says whether they are shown; Escape closes them and the focus returns. Do keep to five links; don't let it cover what a link jumps to.",
      },
    },
  },
} satisfies Meta<typeof MarketingHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: "responsive" } } };

export const Matrix: Story = {
  args: {
    logo: <Logo name="Thiruvananthapuram District Reading Rooms" />,
    links: [
      { label: "Features and everything else", href: "#features" },
      { label: "Pricing", href: "#pricing" },
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const SolidPast50Pixels: Story = {
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole("banner");
    await waitFor(() => expect(header).toHaveAttribute("data-state", "clear"));
    window.scrollTo(0, 51);
    await waitFor(() => expect(header).toHaveAttribute("data-state", "solid"));
    window.scrollTo(0, 49);
    await waitFor(() => expect(header).toHaveAttribute("data-state", "clear"));
    window.scrollTo(0, 0);
  },
};

export const PhoneMenuByKeyboard: Story = {
  globals: { viewport: { value: "mobile2" } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const toggle = page.getByRole("button", { name: "Open menu" });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(page.queryByRole("link", { name: "Pricing" })).toBeNull();
    toggle.focus();
    await userEvent.keyboard("{Enter}");
    await expect(toggle).toHaveAccessibleName("Close menu");
    await userEvent.tab();
    await expect(page.getByRole("link", { name: "Features" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(toggle).toHaveFocus();
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{Enter}");
    await userEvent.click(page.getByRole("link", { name: "Pricing" }));
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
  },
};
