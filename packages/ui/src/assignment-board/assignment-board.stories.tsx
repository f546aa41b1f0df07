import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { AssignmentBoard, type AssignmentBoardProps } from "./assignment-board";
import type { BoardEntry, BoardRow } from "./board";
import { free, holder, manySeats, SEATS, SHIFTS, seat, taken } from "./seats.fixture";

const cellOf = (row: BoardRow, entry: BoardEntry) =>
  row.cells.findIndex(({ entries }) => entries.some(({ id }) => id === entry.id));

/** Draws an entry where it was put down, as a screen does once its server agrees. */
const Kept = ({ rows: given, onMove, ...props }: AssignmentBoardProps) => {
  const [rows, setRows] = useState(given);
  return (
    <AssignmentBoard
      {...props}
      rows={rows}
      fits={(entry, row) => {
        const at = rows.map((each) => cellOf(each, entry)).find((index) => index >= 0) ?? -1;
        return row.cells[at]?.state === "free";
      }}
      onMove={(entry, from, to) => {
        onMove?.(entry, from, to);
        const at = cellOf(from, entry);
        const put = (row: BoardRow, cell: BoardRow["cells"][number]) => ({
          ...row,
          cells: row.cells.map((each, index) => (index === at ? cell : each)),
        });
        setRows((before) =>
          before.map((row) => {
            if (row.id === from.id) return put(row, free(row.id));
            return row.id === to.id ? put(row, taken([entry])) : row;
          }),
        );
      }}
    />
  );
};

const moved = fn();
const opened = fn();

const meta = {
  title: "Data/AssignmentBoard",
  tags: ["new", "!stable"],
  component: Kept,
  args: {
    columns: SHIFTS,
    rows: SEATS,
    onMove: moved,
    onOpen: opened,
    labels: { board: "Seats of Mon, 23 Nov", rows: "Seat" },
  },
  beforeEach: () => {
    moved.mockClear();
    opened.mockClear();
  },
  parameters: {
    docs: {
      description: {
        component:
          "Who has which thing in which part of the day: names first, then until when; what is free leads to giving it away. Several may share a place, and one may have several beside each other. An entry is carried to another row that has room for it, by a pointer or by keys. Rows out of sight are not in the document. Do offer a list of one column at a time where the window is narrow; don't put more than eight columns.",
      },
    },
    keyboard: [
      [
        "Arrow keys",
        "Go through those that share a cell, then to the cell beside, above or below, or to the row's name",
      ],
      ["Home, End", "Go to the row's name, or to its last cell"],
      ["Ctrl + Home, Ctrl + End", "Go to the first row, or to the last cell of all"],
      ["Page Up, Page Down", "Go ten rows up or down"],
      ["Enter", "Opens what has the focus"],
      ["Space", "Lifts an entry"],
      ["Up and Down, while it is lifted", "Carry it to the next row that has room for it"],
      ["Space, Enter, while it is lifted", "Put it down"],
      ["Escape, while it is lifted or dragged", "Puts it back"],
    ],
  },
} satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { theme: "lara-dark-blue" } };

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("link", { name: /^Seat A1, Asha/ }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("link", { name: /^Seat A1, Evening/ })).toHaveFocus();
  },
};

const LONG = "Venkatanarasimharajuvaripeta Subramaniam of the reading room";

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "2rem" }}>
      <Kept {...args} />
      <AssignmentBoard
        {...args}
        labels={{ board: "Only to be read", rows: "Seat" }}
        rows={[
          {
            ...seat("C1", "", [
              taken([holder("C1", "Asha Rao", { isMovable: false })]),
              { ...free("C1"), href: "" },
              free("C1", "Night"),
            ]),
            detail: "Out of service",
            isMuted: true,
          },
        ]}
      />
      <Kept
        {...args}
        labels={{ board: "Long names", rows: LONG }}
        columns={SHIFTS.map((shift) => ({ ...shift, label: LONG }))}
        rows={[
          {
            ...seat(LONG, LONG, [
              taken([holder("D1", LONG), holder("D1", `${LONG} too`, { isMarked: true, detail: "ends Fri, 27 Nov" })]),
              free("D1"),
              free("D1", "Night"),
            ]),
          },
          seat("D2", "Hall", [free("D2"), free("D2", "Evening"), free("D2", "Night")]),
        ]}
      />
    </div>
  ),
};

