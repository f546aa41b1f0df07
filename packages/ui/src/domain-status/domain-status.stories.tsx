import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../button";
import { type DomainRecord, DomainStatus } from ".";

const cname: DomainRecord = {
  type: "CNAME",
  name: "desks.library-lane.example",
  host: "desks",
  value: "sites.carrel.example",
  found: [],
  ok: false,
};
const txt: DomainRecord = {
  type: "TXT",
  name: "_site-verification.desks.library-lane.example",
  host: "_site-verification.desks",
  value: "site-verification=7kq4x2m9p3",
  found: ["site-verification=7kq4x2m9p3"],
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
          "How far a custom domain has come. Each record shows what is expected beside what DNS answered, ready to copy: the name in full, and the part of it that most registrars ask for. Do check again by itself while it is pending; don't call a record wrong before DNS was asked.",
      },
    },
  },
} satisfies Meta<typeof DomainStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const verified = [{ ...cname, found: [cname.value], ok: true }, txt];
const LONG = "desks.venkatanarasimharajuvaripeta-reading-room-and-annexe.example";

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "3rem" }}>
      <DomainStatus status="NOT_CONFIGURED" aria-label="Domain" actions={<Button>Set up a domain</Button>} />
      <DomainStatus {...args} aria-label="Not asked yet" records={[cname]} checkedAt={undefined} />
      <DomainStatus {...args} aria-label="Nothing found" records={[cname, { ...txt, found: [], ok: false }]} />
      <DomainStatus
        {...args}
        aria-label="A wrong value"
        records={[
          { ...cname, found: ["parking.registrar.example", "203.0.113.7"], problem: "It leads to another place." },
          { ...txt, found: ["site-verification=of-somebody-else"], ok: false },
        ]}
      />
      <DomainStatus
        {...args}
        aria-label="No answer"
        records={[{ ...cname, problem: "Its name server did not answer in time. We ask again." }, txt]}
      />
      <DomainStatus {...args} status="VERIFIED" aria-label="Verified" records={verified} since="3 March 2026" />
      <DomainStatus
        {...args}
        status="VERIFIED"
        aria-label="Warned"
        standsUntil="9 March 2026"
        records={[
          { ...cname, found: [cname.value], ok: true },
          { ...txt, found: [], ok: false },
        ]}
      />
      <DomainStatus
        {...args}
        status="FAILED"
        aria-label="Failed"
        domain={LONG}
        records={[
          { ...cname, name: LONG, host: "desks", found: ["parking.registrar.example", "203.0.113.7"] },
          { ...txt, name: `_site-verification.${LONG}`, host: "_site-verification.desks" },
        ]}
      />
      <DomainStatus
        {...args}
        status="VERIFIED"
        aria-label="With letters of its own"
        domain="lesesäle.bücher.example"
        ascii="xn--lesesle-9wa.xn--bcher-kva.example"
        records={[
          {
            ...cname,
            name: "xn--lesesle-9wa.xn--bcher-kva.example",
            host: "xn--lesesle-9wa",
            found: [cname.value],
            ok: true,
          },
          { ...cname, name: "*.xn--lesesle-9wa.xn--bcher-kva.example", host: "*.xn--lesesle-9wa", isOptional: true },
        ]}
      />
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };

export const SaysWhatStands: Story = {
  ...Matrix,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const of = (name: string) => within(canvas.getByRole("region", { name }));
    await expect(of("Nothing found").getAllByText("Missing")).toHaveLength(2);
    await expect(of("Not asked yet").queryByText("Missing")).toBeNull();
    await expect(of("A wrong value").getAllByText("Differs")).toHaveLength(2);
    await expect(of("A wrong value").getByText("It leads to another place.")).toBeVisible();
    // Who gave no answer has not said that nothing is there.
    await expect(of("No answer").queryByText("Missing")).toBeNull();
    await expect(of("No answer").getByText(/did not answer in time/)).toBeVisible();
    await expect(of("Verified").getByText(/since 3 March 2026/)).toBeVisible();
    await expect(of("Warned").getByText(/^It works until 9 March 2026\./)).toBeVisible();
    await expect(of("With letters of its own").getByText("Not set")).toBeVisible();
    await expect(of("With letters of its own").getByText(/^In DNS records: xn--lesesle/)).toBeVisible();
  },
};

export const CopiesWhatIsExpected: Story = {
  play: async ({ canvasElement }) => {
    const write = fn(async () => undefined);
    Object.defineProperty(navigator, "clipboard", { value: { writeText: write }, configurable: true });
    const record = within(canvasElement).getAllByRole("listitem")[0];
    if (!record) throw new Error("There is no record.");
    await expect(within(record).getByText("Missing")).toBeVisible();
    await userEvent.click(within(record).getByRole("button", { name: "Copy the CNAME record's host" }));
    await expect(write).toHaveBeenCalledWith("desks");
    await userEvent.click(within(record).getByRole("button", { name: "Copy the CNAME record's value" }));
    await expect(write).toHaveBeenCalledWith("sites.carrel.example");
    await within(record).findByRole("button", { name: "Copied" });
  },
};
