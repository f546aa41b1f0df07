import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { DeskTile } from "./desk-tile";

const meta = {
  title: "Domain/DeskTile",
  component: DeskTile,
  args: {
    noun: "Desk",
    desk: { id: "a14", name: "A14", status: "available", statusLabel: "Available", detail: "₹250 an hour" },
    onSelect: fn(),
  },
  decorators: [(Story) => <div style={{ inlineSize: "10rem" }}>{Story()}</div>],
  parameters: {
    keyboard: [["Enter, Space", "Chooses the desk"]],
    docs: {
      description: {
        component:
          "One desk. The glyph is the mark, seen from above; the state is told by colour, shape and word. A desk that can't be chosen stays reachable, so that the keyboard can read why. Do say what the state means for the person in `detail`; don't draw a state of your own.",
      },
    },
  },
} satisfies Meta<typeof DeskTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = [
  { id: "1", name: "A1", status: "available", statusLabel: "Available", detail: "₹250 an hour" },
  { id: "2", name: "A2", status: "partial", statusLabel: "Partially booked", detail: "Free from 14:00" },
  { id: "3", name: "A3", status: "occupied", statusLabel: "Occupied", disabled: true },
  { id: "4", name: "A4", status: "hold", statusLabel: "On hold", disabled: true },
] as const;

export const Matrix: Story = {
  decorators: [(Story) => <div style={{ inlineSize: "min(48rem, 90vw)" }}>{Story()}</div>],
  render: (args) => (
    <div style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))" }}>
      {states.map((desk) => (
        <DeskTile key={desk.id} {...args} desk={desk} />
      ))}
      {states.map((desk) => (
        <DeskTile key={desk.id} {...args} desk={{ ...desk, id: `${desk.id}s` }} selected />
      ))}
      <DeskTile
        {...args}
        noun="Desk"
        desk={{
          id: "5",
          name: "Director's corner by the window, second floor",
          kind: "Meeting room",
          status: "available",
          statusLabel: "Available",
          detail: "₹1,50,000 a month",
        }}
      />
      <DeskTile desk={states[1]} noun="Desk" onSelect={undefined} />
    </div>
  ),
};

export const ChosenByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const tile = within(canvasElement).getByRole("button", { name: "Desk A14, available, ₹250 an hour" });
    await expect(tile).toHaveAttribute("aria-pressed", "false");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSelect).toHaveBeenCalledWith("a14");
  },
};

export const OccupiedIsReadNotChosen: Story = {
  args: { desk: states[2] },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "Desk A3, occupied" })).toHaveFocus();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};
