import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../button";
import { ChipList, type ChipListProps, focusLastChip } from ".";

const Kept = ({ chips, onRemove, ...rest }: Omit<ChipListProps, "control">) => {
  const [left, setLeft] = useState(chips);
  const frame = useRef<HTMLDivElement>(null);
  const control = useRef<HTMLButtonElement>(null);
  const remove = (value: string) => {
    setLeft(left.filter((chip) => chip.value !== value));
    onRemove?.(value);
  };
  return (
    <div ref={frame} style={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0.25rem" }}>
      <ChipList {...rest} chips={left} onRemove={onRemove && remove} control={control} />
      <Button
        ref={control}
        size="sm"
        onKeyDown={({ key }) => {
          if (key === "ArrowLeft") focusLastChip(frame.current);
        }}
      >
        Add zone
      </Button>
    </div>
  );
};

const meta = {
  title: "Data/ChipList",
  tags: ["new", "!stable"],
  component: Kept,
  args: {
    label: "Zones",
    chips: ["Quiet zone", "Window side", "Mezzanine"].map((label) => ({ value: label, label })),
    onRemove: fn(),
    removeLabel: (label) => `Remove ${label}`,
  },
  parameters: {
    docs: {
      description: {
        component:
          "The chips of MultiSelect and TagInput. They are no Tab stops of their own, so that a field of twenty values is still one stop. For a label on something else take a Badge. Do show as a chip only what can be taken away; don't let them wrap over more than three lines.",
      },
    },
    keyboard: [
      ["←", "From the control to the last chip, then to those before it"],
      ["→ / End", "Back towards the control"],
      ["Delete / Backspace / Enter", "Removes the chip; the focus goes to its neighbour"],
    ],
  },
} satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: ({ onRemove: _, ...args }) => (
    <div style={{ display: "grid", gap: "1rem", inlineSize: "18rem", maxInlineSize: "100%" }}>
      <Kept {...args} onRemove={fn()} />
      <Kept {...args} label="Only to look at" />
      <Kept
        {...args}
        label="Long"
        onRemove={fn()}
        chips={[{ value: "long", label: "The reading room on the second floor, behind the card catalogue" }]}
      />
      <Kept {...args} label="None" chips={[]} />
    </div>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Add zone" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(canvas.getByRole("button", { name: "Remove Window side" })).toHaveFocus();
    await userEvent.keyboard("{Delete}");
    await expect(args.onRemove).toHaveBeenLastCalledWith("Window side");
    await expect(canvas.getByRole("button", { name: "Remove Mezzanine" })).toHaveFocus();
    await userEvent.keyboard("{Home}{Backspace}{Enter}");
    await expect(canvas.queryByRole("list")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Add zone" })).toHaveFocus();
  },
};
