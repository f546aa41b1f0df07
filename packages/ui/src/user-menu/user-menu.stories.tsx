import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { accountItems, onSignOut } from "../app-shell/office.fixture";
import { UserMenu } from "./user-menu";

const meta = {
  title: "Shell/UserMenu",
  component: UserMenu,
  args: { name: "Riya Nair", email: "owner@athena.test", items: accountItems },
  parameters: {
    docs: {
      description: {
        component:
          "Whose session this is and what he can do with his account. Enter opens it, arrows move, Escape closes.",
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
