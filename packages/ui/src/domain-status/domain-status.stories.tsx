import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../button";
import { type DomainRecord, DomainStatus } from ".";

const cname: DomainRecord = {
  type: "CNAME",
  name: "desks.library-lane.example",
  value: "sites.carrel.example",
  found: [],
  ok: false,
};
const txt: DomainRecord = {
  type: "TXT",
  name: "_carrel.desks.library-lane.example",
  value: "carrel-verification=7kq4x2m9p3",
  found: ["carrel-verification=7kq4x2m9p3"],
  ok: true,
};

const meta = {
  title: "Domain/DomainStatus",
  tags: ["new", "!stable"],
  component: DomainStatus,
  args: {
    status: "PENDING",
    domain: "desks.library-lane.example",
    records: [cname, txt],
    checkedAt: "today, 10:24",
    actions: <Button>Check again</Button>,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: "52rem" }}>{Story()}</div>],
  parameters: {
    keyboard: [
      ["Tab", "Moves between the records and the check"],
      ["Enter, Space", "Copies a value, or checks again"],
    ],
    docs: {
      description: {
        component:
          "How far a custom domain has come. Each record shows what is expected beside what DNS answered, ready to copy. Do check again by itself while it is pending; don't call a record wrong before DNS was asked.",
      },
    },
  },
} satisfies Meta<typeof DomainStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "3rem" }}>
      <DomainStatus status="NOT_CONFIGURED" aria-label="Domain" actions={<Button>Set up a domain</Button>} />
      <DomainStatus {...args} status="PENDING" aria-label="Not asked yet" records={[cname]} checkedAt={undefined} />
      <DomainStatus {...args} status="PENDING" aria-label="Pending" />
      <DomainStatus
        {...args}
        status="VERIFIED"
        aria-label="Verified"
        records={[{ ...cname, found: [cname.value], ok: true }, txt]}
      />
      <DomainStatus
        {...args}
        status="FAILED"
        aria-label="Failed"
        domain="desks.venkatanarasimharajuvaripeta-reading-room-and-annexe.example"
        records={[{ ...cname, found: ["parking.registrar.example", "203.0.113.7"] }, txt]}
      />
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };

export const CopiesWhatIsExpected: Story = {
  play: async ({ canvasElement }) => {
    const write = fn(async () => undefined);
    Object.defineProperty(navigator, "clipboard", { value: { writeText: write }, configurable: true });
    const record = within(canvasElement).getAllByRole("listitem")[0];
    if (!record) throw new Error("There is no record.");
    await expect(within(record).getByText("Missing")).toBeVisible();
    await userEvent.click(within(record).getByRole("button", { name: "Copy the CNAME record's value" }));
    await expect(write).toHaveBeenCalledWith("sites.carrel.example");
    await within(record).findByRole("button", { name: "Copied" });
  },
};
