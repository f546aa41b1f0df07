import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, waitFor, within } from "storybook/test";
import { CopyButton } from "./copy-button";

const meta = {
  title: "Actions/CopyButton",
  component: CopyButton,
  args: { value: "CRL-7KQ4", label: "Copy booking code" },
  parameters: {
    keyboard: [["Enter, Space", "Copies; the label says whether it worked"]],
    docs: {
      description: {
        component:
          "Copies a text and says whether it worked, in its label and to screen readers. Put it beside the text it copies. Don't copy without a press.",
      },
    },
  },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: "0.75rem", alignItems: "center" }}>
      <CopyButton {...args} />
      <CopyButton {...args} size="md" />
      <CopyButton {...args} iconOnly />
      <CopyButton {...args} disabled />
      <CopyButton {...args} variant="ghost" label="Copy link" />
    </div>
  ),
};

export const SaysCopied: Story = {
  play: async ({ canvasElement }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(within(canvasElement).getByRole("status")).toHaveTextContent("Copied"));
    await expect(write).toHaveBeenCalledWith("CRL-7KQ4");
  },
};

export const SaysThatItCouldNot: Story = {
  args: { iconOnly: true },
  play: async ({ canvasElement }) => {
    spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied", "NotAllowedError"));
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Copy booking code" }));
    await waitFor(() => expect(within(canvasElement).getByRole("button", { name: "Could not copy" })).toBeVisible());
  },
};
