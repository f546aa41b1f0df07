import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { BrandLogo } from "../brand-logo";
import { ClientHeader } from "./client-header";

const branches = [
  { id: "pier", name: "Pier 4" },
  { id: "mill", name: "Old Mill" },
];

const meta = {
  title: "Shell/ClientHeader",
  component: ClientHeader,
  args: {
    brand: <BrandLogo organisation={{ orgName: "Harbour Works" }} />,
    home: "#home",
    branches,
    value: "pier",
    onBranchChange: fn(),
    links: [
      { label: "Book", href: "#book", active: true },
      { label: "My bookings", href: "#mine" },
    ],
  },
  parameters: {
    keyboard: [
      ["Tab", "Moves between logo, branch and links"],
      ["Enter", "Follows a link"],
    ],
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "An organisation's own site. The branch picker is there only where there is something to pick. Do keep to the organisation's brand; don't put a menu behind a button for two links.",
      },
    },
  },
} satisfies Meta<typeof ClientHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Harbour Works" })).toHaveAttribute("href", "#home");
    const picker = within(canvasElement).getByRole("combobox", { name: "Branch" });
    await expect(
      within(picker)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["Pier 4", "Old Mill"]);
    await userEvent.selectOptions(picker, "Old Mill");
    await expect(args.onBranchChange).toHaveBeenCalledWith("mill");
  },
};

export const OneBranch: Story = {
  args: { branches: branches.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("combobox")).toBeNull();
  },
};

export const Matrix: Story = {
  args: {
    brand: <BrandLogo organisation={{ orgName: "Thiruvananthapuram District Central Library Reading Rooms" }} />,
    branches: [...branches, { id: "press", name: "Second floor of the old university press building, north wing" }],
    value: "press",
  },
};

export const Phone: Story = { globals: { viewport: { value: "mobile1" } } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
