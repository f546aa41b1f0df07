import type { Meta, StoryObj } from "@storybook/react-vite";
import { Logo, Mark } from ".";
import favicon from "./favicon.svg";

const meta = {
  title: "Foundations/Logo",
  component: Logo,
  parameters: {
    docs: {
      description: {
        component:
          "The plan of a carrel: three walls, open to the reader, and the desk inside. The mark takes the colour of its text; leave half its width free around it. Don't turn, stretch or outline it.",
      },
    },
  },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: "2rem", alignItems: "center" }}>
      <Logo size="sm" />
      <Logo />
      <Logo size="lg" />
      <Mark label="Carrel" />
      <Mark label="Carrel, large" style={{ inlineSize: "4rem", blockSize: "4rem" }} />
      <img src={favicon} alt="Carrel's favicon" width={32} height={32} />
    </div>
  ),
};
