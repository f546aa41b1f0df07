import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarDays } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Tabs, type TabsProps } from "./tabs";

const items = [
  { value: "upcoming", label: "Upcoming", count: 12, content: <p>Twelve bookings to come.</p> },
  { value: "today", label: "Today", count: 3, content: <p>Three bookings today.</p> },
  { value: "past", label: "Past", content: <p>Everything before today.</p> },
];

const meta = {
  title: "Data/Tabs",
  component: Tabs,
  args: { label: "Bookings", items, onValueChange: fn() },
  parameters: {
    keyboard: [
      ["Arrow left, Arrow right", "Shows the tab before or after"],
      ["Home, End", "Shows the first or the last tab"],
      ["Tab", "Goes on to the panel"],
    ],
    docs: {
      description: {
        component:
          "Views of one thing. Arrow keys move and show, Home and End jump, Tab goes on to the panel. Two to six, one word each; what are steps belongs in a Stepper. Do put the tab into the address; don't use tabs for steps.",
      },
    },
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const bare = items.map(({ content, ...item }) => item);

const FromUrl = (args: TabsProps) => {
  const [value, setValue] = useState("today");
  return (
    <Tabs
      {...args}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        args.onValueChange?.(next);
      }}
    >
      <p>Rows with status {value}.</p>
    </Tabs>
  );
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "2rem" }}>
      <Tabs {...args} />
      <FromUrl {...args} items={bare} label="Bookings by status" />
      <Tabs
        label="Plans"
        items={[
          { value: "a", label: "Calendar", icon: <CalendarDays strokeWidth={1.5} />, content: <p>Calendar</p> },
          { value: "b", label: "Not yet", disabled: true, content: <p>Not yet</p> },
        ]}
      />
      <div style={{ inlineSize: "16rem" }}>
        <Tabs {...args} label="Bookings on a phone" />
      </div>
    </div>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: "Upcoming 12" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("today");
    await expect(canvas.getByRole("tabpanel", { name: "Today 3" })).toHaveTextContent("Three bookings today.");
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("tab", { name: "Past" })).toHaveAttribute("aria-selected", "true");
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel")).toHaveFocus();
  },
};

export const OnePanelForAll: Story = {
  render: (args) => <FromUrl {...args} items={bare} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("Rows with status today.");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tabpanel", { name: "Upcoming 12" })).toHaveTextContent("Rows with status upcoming.");
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(within(canvasElement).getByRole("tab", { name: "Today 3" })).toHaveFocus();
  },
};
