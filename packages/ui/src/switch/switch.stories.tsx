import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { drawnOnce } from "../foundations/drawn-once.fixture";
import { Switch } from "./switch";

const meta = {
  title: "Choice/Switch",
  component: Switch,
  args: { label: "Bookable", onCheckedChange: fn(), onClick: fn() },
  parameters: {
    docs: {
      description: {
        component:
          "A setting that is on or off and takes effect at once. What waits for a form to be sent is a Checkbox. Do write the label as what is so when it is on; don't change the label with the state.",
      },
    },
    keyboard: [["Space, Enter", "Turns it on or off"]],
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "0.75rem", maxInlineSize: "24rem" }}>
      <Switch {...args} label="Off" />
      <Switch {...args} label="On" defaultChecked />
      <Switch
        {...args}
        label="On sale"
        description="Withdrawn plans stay on the bookings that were made on them."
        defaultChecked
      />
      <Switch {...args} label="Off, disabled" disabled />
      <Switch {...args} label="On, disabled" disabled defaultChecked />
      <Switch {...args} label="Read-only" readOnly defaultChecked />
      <Switch {...args} label="Saving" loading defaultChecked />
      <Switch {...args} label="Invalid" aria-invalid />
      <Switch
        {...args}
        label="Let members of the study hall bring a guest into the reading room on Sundays and public holidays"
      />
    </div>
  ),
};

export const DrawnOnce: Story = drawnOnce;

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole("switch", { name: "Bookable" });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(control).toBeChecked();
    await userEvent.keyboard("{Enter}");
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
    await userEvent.click(within(canvasElement).getByText("Bookable"));
    await expect(control).toBeChecked();
  },
};

export const ReadOnlyStays: Story = {
  args: { readOnly: true, defaultChecked: true, description: "Only owners change it." },
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole("switch", { name: "Bookable" });
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await expect(control).toHaveAccessibleDescription("Only owners change it.");
  },
};
