import type { Meta, StoryObj } from "@storybook/react-vite";
import { Colours as ColourTokens } from "./colours";
import { Icons as IconSet } from "./icons";
import { Levels, Motions, Radii, SpaceScale, TypeScale } from "./scales";
import { Writing as WritingRules } from "./writing";

const meta = {
  title: "Foundations/Tokens",
  parameters: {
    docs: {
      description: {
        component:
          "What every component is drawn with. Do take a token; don't write a colour, a size or a duration of your own.",
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Type: Story = { render: () => <TypeScale /> };
export const Spacing: Story = { render: () => <SpaceScale /> };
export const Radius: Story = { render: () => <Radii /> };
export const Elevation: Story = { render: () => <Levels /> };
export const Colours: Story = { render: () => <ColourTokens /> };
export const Motion: Story = { render: () => <Motions /> };
export const Icons: Story = { render: () => <IconSet /> };
export const Writing: Story = { render: () => <WritingRules /> };
