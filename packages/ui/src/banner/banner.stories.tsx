import type { Meta, StoryObj } from "@storybook/react-vite";
import { WifiOff } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../button";
import { Banner } from "./banner";

const meta = {
  title: "Feedback/Banner",
  component: Banner,
  args: { tone: "warning", children: "You are offline. What you see may be old; changes have to wait." },
  parameters: {
    keyboard: [
      ["Tab", "Reaches its action and its cross"],
      ["Enter, Space", "Presses them"],
    ],
    docs: {
      description: {
        component:
          "Over the whole app, one at a time. Do let it be dismissed only if it can be ignored. Don't show two: the gravest wins.",
      },
    },
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { icon: <WifiOff strokeWidth={1.5} /> } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "1rem" }}>
      <Banner tone="info" onDismiss={fn()}>
        Maintenance on Sunday, 02:00–03:00 IST. Bookings can be read, not made.
      </Banner>
      <Banner tone="success">Back online.</Banner>
      <Banner tone="warning" action={<Button size="sm">Choose plan</Button>} onDismiss={fn()}>
        The trial ends on 28 Nov.
      </Banner>
      <Banner tone="danger" action={<Button size="sm">Pay now</Button>}>
        The last invoice is unpaid. The booking page closes on 25 Nov unless it is settled by then.
      </Banner>
    </div>
  ),
};

const dismiss = fn();

export const DismissedByKeyboard: Story = {
  args: { onDismiss: dismiss },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "Dismiss" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(dismiss).toHaveBeenCalledOnce();
  },
};
