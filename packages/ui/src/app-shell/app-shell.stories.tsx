import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { BranchSwitcher } from "../branch-switcher";
import { BrandLogo } from "../brand-logo";
import { Button } from "../button";
import { StayHere } from "../link-slot/stay-here.fixture";
import { PageHeader } from "../page-header";
import { Sidebar } from "../sidebar";
import { Topbar } from "../topbar";
import { UserMenu } from "../user-menu";
import { AppShell } from "./app-shell";
import { accountItems, officeGroups } from "./office.fixture";

const meta = {
  title: "Shell/AppShell",
  component: AppShell,
  args: {
    sidebar: (
      <Sidebar header={<BrandLogo organisation={{ orgName: "Athena Reading Rooms" }} />} groups={officeGroups} />
    ),
    topbar: (
      <Topbar
        start={<BranchSwitcher branch="Library Lane" />}
        end={<UserMenu name="Riya Nair" email="owner@athena.test" items={accountItems} />}
      />
    ),
    children: (
      <PageHeader
        title="Bookings"
        description="What visitors asked for, and what you answered."
        actions={<Button variant="primary">New booking</Button>}
      />
    ),
  },
  render: (args) => (
    <StayHere>
      <AppShell {...args} />
    </StayHere>
  ),
  parameters: {
    keyboard: [
      ["Tab, then Enter", "Skips to the page"],
      ["Enter, Space", "Opens the drawer from the top bar's first button"],
      ["Escape", "Closes the drawer; the focus returns"],
    ],
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "Sidebar, top bar and page. From 1024 px the sidebar stays and can shrink to icons; below, the top bar's first button opens it as a drawer that keeps the focus, closes by Escape, by its cross and by going somewhere. The first Tab stop leads past it all. Do use it once, around everything a signed-in person sees; don't put a second navigation beside it.",
      },
    },
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Collapsed: Story = { args: { defaultCollapsed: true } };

export const Phone: Story = { globals: { viewport: { value: "mobile1" } } };

export const Matrix: Story = {
  args: {
    banner: (
      <p
        role="status"
        style={{ padding: "0.5rem 1rem", background: "var(--ui-warning-bg)", color: "var(--ui-warning)" }}
      >
        You are offline. Changes can be made again once the connection is back.
      </p>
    ),
    sidebar: (
      <Sidebar
        header={<BrandLogo organisation={{ orgName: "Thiruvananthapuram District Central Library Reading Rooms" }} />}
        groups={officeGroups}
        footer={<p style={{ padding: "0 0.75rem 0.5rem" }}>Trial: 9 days left</p>}
      />
    ),
    topbar: (
      <Topbar
        start={<BranchSwitcher branch="Second floor of the old university press building, north wing" />}
        end={<UserMenu name="Venkatanarasimharajuvaripeta Subramaniam" items={accountItems} />}
      />
    ),
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const CollapsesByKeyboard: Story = {
  globals: { viewport: { value: "responsive" } },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button", { name: "Collapse sidebar" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(within(canvasElement).getByRole("button", { name: "Expand sidebar" })).toHaveFocus();
    await expect(within(canvasElement).getByRole("link", { name: "Desks" })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(within(canvasElement).getByRole("button", { name: "Collapse sidebar" })).toHaveFocus();
  },
};

export const SkipsToTheContent: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const skip = within(canvasElement).getByRole("link", { name: "Skip to content" });
    await expect(skip).toHaveFocus();
    await expect(document.querySelector(skip.getAttribute("href") ?? "")).toHaveRole("main");
  },
};

export const DrawerByKeyboard: Story = {
  globals: { viewport: { value: "mobile2" } },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole("button", { name: "Open navigation" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const drawer = await screen.findByRole("dialog", { name: "Navigation" });
    await expect(drawer.contains(document.activeElement)).toBe(true);
    await userEvent.tab({ shift: true });
    await expect(drawer.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(opener).toHaveFocus();

    await userEvent.keyboard("{Enter}");
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("link", { name: "Desks" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
