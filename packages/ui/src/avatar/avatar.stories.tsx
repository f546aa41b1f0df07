import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { Avatar } from "./avatar";

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%231f5d50'/%3E%3C/svg%3E";

const meta = {
  title: "Data/Avatar",
  component: Avatar,
  args: { name: "Riya Nair" },
  parameters: {
    docs: {
      description: {
        component:
          "A person's picture, or his initials where there is none or it fails to load. Do name the person beside it; don't use it as the only way to tell who it is.",
      },
    },
  },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: "0.75rem", alignItems: "center" }}>
      {(["xs", "sm", "md", "lg"] as const).map((size) => (
        <Avatar key={size} name="Riya Nair" size={size} />
      ))}
      <Avatar name="Indiranagar" shape="square" />
      <Avatar name="Farah Qureshi" src={picture} size="lg" />
      <Avatar name="रिया नायर" />
      <Avatar name="Broken picture" src="data:image/png;base64,nothing" />
    </div>
  ),
};

export const PictureHasTheName: Story = {
  args: { src: picture },
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByRole("img", { name: "Riya Nair" });
    await waitFor(() => expect(avatar.querySelector("img")).not.toBeNull());
  },
};
