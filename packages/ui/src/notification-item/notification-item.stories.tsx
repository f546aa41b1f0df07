import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarPlus, Globe, IndianRupee } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { StayHere } from "../link-slot/stay-here.fixture";
import { NotificationItem, type NotificationItemProps } from ".";

/** Remembers that it was read, as a list does. */
const Kept = (props: NotificationItemProps) => {
  const [read, setRead] = useState(props.read);
  const mark = () => {
    setRead(true);
    props.onMarkRead?.();
  };
  return <NotificationItem {...props} read={read} onMarkRead={props.onMarkRead && mark} />;
};

const meta = {
  title: "Domain/NotificationItem",
  tags: ["new", "!stable"],
  component: Kept,
  args: {
    title: "Desk A14 was booked",
    body: "Riya Nair, Saturday 21 November, 10:00–12:00",
    time: "10:24",
    dateTime: "2026-11-21T10:24:00+05:30",
    read: false,
    href: "#booking",
    icon: <CalendarPlus strokeWidth={1.5} />,
    onOpen: fn(),
    onMarkRead: fn(),
  },
  decorators: [
    (Story) => (
      <StayHere>
        <div style={{ maxInlineSize: "30rem" }}>{Story()}</div>
      </StayHere>
    ),
  ],
  parameters: {
    keyboard: [
      ["Enter", "On the title: opens what it is about"],
      ["Enter or Space", "On the tick: marks it as read"],
    ],
    docs: {
      description: {
        component:
          "One line of the notification list, in a list item. What is unread shows a dot, is bold, and says so to screen readers. Do write what happened, not that something did; don't put buttons of other kinds on it: they belong where the link leads.",
      },
    },
  },
} satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "0.25rem" }}>
      <Kept {...args} />
      <Kept {...args} read title="₹500 was paid by UPI" icon={<IndianRupee strokeWidth={1.5} />} body={undefined} />
      <Kept {...args} title="Nothing to open" href={undefined} />
      <Kept {...args} title="Without icon and action" icon={undefined} onMarkRead={undefined} />
      <Kept
        {...args}
        icon={<Globe strokeWidth={1.5} />}
        title="The domain desks.venkatanarasimharajuvaripeta-reading-room.example could not be verified"
        body="The CNAME record leads elsewhere. Set it to the value that the website settings show, then check again."
        time="31 December 2026, 23:59"
      />
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };

export const MarksAsRead: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("article", { name: "Unread: Desk A14 was booked" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Desk A14 was booked" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onMarkRead).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("article", { name: "Desk A14 was booked" })).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
