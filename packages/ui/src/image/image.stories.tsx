import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button";
import { Image, type ImageProps } from ".";
import { room } from "./room.fixture";

const meta = {
  title: "Data/Image",
  tags: ["new", "!stable"],
  component: Image,
  args: { src: room(12), alt: "Reading room with twelve window desks", ratio: 4 / 3 },
  decorators: [(Story) => <div style={{ maxInlineSize: "24rem" }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          "A picture in a frame of fixed proportions: nothing moves when it comes, and a broken one says what it would have shown. Do describe what matters in it; give an empty `alt` only where the words beside it say the same. Not for faces (Avatar) and marks (BrandLogo).",
      },
    },
  },
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const NOWHERE = "data:image/png;base64,AA==";

export const Matrix: Story = {
  decorators: [(Story) => <div style={{ inlineSize: "min(56rem, 90vw)" }}>{Story()}</div>],
  render: (args) => (
    <div style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fill, minmax(12rem, 1fr))" }}>
      <Image {...args} ratio={1} />
      <Image {...args} ratio={16 / 9} />
      <Image {...args} ratio={16 / 9} fit="contain" />
      <Image {...args} ratio={4 / 3} src={NOWHERE} />
      <Image {...args} ratio={4 / 3} src={NOWHERE} alt="" />
      <Image
        {...args}
        ratio={4 / 3}
        src={NOWHERE}
        alt="The reading room on the second floor, behind the card catalogue, on an evening in November"
      />
    </div>
  ),
};

export const SaysWhatABrokenOneShows: Story = {
  args: { src: NOWHERE },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("img", {
      name: "Reading room with twelve window desks. The picture could not be loaded",
    });
  },
};

const Exchanged = (props: ImageProps) => {
  const [src, setSrc] = useState(props.src);
  return (
    <>
      <Image {...props} src={src} />
      <Button onClick={() => setSrc(room(4))}>Choose another</Button>
    </>
  );
};

export const TriesAnotherAddress: Story = {
  args: { src: NOWHERE },
  render: (args) => <Exchanged {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("img", { name: /could not be loaded/ });
    await userEvent.click(canvas.getByRole("button", { name: "Choose another" }));
    const picture = await canvas.findByRole("img", { name: args.alt });
    await waitFor(() => expect(picture.parentElement).toHaveAttribute("data-state", "loaded"));
  },
};
