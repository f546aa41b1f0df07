import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { SortableList, type SortableListProps } from ".";

interface Zone {
  id: string;
  name: string;
  note?: string;
  zones?: Zone[];
}

/** Keeps the order, as a screen does. */
const Kept = (props: SortableListProps<Zone>) => {
  const [items, setItems] = useState(props.items);
  const reorder = (next: Zone[], moved: Zone) => {
    setItems(next);
    props.onReorder(next, moved);
  };
  return <SortableList {...props} items={items} onReorder={reorder} />;
};

const zones: Zone[] = [
  { id: "window", name: "Window row", note: "12 desks" },
  { id: "quiet", name: "Quiet zone", note: "24 desks" },
  { id: "cabins", name: "Cabins", note: "4 cabins" },
  { id: "hall", name: "Hall", note: "60 desks" },
];

const Row = ({ name, note }: Zone) => (
  <div style={{ display: "flex", flexWrap: "wrap", gap: "0 1rem", justifyContent: "space-between" }}>
    <span>{name}</span>
    <span style={{ color: "var(--ui-text-muted)" }}>{note}</span>
  </div>
);

const meta = {
  title: "Domain/SortableList",
  tags: ["new", "!stable"],
  component: Kept,
  args: {
    label: "Order of zones",
    items: zones,
    itemId: (zone: Zone) => zone.id,
    itemName: (zone: Zone) => zone.name,
    renderItem: (zone: Zone) => <Row {...zone} />,
    onReorder: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: "32rem" }}>{Story()}</div>],
  parameters: {
    keyboard: [
      ["Space", "On the handle: picks the row up, and puts it down"],
      ["Arrow up, Arrow down", "Moves the row that is picked up"],
      ["Escape", "Leaves it where it was"],
      ["Enter or Space", "On an arrow button: moves the row by one place"],
    ],
    docs: {
      description: {
        component:
          "An order that matters and that people choose: zones, help topics, links of a menu. Short lists only; what has more than about thirty rows needs another way. Do offer undo after a move; don't use it where an order by name or date would do.",
      },
    },
  },
} satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const buildings: Zone[] = [
  { id: "ground", name: "Ground floor", zones: zones.slice(0, 2) },
  { id: "first", name: "First floor", zones: zones.slice(2) },
];

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "2rem" }}>
      <Kept {...args} label="Ready" />
      <Kept {...args} label="Disabled" items={zones.slice(0, 2)} disabled />
      <Kept {...args} label="Read-only" items={zones.slice(0, 2)} readOnly />
      <Kept
        {...args}
        label="Long text"
        items={[
          { id: "long", name: "The reading room on the second floor, behind the card catalogue and the old lift" },
          { id: "word", name: "Venkatanarasimharajuvaripetareadingroomannexe" },
        ]}
      />
      <Kept
        {...args}
        label="Floors"
        items={buildings}
        renderItem={(floor) => (
          <>
            {floor.name}
            <Kept {...args} label={`Zones of ${floor.name}`} items={floor.zones ?? []} />
          </>
        )}
      />
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };

const order = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll("li")].map((row) => row.querySelector("span")?.textContent);

export const SortsByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const handle = canvas.getByRole("button", { name: "Move Window row" });
    await expect(handle).toHaveAccessibleDescription(/Press Space to pick it up/);
    await userEvent.tab();
    await expect(handle).toHaveFocus();
    await userEvent.keyboard(" ");
    await canvas.findByText("Window row picked up, place 1 of 4.");
    await userEvent.keyboard("{ArrowDown}");
    await canvas.findByText("Window row, place 2 of 4.");
    await userEvent.keyboard(" ");
    await canvas.findByText("Window row moved to place 2 of 4.");
    await waitFor(() => expect(order(canvasElement)).toEqual(["Quiet zone", "Window row", "Cabins", "Hall"]));
    await expect(args.onReorder).toHaveBeenCalledOnce();
    await waitFor(() => expect(handle).toHaveFocus());
  },
};

export const SortsByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const middleOf = (name: string) => {
      const { left, top, width, height } = canvas.getByRole("button", { name }).getBoundingClientRect();
      return { clientX: left + width / 2, clientY: top + height / 2 };
    };
    const target = canvas.getByRole("button", { name: "Move Window row" });
    const user = userEvent.setup(); // which remembers what is pressed
    const [from, to] = [middleOf("Move Window row"), middleOf("Move Cabins")];
    await user.pointer({ keys: "[MouseLeft>]", target, coords: from });
    await canvas.findByText("Window row picked up, place 1 of 4.");
    await expect(target.closest("li")).toHaveAttribute("data-state", "dragging");
    // A row hangs at the pointer by its height only: it does not leave the list sideways.
    const inset = target.getBoundingClientRect().left;
    await user.pointer({ target, coords: { clientX: to.clientX + 200, clientY: to.clientY } });
    await canvas.findByText("Window row, place 3 of 4.");
    await expect(target.getBoundingClientRect().left).toBe(inset);
    await user.pointer({ keys: "[/MouseLeft]", target, coords: to });
    await waitFor(() => expect(order(canvasElement)).toEqual(["Quiet zone", "Cabins", "Window row", "Hall"]));
    await expect(args.onReorder).toHaveBeenCalledOnce();
    await canvas.findByText("Window row moved to place 3 of 4.");
  },
};

export const EscapeLeavesItWhereItWas: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await canvas.findByText("Window row picked up, place 1 of 4.");
    await userEvent.keyboard("{ArrowDown}");
    await canvas.findByText("Window row, place 2 of 4.");
    await userEvent.keyboard("{Escape}");
    await canvas.findByText("Window row stays at place 1.");
    await expect(args.onReorder).not.toHaveBeenCalled();
  },
};

export const MovesByButtonsAndKeepsTheFocus: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const up = canvas.getByRole("button", { name: "Move Quiet zone up" });
    await userEvent.click(up);
    await expect(order(canvasElement)).toEqual(["Quiet zone", "Window row", "Cabins", "Hall"]);
    await expect(up).toHaveFocus();
    await expect(up).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByText("Quiet zone moved to place 1 of 4.")).toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    await expect(args.onReorder).toHaveBeenCalledOnce();
  },
};

export const ListsInAList: Story = {
  args: {
    label: "Order of floors",
    items: buildings,
    renderItem: (floor) => (
      <>
        {floor.name}
        <Kept {...meta.args} onReorder={fn()} label={`Zones of ${floor.name}`} items={floor.zones ?? []} />
      </>
    ),
  },
  play: async ({ canvasElement, args }) => {
    const inner = within(within(canvasElement).getByRole("list", { name: "Zones of Ground floor" }));
    await userEvent.click(inner.getByRole("button", { name: "Move Window row down" }));
    await expect(inner.getAllByRole("listitem")[0]).toHaveTextContent("Quiet zone");
    await expect(args.onReorder).not.toHaveBeenCalled();
  },
};
