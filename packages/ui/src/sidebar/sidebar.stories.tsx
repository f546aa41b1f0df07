import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { officeGroups } from "../app-shell/office.fixture";
import { ShellContext } from "../app-shell/shell-context";
import { BrandLogo } from "../brand-logo";
import { Sidebar } from "./sidebar";

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
      ["Enter, Space", "On the last button: narrows it to icons, or widens it"],
    ],
    docs: {
      description: {
        component:
          "The places, in groups: Today, Place, People, Money, Website, Organisation. Show only those the person may enter. The place one is in has a bar and a fill, and is told as the current page. Do keep the order of the groups on every screen; don't put actions among the places.",
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
