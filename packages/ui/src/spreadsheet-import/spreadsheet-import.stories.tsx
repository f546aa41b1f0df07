import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button";
import { type ImportColumn, type ImportedRow, SpreadsheetImport, type SpreadsheetImportProps } from ".";
import excelFile from "./seats.fixture.xlsx?url";

const columns: ImportColumn[] = [
  { key: "name", label: "Seat name", required: true, hint: "Unique in its branch" },
  { key: "zone", label: "Zone", hint: "A part of the branch: Window, Quiet or Hall" },
  { key: "price", label: "Price an hour", hint: "In rupees: 250 or 250.50" },
  { key: "phone", label: "Phone" },
];
const ZONES = ["Window", "Quiet", "Hall"];

const issuesOf = ({ name = "", zone = "", price = "" }: ImportedRow, index: number, rows: readonly ImportedRow[]) => [
  ...(name ? [] : [{ path: ["name"], message: "Give the seat a name." }]),
  ...(zone === "" || ZONES.includes(zone)
    ? []
    : [{ path: ["zone"], message: `This branch has no zone “${zone}”. Use Window, Quiet or Hall.` }]),
  ...(/^\d*(\.\d+)?$/.test(price) ? [] : [{ path: ["price"], message: "Write only digits: 250 or 250.50." }]),
  ...(name && rows.findIndex((row) => row.name === name) < index
    ? [{ path: [], message: "This seat stands in an earlier row as well." }]
    : []),
];

/** What a server would say of the rows. */
const validate: SpreadsheetImportProps<ImportedRow>["onValidate"] = async (rows) => {
  const validationResults = rows.map((value, index) => {
    const issues = issuesOf(value, index, rows);
    return { row: index + 1, valid: issues.length === 0, issues, value };
  });
  const valid = validationResults.filter((result) => result.valid).length;
  return { validationResults, summary: { total: rows.length, valid, invalid: rows.length - valid } };
};

const csvOf = (rows: string[]) => new File([["Seat name,Zone,Price an hour,Phone", ...rows].join("\n")], "seats.csv");
type Process = SpreadsheetImportProps<ImportedRow>["onProcess"];
const save: Process = async (rows) => ({ created: rows.length });
const brokenOff = new Error("The connection broke off.");
const SEATS = csvOf([
  "A1,Window,250,",
  "A2,Quite,250,+91 98765 43210",
  ",Hall,₹200,",
  "A1,Quiet,250,",
  "A4,Hall,180.50,",
]);

const meta = {
  title: "Files/SpreadsheetImport",
  globals: { workspace: "study-hall" }, // the sheet is one of a study hall
  tags: ["new", "!stable"],
  component: SpreadsheetImport,
  args: {
    columns,
    templates: { xlsx: fn(async () => undefined), csv: "data:text/csv,Seat%20name,Zone" },
    onValidate: fn(validate),
    onProcess: fn(save),
    onStage: fn(),
    resultActions: <Button variant="primary">Show the seats</Button>,
    labels: { title: "Add seats from a sheet" },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: "64rem" }}>{Story()}</div>],
  parameters: {
    keyboard: [
      ["Enter, Shift+Enter", "In a cell: down and up its column"],
      ["Tab, Shift+Tab", "To the next and the previous cell"],
    ],
    docs: {
      description: {
        component:
          "Adds many rows at once from CSV or Excel. The file is read in the browser; what is right and what is saved the server says through `onValidate` and `onProcess`. Do give a template, with the same headings as `columns`; do write each fault as what to do. Don't use it for fewer rows than one would type.",
      },
    },
  },
} satisfies Meta<typeof SpreadsheetImport<ImportedRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

const upload = async (canvasElement: HTMLElement, file: File) => {
  const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is no place for a file.");
  await userEvent.upload(input, file);
};

export const Default: Story = {};

const waitForever = () => new Promise<never>(() => undefined);
const refuse = async (): Promise<never> => {
  throw brokenOff;
};

type Props = Partial<SpreadsheetImportProps<ImportedRow>>;
const half: Process = (_, { onProgress }) => {
  onProgress(1, 2);
  return waitForever();
};
const states: [name: string, props: Props][] = [
  ["Without templates", { templates: {} }],
  ["Checking", { onValidate: waitForever }],
  ["Check failed", { onValidate: refuse }],
  ["With faults", {}],
  ["Saving", { onProcess: half }],
  ["Saved", {}],
];