/** One place of the whole board is in the order of the Tab key. */
export const LedByKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const first = canvas.getByRole("link", { name: /^Seat A1, Asha/ });
    // What scrolls may be in the way of the Tab key once.
    if (document.activeElement !== first) await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    await expect(canvas.getByRole("link", { name: /^Seat A2, Benedict/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("link", { name: /^Seat A3, Evening/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(opened.mock.lastCall).toEqual(["#assign-A3-Evening"]);
    await userEvent.keyboard("{ArrowLeft}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
    await expect(canvas.getByRole("link", { name: /Dev Anand/ })).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(canvas.getByRole("link", { name: "B2" })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(document.activeElement).toHaveTextContent("Seat B2, Sunday club, closed"));
    await expect(canvasElement.querySelectorAll("[role=grid] [tabindex='0']")).toHaveLength(1);
  },
};

export const MovedByKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const asha = () => canvas.getByRole("link", { name: /Asha Rao/ });
    asha().focus();
    await userEvent.keyboard(" {ArrowDown}");
    // A2 is taken then: it is passed over.
    await expect(canvas.getByRole("status")).toHaveTextContent("A3, free");
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("status")).toHaveTextContent("Asha Rao stays where it was: A1");
    await expect(moved).not.toHaveBeenCalled();
    await userEvent.keyboard(" {ArrowDown}{ArrowDown}{Enter}");
    await expect(moved.mock.lastCall?.map((each: { id: string }) => each.id)).toEqual(["Asha Rao A1", "A1", "B3"]);
    await expect(opened).not.toHaveBeenCalled();
    await waitFor(() => expect(asha()).toHaveFocus());
    await userEvent.keyboard(" {ArrowDown}");
    await expect(canvas.getByRole("status")).toHaveTextContent("no free place for Asha Rao that way");
    await userEvent.keyboard("{Escape}");
  },
};

const centre = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

export const MovedByPointer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const drag = async (from: Element, to: Element) => {
      const pointer = { pointerId: 1, isPrimary: true, button: 0, pointerType: "mouse" };
      await fireEvent.pointerDown(from, { ...pointer, ...centre(from) });
      await fireEvent.pointerMove(from, {
        ...pointer,
        clientX: centre(from).clientX,
        clientY: centre(from).clientY + 9,
      });
      await fireEvent.pointerMove(from, { ...pointer, ...centre(to) });
    };
    const asha = canvas.getByRole("link", { name: /Asha Rao/ });
    const up = { pointerId: 1, isPrimary: true, button: 0, pointerType: "mouse" };
    await drag(asha, canvas.getByRole("link", { name: /Benedict/ }));
    await waitFor(() => expect(canvasElement.querySelector("[data-slot=board-ghost]")).toHaveTextContent("Not free"));
    await fireEvent.pointerUp(asha, up);
    await expect(moved).not.toHaveBeenCalled();
    await drag(asha, canvas.getByRole("link", { name: "Seat A3, Morning, free: assign" }));
    await waitFor(() => expect(canvasElement.querySelector("[data-slot=board-ghost]")).toHaveTextContent("Asha Rao"));
    await fireEvent.pointerUp(asha, up);
    await waitFor(() => expect(moved.mock.lastCall?.[2]).toMatchObject({ id: "A3" }));
  },
};

/** 2,000 rows, of which a few are in the document. */
export const ManyRows: Story = {
  args: { rows: manySeats(2_000) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const drawn = () => canvas.getAllByRole("row").length;
    await expect(drawn()).toBeLessThan(60);
    canvas.getByRole("link", { name: "Seat S1, Morning, free: assign" }).focus();
    await userEvent.keyboard("{Control>}{End}{/Control}");
    await waitFor(() => expect(document.activeElement).toHaveTextContent("Seat S2000, Sunday club, closed"));
    await expect(drawn()).toBeLessThan(60);
  },
};
