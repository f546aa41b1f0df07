import { describe, expect, it } from "vitest";
import { faultsCsv, unguard } from "./faults-csv";
import { readSheet } from "./read-file";
import { matchRows } from "./rows";
import type { SheetRow } from "./types";

const columns = [
  { key: "name", label: "Seat name", required: true },
  { key: "phone", label: "Phone" },
];
const row = (line: number, name: string, phone: string, message = ""): SheetRow => ({
  line,
  cells: { name, phone },
  issues: message ? [{ path: ["name"], message }] : [],
  notes: [],
  changed: [],
  ready: false,
});

describe("faultsCsv", () => {
  it.each(["=1+1", "+91 98765", "-2", "@SUM(A1)", "\t=1", "＝1+1", " =HYPERLINK(1)"])("defuses %j", async (cell) => {
    const csv = await faultsCsv([row(2, cell, "")], columns, "Problems");
    const [, line = ""] = csv.split("\r\n");
    expect(line.replace(/^"/, "").startsWith("'")).toBe(true);
  });

  it("says what is wrong with each row, under the columns' own headings", async () => {
    expect(await faultsCsv([row(2, "A1", "1", "A1 is there already.")], columns, "Problems")).toBe(
      "\uFEFFSeat name,Phone,Problems\r\nA1,1,A1 is there already.",
    );
  });

  it("comes back as it was when it is uploaded again", async () => {
    const rows = [row(2, "=A1", "+91 98765 43210"), row(3, 'the "quiet" one', "'tis"), row(4, "A, B", "-1")];
    const file = new File([await faultsCsv(rows, columns, "Problems")], "faults.csv");
    const { rows: read, missing } = matchRows(await readSheet(file), columns);
    expect(missing).toEqual([]);
    expect(read.map(({ cells }) => cells)).toEqual(rows.map(({ cells }) => cells));
  });
});

describe("unguard", () => {
  it("leaves other apostrophes", () => {
    expect(unguard("'tis")).toBe("'tis");
    expect(unguard("'=1")).toBe("=1");
  });
});