/** Every step at once, each brought there by its own file. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "3rem" }}>
      {states.map(([name, props]) => (
        <SpreadsheetImport
          key={name}
          {...args}
          {...props}
          aria-label={name}
          labels={{ ...args.labels, stepper: { steps: `Steps, ${name}` } }}
        />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const part = (name: string) => canvas.getByRole("region", { name });
    for (const name of ["Checking", "Check failed", "With faults", "Saving", "Saved"]) await upload(part(name), SEATS);
    for (const name of ["Saving", "Saved"])
      await userEvent.click(await within(part(name)).findByRole("button", { name: "Add 2 rows" }));
    await expect(await within(part("Saving")).findByRole("progressbar")).toHaveAttribute("aria-valuenow", "1");
    await within(part("Saved")).findByRole("heading", { name: "2 rows added" });
    await expect(within(part("Check failed")).getByRole("button", { name: "Check again" })).toBeVisible();
    await expect(part("Checking")).toHaveAttribute("aria-busy", "true");
  },
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };

export const SavesFaultyRowsWithReasons: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const saved: Promise<string>[] = [];
    const create = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
      if (blob instanceof Blob) saved.push(blob.text());
      return "#";
    };
    await upload(canvasElement, SEATS);
    await userEvent.click(await canvas.findByRole("button", { name: "Faulty rows as CSV" }));
    await waitFor(() => expect(saved).toHaveLength(1));
    URL.createObjectURL = create;
    const [, first] = (await saved[0])?.split("\r\n") ?? [];
    await expect(first).toBe(
      'A2,Quite,250,\'+91 98765 43210,"This branch has no zone “Quite”. Use Window, Quiet or Hall."',
    );
  },
};

export const MendsFaultsInPlace: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await upload(canvasElement, SEATS);
    await canvas.findByRole("heading", { name: "2 of 5 rows are ready" });
    await expect(canvas.getByRole("heading", { level: 3 })).toHaveFocus();
    await expect(canvas.queryByLabelText("Row 2, Seat name")).toBeNull();

    await userEvent.click(canvas.getByRole("button", { name: "Next fault" }));
    const zone = canvas.getByLabelText("Row 3, Zone");
    await waitFor(() => expect(zone).toHaveFocus());
    await expect(zone).toHaveAccessibleDescription("This branch has no zone “Quite”. Use Window, Quiet or Hall.");
    await userEvent.clear(zone);
    await userEvent.type(zone, "Quiet");
    await expect(zone).toHaveAccessibleDescription("Changed, not checked yet");
    await expect(zone).not.toHaveAttribute("aria-invalid");

    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByLabelText("Row 4, Zone")).toHaveFocus());
    await userEvent.type(canvas.getByLabelText("Row 4, Seat name"), "A3");
    const price = canvas.getByLabelText("Row 4, Price an hour");
    await userEvent.clear(price);
    await userEvent.type(price, "200");
    await expect(canvas.getByText("This seat stands in an earlier row as well.")).toBeVisible();

    await userEvent.click(canvas.getByRole("button", { name: "Check 2 rows again" }));
    await canvas.findByRole("heading", { name: "4 of 5 rows are ready" });
    await waitFor(() => expect(canvas.getByLabelText("Row 5, Seat name")).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Add 4 rows" }));
    await canvas.findByRole("heading", { name: "4 rows added" });
    await expect(args.onProcess).toHaveBeenCalledOnce();
    await expect(canvas.getByText("1 row had faults and was left out")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Mend them now" }));
    await canvas.findByRole("heading", { name: "The row needs a change" });
    await expect(canvas.getByLabelText("Row 5, Seat name")).toHaveValue("A1");
  },
};

export const SavesMendedRowsInOnePress: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await upload(canvasElement, SEATS);
    await userEvent.type(await canvas.findByLabelText("Row 4, Seat name"), "A3");
    const price = canvas.getByLabelText("Row 4, Price an hour");
    await userEvent.clear(price);
    await userEvent.type(price, "200");
    await userEvent.click(canvas.getByRole("button", { name: "Add 3 rows" }));
    await expect(await canvas.findByRole("heading", { name: "3 rows added" })).toHaveFocus();
    await expect(args.onValidate).toHaveBeenCalledTimes(2);
    await expect(args.onProcess).toHaveBeenCalledOnce();
    await expect(canvas.getByText("2 rows had faults and were left out")).toBeVisible();
  },
};

export const StopsWhereAMendedRowIsFaultyStill: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await upload(canvasElement, SEATS);
    await userEvent.click(await canvas.findByRole("radio", { name: "All (5)" }));
    await userEvent.type(canvas.getByLabelText("Row 4, Seat name"), "A3");
    await userEvent.type(canvas.getByLabelText("Row 6, Phone"), "+91 98765 43210");
    await userEvent.click(canvas.getByRole("button", { name: "Add 3 rows" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/1 row needs a change still.*Nothing was saved/);
    // The price was there all the time; the way on leads to it, not to where one was.
    const price = canvas.getByLabelText("Row 4, Price an hour");
    await waitFor(() => expect(price).toHaveFocus());
    await expect(price).toHaveAccessibleDescription("Write only digits: 250 or 250.50.");
    await expect(canvas.getByLabelText("Row 4, Seat name")).toHaveValue("A3");
    await expect(canvas.getByLabelText("Row 6, Phone")).toHaveValue("+91 98765 43210");
    await expect(args.onProcess).not.toHaveBeenCalled();

    await userEvent.clear(price);
    await userEvent.type(price, "200");
    args.onValidate.mockRejectedValueOnce(brokenOff);
    await userEvent.click(canvas.getByRole("button", { name: "Add 3 rows" }));
    await expect(await canvas.findByText("The connection broke off. Nothing is lost.")).toBeVisible();
    await expect(price).toHaveValue("200");
    await userEvent.click(canvas.getByRole("button", { name: "Add 3 rows" }));
    await canvas.findByRole("heading", { name: "3 rows added" });
  },
};

export const SaysWhatIsGoodToKnow: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const notes = [{ path: ["name"], message: "This seat is there already, and stays as it is." }];
    args.onValidate.mockImplementationOnce(async (rows) => ({
      validationResults: rows.map((value, index) => {
        return { row: index + 1, valid: true, issues: [], ...(index === 1 && { notes }), value };
      }),
      summary: { total: rows.length, valid: rows.length, invalid: 0 },
    }));
    args.onProcess.mockResolvedValueOnce({ created: 5, text: "One was there already." });
    await upload(canvasElement, SEATS);
    await userEvent.click(await canvas.findByRole("radio", { name: "With notes (1)" }));
    const name = canvas.getByLabelText("Row 3, Seat name");
    await expect(name).toHaveAccessibleDescription("This seat is there already, and stays as it is.");
    await expect(name).not.toHaveAttribute("aria-invalid");
    await expect(canvas.queryByLabelText("Row 2, Seat name")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Add 5 rows" }));
    await expect(await canvas.findByText("One was there already.")).toBeVisible();
  },
};

export const GoesOnWhereItWasAfterACheck: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await upload(canvasElement, csvOf(Array.from({ length: 60 }, (_, index) => `B${index},Attic,250,`)));
    await userEvent.click(await canvas.findByRole("button", { name: "Next fault" }));
    const scroller = canvasElement.querySelector(".ui-sheet-import__scroller");
    scroller?.scrollTo({ top: scroller.scrollHeight });
    const zone = await canvas.findByLabelText("Row 61, Zone");
    await userEvent.clear(zone);
    await userEvent.type(zone, "Cellar");

    let answer = () => {};
    args.onValidate.mockImplementationOnce(async (rows) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return validate(rows);
    });
    const check = canvas.getByRole("button", { name: "Check 1 row again" });
    await userEvent.click(check);
    await canvas.findByRole("heading", { name: "Checking 60 rows" });
    await expect(check).toHaveFocus();
    await expect(zone).toHaveAttribute("readonly");
    answer();
    await waitFor(() => expect(zone).toHaveFocus());
    await expect(zone).toHaveAccessibleDescription(/no zone “Cellar”/);
    const frame = scroller?.getBoundingClientRect();
    await expect(zone.getBoundingClientRect().bottom).toBeLessThanOrEqual(frame?.bottom ?? 0);

    await userEvent.clear(zone);
    await userEvent.type(zone, "Hall");
    await userEvent.click(canvas.getByRole("button", { name: "Check 1 row again" }));
    await canvas.findByRole("heading", { name: "1 of 60 rows are ready" });
    await expect(canvas.queryByLabelText("Row 61, Zone")).toBeNull();
    await waitFor(() => expect(canvas.getByLabelText("Row 2, Zone")).toHaveFocus());
  },
};

export const LosesNothingWhenSavingFails: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    args.onProcess.mockRejectedValueOnce(brokenOff);
    await upload(canvasElement, SEATS);
    await userEvent.click(await canvas.findByRole("button", { name: "Add 2 rows" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The connection broke off. Nothing is lost.");
    await expect(canvas.getByRole("button", { name: "Add 2 rows" })).toBeVisible();
    await expect(args.onStage).toHaveBeenLastCalledWith("review");
    // What could not be saved may have been taken meanwhile.
    args.onValidate.mockResolvedValueOnce({
      validationResults: [{ row: 1, valid: false, issues: [{ path: ["name"], message: "Taken meanwhile." }] }],
      summary: { total: 5, valid: 0, invalid: 5 },
    });
    await userEvent.click(canvas.getByRole("button", { name: "Check again" }));
    await canvas.findByRole("heading", { name: "All 5 rows need a change" });
    await expect(canvas.getByText("Taken meanwhile.")).toBeVisible();
  },
};

export const RepeatsACheckThatFailed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    args.onValidate.mockRejectedValueOnce(brokenOff);
    await upload(canvasElement, SEATS);
    await userEvent.click(await canvas.findByRole("button", { name: "Check again" }));
    await canvas.findByRole("heading", { name: "2 of 5 rows are ready" });
  },
};

export const SaysWhyAFileCannotBeRead: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await upload(canvasElement, new File(["Zone,Colour\nHall,red"], "zones.csv"));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("These columns are missing: Seat name.");
    await upload(canvasElement, csvOf([]));
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("There are no rows below the headings."));
  },
};

export const AsksBeforeChangesAreLost: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await upload(canvasElement, SEATS);
    await userEvent.type(await canvas.findByLabelText("Row 4, Seat name"), "A3");
    await userEvent.click(canvas.getByRole("button", { name: "Choose another file" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Leave this file?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Go on" }));
    await expect(canvas.getByLabelText("Row 4, Seat name")).toHaveValue("A3");
  },
};

export const ReadsExcel: Story = {
  args: { columns: [...columns, { key: "from", label: "From" }] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const bytes = await (await fetch(excelFile)).blob();
    await upload(canvasElement, new File([bytes], "seats.xlsx"));
    await canvas.findByRole("heading", { name: "1 of 2 rows are ready" });
    await expect(args.onValidate).toHaveBeenCalledWith([
      { name: "A1", zone: "Window", price: "250.5", phone: "919876543210", from: "2026-11-23" },
      { name: "A2", zone: "Attic", price: "250", phone: "", from: "2026-11-23 10:30" },
    ]);
    // The row without text counts: people look for the line they see in Excel.
    await expect(canvas.getByLabelText("Row 4, Zone")).toHaveAttribute("aria-invalid", "true");
  },
};

const MANY = 5000;

export const FiveThousandRows: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = Array.from({ length: MANY }, (_, index) => `S${index},${index % 10 === 0 ? "Attic" : "Hall"},250,`);
    await upload(canvasElement, csvOf(rows));
    await canvas.findByRole("heading", { name: "4,500 of 5,000 rows are ready" }, { timeout: 30_000 });
    await userEvent.click(canvas.getByRole("radio", { name: "All (5,000)" }));
    await expect(canvas.getByRole("table")).toHaveAttribute("aria-rowcount", String(MANY + 1));
    await expect(canvas.getAllByRole("row").length).toBeLessThan(60);
    const scroller = canvasElement.querySelector(".ui-sheet-import__scroller");
    scroller?.scrollTo({ top: scroller.scrollHeight });
    await canvas.findByLabelText("Row 5001, Zone");
    await userEvent.click(canvas.getByRole("button", { name: "Next fault" }));
    await waitFor(() => expect(canvas.getByLabelText("Row 2, Zone")).toHaveFocus());
  },
};
