import { expect, it } from "vitest";
import { BOOKING_COLUMNS, BookingRow, DESK_COLUMNS, DeskRow, MAX_BULK_ROWS, ValidateDeskUpload } from "./bulk";

it.each([
  { sheet: "desks", columns: DESK_COLUMNS, row: DeskRow },
  { sheet: "bookings", columns: BOOKING_COLUMNS, row: BookingRow },
])(
  "takes a text for each column of the sheet of $sheet, and names a column that it doesn't have",
  ({ columns, row }) => {
    const example = Object.fromEntries(columns.map(({ key, example }) => [key, example]));
    expect(row.parse(example)).toEqual(example);
    expect(row.safeParse({ ...example, colour: "red" }).error?.issues).toMatchObject([{ keys: ["colour"] }]);
  },
);

it.each([
  { rows: 0, says: ["The sheet has no rows"] },
  { rows: 1, says: [] },
  { rows: MAX_BULK_ROWS, says: [] },
  { rows: MAX_BULK_ROWS + 1, says: ["Use at most 5000 rows"] },
])("answers $rows rows with $says", ({ rows, says }) => {
  const data = Array.from({ length: rows }, (_, index) => ({ name: `A${index}` }));
  expect(ValidateDeskUpload.safeParse({ data }).error?.issues.map(({ message }) => message) ?? []).toEqual(says);
});
