import type { Meta, StoryObj } from "@storybook/react-vite";
import { BookOpen, Building2 } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { RadioCards, type RadioCardsProps } from ".";

const Kept = (props: RadioCardsProps) => {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onValueChange(next);
  };
  return <RadioCards {...props} value={value} onValueChange={change} />;
};

const meta = {
  title: "Choice/RadioCards",
  component: Kept,
  args: {
    label: "Kind of place",
    options: [
      {
        value: "CO_WORKING",
        label: "Co-working",
        description: "Desks and rooms by the hour, day or month.",
        icon: <Building2 strokeWidth={1.5} />,
      },
      {
        value: "STUDY_HALL",
        label: "Study hall",
        description: "Seats for readers, by the hour or month.",
        icon: <BookOpen strokeWidth={1.5} />,
      },
    ],
    value: null,
    onValueChange: fn(),
  },
  parameters: {
    ownWords: true,
    docs: {
      description: {
        component:
          "One choice out of two to five that need a sentence each. Without the sentences it is a RadioGroup. Do say in each what it means for the person; don't hide a price in the text.",
      },
    },
    keyboard: [
      ["Tab", "Reaches the chosen card"],
      ["Arrow keys", "Chooses the card before or after"],
      ["Space", "Chooses the card that has the focus"],
    ],
  },
} satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1.5rem", maxInlineSize: "40rem" }}>
      <Kept {...args} value="STUDY_HALL" />
      <Kept {...args} label="Invalid" error="Choose what you run." />
      <Kept {...args} label="Disabled" disabled value="CO_WORKING" />
      <div style={{ inlineSize: "16rem", maxInlineSize: "100%" }}>
        <Kept {...args} label="In a narrow place" />
      </div>
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const radio = (name: string) => within(canvasElement).getByRole("radio", { name });
    await userEvent.tab();
    await expect(radio("Co-working")).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(radio("Co-working")).toBeChecked();
    await userEvent.keyboard("{ArrowRight>}");
    await waitFor(() => expect(radio("Study hall")).toBeChecked());
    await userEvent.keyboard("{/ArrowRight}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("STUDY_HALL");
  },
};
