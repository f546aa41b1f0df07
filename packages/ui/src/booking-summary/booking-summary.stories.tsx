import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../button";
import { BookingSummary, type BookingSummaryProps } from "./booking-summary";

const Page = (args: BookingSummaryProps) => (
  <div
    style={{
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(20rem, 100%), 1fr))",
      gap: "2rem",
      minBlockSize: "80vh",
    }}
  >
    <div style={{ minBlockSize: "40rem" }}>
      <p>The step that is being answered stands here.</p>
    </div>
    <BookingSummary {...args} />
  </div>
);

const meta = {
  title: "Domain/BookingSummary",
  component: BookingSummary,
  args: {
    items: [
      { term: "Branch", details: "Library Lane" },
      { term: "Desk", details: "A14, quiet zone" },
      { term: "When", details: "21 Nov, 10:00–12:00 IST" },
    ],
    total: { value: "₹500" },
    footer: (
      <Button variant="primary" block>
        Enter your details
      </Button>
    ),
  },
  render: (args) => <Page {...args} />,
  parameters: {
    keyboard: [["Enter, Space", "On a phone, shows or hides the rest; presses the next step"]],
    docs: {
      description: {
        component:
          "What is being booked and the next step. Beside the steps it stays in sight; on a phone it is a bar at the lower edge, and pressing it shows the rest. Do show the price as soon as it is known; don't let it appear at the last step.",
      },
    },
  },
} satisfies Meta<typeof BookingSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "2rem", maxInlineSize: "22rem" }}>
      <BookingSummary {...args} title="Nothing yet" items={[]} total={undefined} footer={undefined} />
      <BookingSummary
        {...args}
        title="Long"
        items={[
          {
            term: "Branch",
            details: "Second floor of the old university press building, north wing, above the archive",
          },
        ]}
        total={{ label: "To pay at the desk", value: "₹1,50,000.00" }}
      />
    </div>
  ),
};

export const PhoneOpensByKeyboard: Story = {
  globals: { viewport: { value: "mobile2" } },
  play: async ({ canvasElement }) => {
    const summary = within(canvasElement);
    await expect(summary.getByText("A14, quiet zone")).not.toBeVisible();
    const bar = summary.getByRole("button", { name: /Your booking/ });
    await expect(bar).toHaveTextContent("₹500");
    bar.focus();
    await userEvent.keyboard("{Enter}");
    await expect(summary.getByText("A14, quiet zone")).toBeVisible();
    await userEvent.tab();
    await expect(summary.getByRole("button", { name: "Enter your details" })).toHaveFocus();
  },
};

export const PhoneSaysWhatThePriceIs: Story = {
  globals: { viewport: { value: "mobile2" } },
  args: { total: { label: "To pay when you come", value: "₹500" } },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole("button", { name: /Your booking/ });
    await expect(bar).toHaveTextContent("₹500 To pay when you come");
  },
};

export const DesktopShowsAll: Story = {
  globals: { viewport: { value: "responsive" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("A14, quiet zone")).toBeVisible();
    await expect(within(canvasElement).queryByRole("button", { name: /Your booking/ })).toBeNull();
  },
};
