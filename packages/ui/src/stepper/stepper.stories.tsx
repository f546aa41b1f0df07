import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Stepper } from "./stepper";

const steps = [
  { id: "branch", label: "Branch" },
  { id: "time", label: "Time" },
  { id: "desk", label: "Desk" },
  { id: "details", label: "Your details" },
];

const meta = {
  title: "Shell/Stepper",
  component: Stepper,
  args: { steps, current: "desk", onStepSelect: fn() },
  parameters: {
    keyboard: [
      ["Tab", "Moves between the steps that can be returned to"],
      ["Enter, Space", "Returns to one"],
    ],
    docs: {
      description: {
        component:
          "One question a step. What is behind can be returned to; what is ahead waits. On a phone it is the step's name and number over a bar. Do keep to five steps; don't change their number on the way.",
      },
    },
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "2rem" }}>
      {steps.map(({ id, label }) => (
        <Stepper key={id} {...args} current={id} labels={{ steps: `Steps at ${label}` }} />
      ))}
      <Stepper {...args} onStepSelect={undefined} labels={{ steps: "Steps without a way back" }} />
      <Stepper
        {...args}
        labels={{ steps: "Long names" }}
        steps={steps.map((step) => ({ ...step, label: `${step.label} and everything that belongs to it` }))}
      />
    </div>
  ),
};

export const BackByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const nav = within(canvasElement).getByRole("navigation", { name: "Steps" });
    await expect(within(nav).getAllByRole("button")).toHaveLength(2);
    await expect(within(nav).getByText("Desk", { selector: ".ui-stepper__label" }).closest("li")).toHaveAttribute(
      "aria-current",
      "step",
    );
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(nav).getByRole("button", { name: "Done: Time" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onStepSelect).toHaveBeenCalledWith("time");
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "mobile1" } },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText("Step 3 of 4")).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onStepSelect).toHaveBeenCalledWith("branch");
  },
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };
