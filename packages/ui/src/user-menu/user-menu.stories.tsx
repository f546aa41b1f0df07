import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { accountItems, onSignOut } from "../app-shell/office.fixture";
import { expectWholePageAccessible, WholePage } from "../dropdown-menu/whole-page.fixture";
import { UserMenu } from "./user-menu";

const meta = {
  title: "Shell/UserMenu",
  component: UserMenu,
  args: { name: "Riya Nair", email: "owner@athena.test", items: accountItems },
  parameters: {
    keyboard: [
      ["Enter / Space / ↓", "Opens the menu"],
      ["↑ ↓ / Home / End / a letter", "Moves"],
      ["Enter / Space", "Does what the row says"],
      ["Escape", "Closes; the focus returns"],
    ],
    docs: {
      description: {
        component:
          "Whose session this is and what he can do with his account. Do put signing out last; don't put settings of the organisation here.",
      },
    },
  },
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: "1rem" }}>
      <UserMenu {...args} />
      <UserMenu {...args} name="Venkatanarasimharajuvaripeta Subramaniam" />
      <UserMenu
        {...args}
        name="Alma Berg"
        photo={`data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#1f5d50"/></svg>')}`}
      />
    </div>
  ),
};

export const LeavesThePageThere: Story = {
  parameters: { layout: "fullscreen" },
  render: (args) => <WholePage bar={<UserMenu {...args} />} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Account of Riya Nair" }));
    const banner = within(canvas.getByRole("banner"));
    await waitFor(() => expect(banner.getByRole("menu")).toBeVisible());
    await expect(canvas.getByRole("heading", { name: "Bookings" })).toBeVisible();
    await expectWholePageAccessible();
  },
};

export const SignsOutByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    onSignOut.mockClear();
    const trigger = within(canvasElement).getByRole("button", { name: "Account of Riya Nair" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Profile" })).toHaveFocus());
    await waitFor(() => expect(screen.getByText("owner@athena.test")).toBeVisible());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(onSignOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
