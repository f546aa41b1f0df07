import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button";
import { expectWholePageAccessible, WholePage } from "../dropdown-menu/whole-page.fixture";
import { Sheet } from "./sheet";

const visits = Array.from({ length: 40 }, (_, index) => `Visit ${index + 1}: desk B${index + 1}, 09:00–13:00`);

const meta = {
  title: "Overlay/Sheet",
  component: Sheet,
  args: {
    title: "Riya Nair",
    description: "Member of Indiranagar since June 2025",
    trigger: <Button>Open member</Button>,
    children: visits.map((visit) => <p key={visit}>{visit}</p>),
    footer: (
      <>
        <Button>Discard</Button>
        <Button variant="primary">Save changes</Button>
      </>
    ),
  },
  parameters: {
    keyboard: [
      ["Tab, Shift+Tab", "Moves inside the sheet"],
      ["Escape", "Closes it; the focus returns to what opened it"],
      ["Ctrl+Enter", "Saves the form, where the app binds it"],
    ],
    docs: {
      description: {
        component:
          "Details and forms beside the list they belong to. The body scrolls, the footer stays; on a phone it rises from the lower edge. Do keep the list's place behind it; don't put a wizard in a sheet.",
      },
    },
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: "0.75rem" }}>
      {(["end", "start", "bottom"] as const).flatMap((side) =>
        (["sm", "md", "lg"] as const).map((size) => (
          <Sheet
            key={side + size}
            {...args}
            side={side}
            size={size}
            trigger={
              <Button>
                {side}, {size}
              </Button>
            }
          />
        )),
      )}
    </div>
  ),
};

export const FooterStaysWhileBodyScrolls: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const sheet = await screen.findByRole("dialog", { name: "Riya Nair" });
    const body = sheet.querySelector(".ui-overlay__body");
    await waitFor(() => expect(body).toHaveAttribute("tabindex", "0"));
    await expect(sheet.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
    await waitFor(() => expect(within(sheet).getByRole("button", { name: "Save changes" })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(within(canvasElement).getByRole("button", { name: "Open member" })).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: { title: "ريا ناير", description: "عضوة منذ يونيو 2025", open: true, trigger: undefined },
};

export const OnAWholePage: Story = {
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <WholePage>
      <Sheet {...args} />
    </WholePage>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Open member" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Riya Nair" })).toBeVisible());
    await expectWholePageAccessible();
  },
};
