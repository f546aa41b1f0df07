import { expect, test } from "vitest";
import { type ListColumn, listCsv } from "./list-column";

interface Desk {
  name: string;
  from: string;
  to: string;
}
const columns: ListColumn<Desk>[] = [
  { id: "name", header: "Desk", cell: () => null, csv: ({ name }) => name },
  { id: "picture", header: "Picture", cell: () => null },
  { id: "when", header: "When", cell: () => null, csv: { From: ({ from }) => from, To: ({ to }) => to } },
];

test("a file has the columns that are shown, under their headings", () => {
  expect(listCsv(columns, [{ name: "A1", from: "09:00", to: "10:00" }])).toBe(
    '"Desk","From","To"\r\n"A1","09:00","10:00"\r\n',
  );
  expect(listCsv(columns.slice(0, 1), [])).toBe('"Desk"\r\n');
});
