import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarDays } from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { AlertDialog } from "../alert-dialog";
import { Tabs, type TabsProps } from "./tabs";

const items = [
  { value: "upcoming", label: "Upcoming", count: 12, content: <p>Twelve bookings to come.</p> },
  { value: "today", label: "Today", count: 3, content: <p>Three bookings today.</p> },
  { value: "past", label: "Past", content: <p>Everything before today.</p> },
];

const meta = {
  title: "Data/Tabs",
  component: Tabs,
  args: { label: "Bookings", items, onValueChange: fn() },
  parameters: {
    keyboard: [
      ["Arrow left, Arrow right", "Shows the tab before or after; with `manual` only goes there"],
      ["Home, End", "Shows the first or the last tab; with `manual` only goes there"],
      ["Enter, Space", "With `manual`, shows the tab where the focus is"],
      ["Tab", "Goes on to the panel"],
    ],
    docs: {
      description: {
        component:
          'Views of one thing. Arrow keys move and show, Home and End jump, Tab goes on to the panel. Two to six, one word each; what are steps belongs in a Stepper. Do put the tab into the address, with `activationMode="manual"`: arrow keys then only move, and Enter or Space shows. Don\'t use tabs for steps.',
      },
    },
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const bare = items.map(({ content, ...item }) => item);

const FromUrl = (args: TabsProps) => {
  const [value, setValue] = useState("today");
  return (
    <Tabs
      {...args}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        args.onValueChange?.(next);
      }}
    >
      <p>Rows with status {value}.</p>
    </Tabs>
  );
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "2rem" }}>
      <Tabs {...args} />
      <FromUrl {...args} items={bare} label="Bookings by status" />
      <Tabs
        label="Plans"
        items={[
          { value: "a", label: "Calendar", icon: <CalendarDays strokeWidth={1.5} />, content: <p>Calendar</p> },
          { value: "b", label: "Not yet", disabled: true, content: <p>Not yet</p> },
        ]}
      />
      <div style={{ inlineSize: "16rem" }}>
        <Tabs {...args} label="Bookings on a phone" />
      </div>
    </div>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: "Upcoming 12" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("today");
    await expect(canvas.getByRole("tabpanel", { name: "Today 3" })).toHaveTextContent("Three bookings today.");
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("tab", { name: "Past" })).toHaveAttribute("aria-selected", "true");
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel")).toHaveFocus();
  },
};

export const OnePanelForAll: Story = {
  render: (args) => <FromUrl {...args} items={bare} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("Rows with status today.");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tabpanel", { name: "Upcoming 12" })).toHaveTextContent("Rows with status upcoming.");
  },
};

export const ByEnter: Story = {
  args: { activationMode: "manual" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Today 3" })).toHaveFocus();
    await expect(canvas.getByRole("tab", { name: "Upcoming 12" })).toHaveAttribute("aria-selected", "true");
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("tabpanel", { name: "Today 3" })).toBeVisible();
    await userEvent.keyboard("{End} ");
    await expect(canvas.getByRole("tabpanel", { name: "Past" })).toBeVisible();
  },
};

/** Asks before it shows another tab, as a screen with unsaved changes does. */
const Guarded = (args: TabsProps) => {
  const [value, setValue] = useState("today");
  const [next, setNext] = useState<string | null>(null);
  return (
    <>
      <Tabs
        {...args}
        value={value}
        onValueChange={(tab) => {
          args.onValueChange?.(tab);
          setNext(tab);
        }}
      >
        <p>Rows with status {value}.</p>
      </Tabs>
      <AlertDialog
        open={next !== null}
        onOpenChange={(open) => !open && setNext(null)}
        title="Leave without saving?"
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={() => setValue(next ?? value)}
      />
    </>
  );
};

const stay = async () => {
  const dialog = await screen.findByRole("alertdialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Stay" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
};

export const Refused: Story = {
  args: { activationMode: "manual" },
  render: (args) => <Guarded {...args} items={bare} />,
  play: async ({ canvasElement, args }) => {
    const tab = (name: string) => within(canvasElement).getByRole("tab", { name });
    const stands = async (asked: number) => {
      await stay();
      await waitFor(() => expect(tab("Today 3")).toHaveFocus());
      await expect(tab("Today 3")).toHaveAttribute("aria-selected", "true");
      await expect(args.onValueChange).toHaveBeenCalledTimes(asked);
    };
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await stands(1);
    await userEvent.click(tab("Upcoming 12"));
    await stands(2);
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await userEvent.click(await screen.findByRole("button", { name: "Leave" }));
    await waitFor(() => expect(tab("Past")).toHaveAttribute("aria-selected", "true"));
    await waitFor(() => expect(tab("Past")).toHaveFocus());
  },
};

export const RefusedByArrow: Story = {
  render: (args) => <Guarded {...args} items={bare} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await stay();
    await waitFor(() => expect(within(canvasElement).getByRole("tab", { name: "Today 3" })).toHaveFocus());
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(within(canvasElement).getByRole("tab", { name: "Today 3" })).toHaveFocus();
  },
};
