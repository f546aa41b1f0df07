import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Field } from "../field";
import type { RunSlot, SlotRange } from ".";
import { TimeSlotPicker } from "./time-slot-picker";

const two = (hour: number) => String(hour).padStart(2, "0");
const slot = (hour: number, available = true): RunSlot => ({
  startAt: `2026-11-21T${two(hour)}:00Z`,
  endAt: `2026-11-21T${two(hour + 1)}:00Z`,
  label: `${two(hour)}:00`,
  endLabel: `${two(hour + 1)}:00`,
  available,
});
/** Open 08 to 13 and 14 to 20; 11 is taken. */
const day = [8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19].map((hour) => slot(hour, hour !== 11));
const at = (hour: number) => slot(hour).startAt;

const withReasons = day.map((each) => (each.available ? each : { ...each, reason: "Taken" }));

type Single = Extract<ComponentProps<typeof TimeSlotPicker>, { mode?: "single" }>;
type Range = Extract<ComponentProps<typeof TimeSlotPicker>, { mode: "range" }>;

const KeptOne = (props: Single) => {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onValueChange(next);
  };
  return <TimeSlotPicker {...props} value={value} onValueChange={change} />;
};
const KeptRange = (props: Omit<Range, "value" | "onValueChange"> & { chosen?: SlotRange }) => {
  const { chosen = null, ...rest } = props;
  const [value, setValue] = useState(chosen);
  return <TimeSlotPicker {...rest} value={value} onValueChange={setValue} />;
};

const changed = fn();
const meta = {
  title: "Time/TimeSlotPicker",
  component: KeptOne,
  args: { label: "Time", slots: day, value: null, onValueChange: changed },
  parameters: {
    docs: {
      description: {
        component:
          "The times of a day, to choose one of or a run. A run shows where it starts and until when it goes; it spans no break and no slot that is taken. Do say why a slot can't be chosen (`reason`), so that the keyboard can read it; don't leave the taken ones out.",
      },
    },
    keyboard: [
      ["Arrow keys", "Go to the slot beside, above or below; of one slot, choose it"],
      ["Home, End", "Go to the first or the last slot"],
      ["Enter, Space", "Of a run: chooses its first, then its last slot"],
      ["Shift + arrow keys", "Of a run: extends it"],
    ],
  },
} satisfies Meta<typeof KeptOne>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "2rem", maxInlineSize: "44rem" }}>
      <KeptOne {...args} label="One slot" value={at(10)} />
      <KeptRange label="A run of slots" mode="range" slots={day} chosen={{ startAt: at(14), endAt: slot(16).endAt }} />
      <KeptOne
        {...args}
        label="With hints"
        slots={day.map((each, index) => ({ ...each, hint: each.available ? `${index + 1} left` : "Taken" }))}
      />
      <KeptOne {...args} label="With reasons" slots={withReasons} />
      <KeptRange
        label="A run, with reasons"
        mode="range"
        slots={withReasons}
        chosen={{ startAt: at(8), endAt: slot(8).endAt }}
      />
      <KeptOne {...args} label="Disabled" disabled value={at(9)} />
      <KeptOne {...args} label="None" slots={[]} emptyText="Closed on this day. Pick another one." />
      <Field label="Inside a field" required error="Pick a time.">
        <TimeSlotPicker slots={day} value={null} onValueChange={changed} />
      </Field>
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };

export const ChosenByArrowKeys: Story = {
  play: async ({ canvasElement, args }) => {
    const radio = (name: string) => within(canvasElement).getByRole("radio", { name });
    await userEvent.tab();
    await expect(radio("08:00")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(radio("10:00")).toBeChecked();
    await userEvent.keyboard("{ArrowRight}");
    await expect(radio("12:00")).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(at(12));
    await userEvent.keyboard("{End}");
    await expect(radio("19:00")).toBeChecked();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(radio("19:00")).toHaveFocus();
  },
};

export const RangeByPresses: Story = {
  render: () => <KeptRange label="Time" mode="range" slots={day} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slotAt = (name: RegExp) => canvas.getByRole("button", { name });
    const chosen = () =>
      canvas.queryAllByRole("button", { pressed: true }).map(({ textContent }) => textContent?.slice(0, 5));
    await userEvent.click(slotAt(/^17:00/));
    await expect(chosen()).toEqual(["17:00"]);
    await userEvent.click(slotAt(/^14:00/));
    await expect(chosen()).toEqual(["14:00", "15:00", "16:00", "17:00"]);
    await expect(canvas.getByRole("status")).toHaveTextContent("14:00–18:00");
    await expect(slotAt(/^14:00/)).toHaveAccessibleName("14:00 Start");
    await expect(slotAt(/^15:00/)).toHaveAccessibleName(/included$/);
    await expect(slotAt(/^17:00/)).toHaveAccessibleName("17:00 Until 18:00");
    // A third press starts anew, and no run goes across a break or a taken slot.
    await userEvent.click(slotAt(/^10:00/));
    await userEvent.click(slotAt(/^12:00/));
    await expect(chosen()).toEqual(["12:00"]);
    await userEvent.click(slotAt(/^12:00/));
    await expect(chosen()).toEqual([]);
  },
};

export const RangeByShiftAndArrows: Story = {
  render: () => <KeptRange label="Time" mode="range" slots={day} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chosen = () =>
      canvas.queryAllByRole("button", { pressed: true }).map(({ textContent }) => textContent?.slice(0, 5));
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(chosen()).toEqual([]);
    await userEvent.keyboard(" ");
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    await expect(chosen()).toEqual(["09:00", "10:00"]);
    await userEvent.keyboard("{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}");
    await expect(chosen()).toEqual(["08:00", "09:00"]);
    await expect(canvas.getByRole("toolbar", { name: "Time" })).toHaveAccessibleDescription(
      "Choose the first and the last slot.",
    );
  },
};

export const SaysWhyNot: Story = {
  args: { slots: withReasons },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    const taken = canvas.getByRole("radio", { name: /^11:00 Taken/ });
    await expect(taken).toHaveFocus();
    await expect(taken).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(taken);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(at(10));
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "12:00" })).toBeChecked();
  },
};
