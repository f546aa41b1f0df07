import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarPlus, CircleX, IndianRupee, MoveRight } from "lucide-react";
import { expect, within } from "storybook/test";
import { Button } from "../button";
import { EmptyState } from "../empty-state";
import { type ActivityEntry, ActivityTimeline } from ".";

const entries: ActivityEntry[] = [
  {
    id: "4",
    day: "Today",
    icon: <CircleX strokeWidth={1.5} />,
    tone: "danger",
    title: (
      <>
        <strong>Arjun Mehta</strong> cancelled the booking
      </>
    ),
    detail: "₹500 goes back to the card within five days.",
    time: "10:24",
    dateTime: "2026-11-21T10:24:00+05:30",
  },
  {
    id: "3",
    day: "Today",
    icon: <MoveRight strokeWidth={1.5} />,
    title: (
      <>
        <strong>Riya Nair</strong> moved it from A14 to A3
      </>
    ),
    time: "09:02",
    dateTime: "2026-11-21T09:02:00+05:30",
  },
  {
    id: "2",
    day: "20 November",
    icon: <IndianRupee strokeWidth={1.5} />,
    tone: "success",
    title: "₹500 was paid by UPI",
    time: "18:40",
    dateTime: "2026-11-20T18:40:00+05:30",
  },
  {
    id: "1",
    day: "20 November",
    icon: <CalendarPlus strokeWidth={1.5} />,
    title: (
      <>
        <strong>Arjun Mehta</strong> booked A14 for Saturday, 10:00–12:00
      </>
    ),
    time: "18:38",
    dateTime: "2026-11-20T18:38:00+05:30",
  },
];

const meta = {
  title: "Data/ActivityTimeline",
  tags: ["new", "!stable"],
  component: ActivityTimeline,
  args: { label: "History of booking CRL-7KQ4", entries },
  decorators: [(Story) => <div style={{ maxInlineSize: "40rem" }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          "What happened to one thing, newest first. Each entry says who did what in one sentence. Do group by days; don't tell what only machines care about. People talk in a CommentThread, not here.",
      },
    },
  },
} satisfies Meta<typeof ActivityTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "2.5rem" }}>
      <ActivityTimeline {...args} label="With more" footer={<Button size="sm">Show earlier activity</Button>} />
      <ActivityTimeline
        {...args}
        label="Without icons and days"
        entries={entries.map(({ icon: _, day: __, ...entry }) => entry)}
      />
      <ActivityTimeline
        {...args}
        label="Long text"
        entries={[
          {
            id: "long",
            title:
              "Venkatanarasimharajuvaripeta Subramaniam changed the opening hours of the reading room on the second floor, behind the card catalogue, for every Saturday until the end of the year",
            detail: "Was 06:00–22:00, is 08:00–20:00. Two bookings fall outside the new hours and stay valid.",
            time: "31 December 2026, 23:59",
            dateTime: "2026-12-31T23:59:00+05:30",
            tone: "warning",
          },
        ]}
      />
      <ActivityTimeline {...args} label="Loading" entries={[]} loading />
      <ActivityTimeline
        {...args}
        label="Empty"
        entries={[]}
        empty={<EmptyState kind="first-use" title="Nothing has happened yet" illustration={null} headingLevel={3} />}
      />
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };

export const ReadsAsListsByDay: Story = {
  play: async ({ canvasElement }) => {
    const history = within(canvasElement).getByRole("region", { name: "History of booking CRL-7KQ4" });
    const today = within(history).getByRole("list", { name: "Today" });
    await expect(within(today).getAllByRole("listitem")).toHaveLength(2);
    await expect(within(history).getByRole("list", { name: "20 November" })).toHaveTextContent("₹500 was paid by UPI");
  },
};
