import type { Meta, StoryObj } from "@storybook/react-vite";
import { Footprints, KeyRound } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { officeGroups } from "../app-shell/office.fixture";
import { ShellContext } from "../app-shell/shell-context";
import { BrandLogo } from "../brand-logo";
import { Sidebar, type SidebarProps } from "./sidebar";

const collapsedShell = {
  place: "column" as const,
  collapsed: true,
  setCollapsed: () => undefined,
  drawerOpen: false,
  setDrawerOpen: () => undefined,
};

const meta = {
  title: "Shell/Sidebar",
  component: Sidebar,
  args: { groups: officeGroups, header: <BrandLogo organisation={{ orgName: "Athena Reading Rooms" }} /> },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "17rem", blockSize: "36rem", border: "1px solid var(--ui-border)" }}>{Story()}</div>
    ),
  ],
  parameters: {
    keyboard: [
      ["Tab", "Moves between the places"],
      ["Enter", "Goes there"],
      ["Enter, Space", "On the name of a folded group: shows its places, or hides them"],
      ["Enter, Space", "On the last button: narrows it to icons, or widens it"],
    ],
    docs: {
      description: {
        component:
          "The places, in groups: Today, Place, People, Money, Website, Organisation. Show only those the person may enter. The place one is in has a bar and a fill, and is told as the current page. What is rarely needed can be folded below its group's name. Do keep the order of the groups on every screen; don't put actions among the places.",
      },
    },
  },
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bookings = within(canvasElement).getByRole("link", { name: /Bookings/ });
    await expect(bookings).toHaveAttribute("aria-current", "page");
    await expect(within(canvasElement).getByRole("list", { name: "Place" })).toBeVisible();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("link", { name: "Dashboard" })).toHaveFocus();
  },
};

export const Matrix: Story = {
  args: {
    groups: [
      ...officeGroups,
      {
        label: "Website",
        items: [
          {
            href: "#domain",
            label: "Domain, sub-domain and the records that your provider asks for",
            icon: officeGroups[0]?.items[0]?.icon,
          },
        ],
      },
    ],
    footer: <p style={{ padding: "0.5rem 0.75rem" }}>Trial: 9 days left</p>,
  },
};

const rare = {
  label: "More",
  items: [
    { href: "#tracking", label: "Tracking", icon: <Footprints strokeWidth={1.5} /> },
    { href: "#api-keys", label: "API keys", icon: <KeyRound strokeWidth={1.5} /> },
  ],
};

const Rare = (args: SidebarProps) => {
  const [open, onOpenChange] = useState(false);
  return <Sidebar {...args} groups={[...args.groups, { ...rare, folded: { open, onOpenChange } }]} />;
};

/** What is rarely needed stays in reach, and out of the way. */
export const Folded: Story = {
  render: (args) => <Rare {...args} />,
  play: async ({ canvasElement }) => {
    const sidebar = within(canvasElement);
    const more = sidebar.getByRole("button", { name: "More" });
    await expect(more).toHaveAttribute("aria-expanded", "false");
    await expect(sidebar.queryByRole("link", { name: "Tracking" })).toBeNull();
    more.focus();
    await userEvent.keyboard("{Enter}");
    await expect(more).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab();
    await expect(sidebar.getByRole("link", { name: "Tracking" })).toHaveFocus();
    await expect(sidebar.getByRole("list", { name: "More" })).toBeVisible();
  },
};

/** While one is in a place of it, it stands there as other groups do. */
export const FoldedAround: Story = {
  args: {
    groups: [
      ...officeGroups.slice(1),
      {
        ...rare,
        items: rare.items.map((item, at) => ({ ...item, active: at === 0 })),
        folded: { open: false, onOpenChange: fn() },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Tracking" })).toBeVisible();
    await expect(within(canvasElement).queryByRole("button", { name: "More" })).toBeNull();
  },
};

/** Of icons alone, its own says what it is. */
export const FoldedToIcons: Story = {
  render: (args) => (
    <ShellContext value={collapsedShell}>
      <div style={{ inlineSize: "4.5rem", blockSize: "100%" }}>
        <Rare {...args} />
      </div>
    </ShellContext>
  ),
  play: async ({ canvasElement }) => {
    const sidebar = within(canvasElement);
    await userEvent.click(sidebar.getByRole("button", { name: "More" }));
    await expect(sidebar.getByRole("link", { name: "API keys" })).toBeVisible();
  },
};

export const Collapsed: Story = {
  render: (args) => (
    <ShellContext value={collapsedShell}>
      <div style={{ inlineSize: "4.5rem", blockSize: "100%" }}>
        <Sidebar {...args} />
      </div>
    </ShellContext>
  ),
  play: async ({ canvasElement }) => {
    const seats = within(canvasElement).getByRole("link", { name: "Desks" });
    seats.focus();
    await waitFor(() => expect(document.querySelector("[data-slot=tooltip]")).toHaveTextContent("Desks"));
    await expect(within(canvasElement).getByRole("button", { name: "Expand sidebar" })).toBeVisible();
  },
};
