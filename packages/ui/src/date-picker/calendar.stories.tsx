import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Calendar } from "./calendar";

const meta = {
  title: "Time/Calendar",
  component: Calendar,
  args: { "aria-label": "Day", value: "2026-11-21", today: "2026-11-19", locale: "en-GB", onValueChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          "A month of days, as DatePicker and DateRangePicker open it; here on its own for a page whose point is the day. Do say why a day can't be chosen; don't show it where a date is known by heart, like a birthday: that is typed.",
      },
    },

    keyboard: [
      ["← → / ↑ ↓", "A day; a week"],
      ["Home / End", "First and last day of the week"],
      ["Page up / Page down", "A month; with Shift a year"],
      ["Enter / Space", "Chooses the day"],
    ],
  },
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  args: { min: "2026-11-10", max: "2026-11-27", isDisabled: (date) => date.endsWith("-22") },
  render: (args) => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: "2rem" }}>
      <Calendar {...args} />
      <Calendar {...args} aria-label="Day, in German" locale="de" />
      <Calendar {...args} aria-label="Day, in Hindi, from Sunday" locale="hi" weekStartsOn={0} />
    </div>
  ),
};

export const RightToLeft: Story = { args: { locale: "ar-EG" }, globals: { direction: "rtl" } };

export const TurnedAndChosen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Next month" }));
    await expect(canvas.getByRole("grid", { name: "December 2026" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Thursday,? 24 December/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith("2026-12-24");
  },
};
