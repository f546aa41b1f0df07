import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, waitFor, within } from "storybook/test";
import { CodeRow } from "./code-row";

const meta = {
  title: "Data/CodeRow",
  component: CodeRow,
  args: { label: "Booking code", value: "CRL-7KQ4" },
  parameters: {
    docs: {
      description: {
        component:
          "A text that is copied as it is: an address, a key, a DNS record. It wraps anywhere and can be marked by hand. Do name what it is; don't shorten what is copied.",
      },
    },
    keyboard: [["Enter, Space", "Copies the text"]],
  },
} satisfies Meta<typeof CodeRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1.5rem", maxWidth: "26rem" }}>
      <CodeRow {...args} />
      <CodeRow label="CNAME" value="sites.carrel.example" hint="Set it where the domain was bought." />
      <CodeRow
        label="Embed code"
        value={
          '<script src="https://book.carrel.example/embed.js" data-tenant="quiet-room" data-branch="indiranagar"></script>'
        }
      />
    </div>
  ),
};

export const CopiesByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(within(canvasElement).getByRole("status")).toHaveTextContent("Copied"));
    await expect(write).toHaveBeenCalledWith("CRL-7KQ4");
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
