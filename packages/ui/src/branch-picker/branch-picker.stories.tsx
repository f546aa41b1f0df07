import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { BranchPicker, type BranchPickerProps } from "./branch-picker";

const branches = [
  { id: "pier", name: "Pier 4", detail: "Harbour Street 12, open today 07:00–22:00" },
  { id: "mill", name: "Old Mill", detail: "Mill Lane 3, closed today" },
  { id: "press", name: "Second floor of the old university press building, north wing", detail: "Open all day" },
];

const Choosing = (args: BranchPickerProps) => {
  const [value, setValue] = useState(args.value);
  return (
    <BranchPicker
      {...args}
      value={value}
      onValueChange={(id) => {
        setValue(id);
        args.onValueChange(id);
      }}
    />
  );
};

const meta = {
  title: "Domain/BranchPicker",
  component: BranchPicker,
  args: { branches, value: "pier", onValueChange: fn() },
  render: (args) => <Choosing {...args} />,
  parameters: {
    keyboard: [
      ["Arrow up, Arrow down", "Chooses in the select"],
      ["Tab", "Moves between the cards"],
      ["Enter", "Follows a card"],
    ],
    docs: {
      description: {
        component:
          "Which branch. The select fits a header; the cards are a step of their own. Don't show it where there is one branch. Do say beside each whether it is open.",
      },
    },
  },
} satisfies Meta<typeof BranchPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Cards: Story = { args: { variant: "cards", value: null, label: "Which branch?" } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "2rem" }}>
      <BranchPicker {...args} value={null} />
      <BranchPicker {...args} disabled />
      <div style={{ inlineSize: "12rem" }}>
        <BranchPicker {...args} value="press" />
      </div>
      <BranchPicker {...args} variant="cards" />
      <BranchPicker {...args} variant="cards" label="Not now" disabled />
    </div>
  ),
};

export const CardsByKeyboard: Story = {
  args: { variant: "cards", label: "Which branch?" },
  play: async ({ args, canvasElement }) => {
    const group = within(canvasElement).getByRole("group", { name: "Which branch?" });
    await userEvent.tab();
    await expect(within(group).getByRole("radio", { name: /^Pier 4/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onValueChange).toHaveBeenCalledWith("mill");
    await expect(within(group).getByRole("radio", { name: /^Old Mill/ })).toBeChecked();
  },
};

export const SelectHasAName: Story = {
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole("combobox", { name: "Branch" });
    await userEvent.selectOptions(select, "Old Mill");
    await expect(args.onValueChange).toHaveBeenCalledWith("mill");
    await expect(select).toHaveValue("mill");
  },
};
