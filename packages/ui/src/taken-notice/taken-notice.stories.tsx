import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { TakenNotice } from "./taken-notice";

const meta = {
  title: "Domain/TakenNotice",
  component: TakenNotice,
  args: {
    title: "Someone was quicker",
    children: "Desk A14 is taken at that time.",
    alternatives: [
      { id: "a15", label: "Desk A15, 10:00–12:00" },
      { id: "a16", label: "Desk A16, 10:00–12:00" },
      { id: "later", label: "Desk A14, 12:00–14:00" },
    ],
    onPick: fn(),
  },
  parameters: {
    keyboard: [["Enter, Space", "Takes what is free instead"]],
    docs: {
      description: {
        component:
          "Where a desk was taken while somebody chose it: what happened, and one press for each thing that is free near it. Do keep what else was entered; don't start the form anew.",
      },
    },
  },
} satisfies Meta<typeof TakenNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1rem", maxInlineSize: "40rem" }}>
      <TakenNotice {...args} />
      <TakenNotice {...args} title="Nothing near it is free" alternatives={[]} />
      <TakenNotice {...args} title="Without a connection" disabled />
      <TakenNotice
        {...args}
        title="Long"
        alternatives={[
          { id: "long", label: "Reading seat 112 beside the window of the north wing, 21 Nov, 22:00 to 22 Nov, 01:00" },
        ]}
      />
    </div>
  ),
};

export const PickedByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const notice = within(canvasElement);
    await expect(notice.getByRole("alert")).toHaveTextContent("Desk A14 is taken");
    notice.getByRole("button", { name: "Desk A16, 10:00–12:00" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ id: "a16" }));
  },
};
