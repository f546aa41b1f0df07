import { expect, it } from "vitest";
import {
  BOOKING_COLUMNS,
  BookingRow,
  CUSTOMER_COLUMNS,
  CustomerRow,
  DESK_COLUMNS,
  DeskRow,
  MAX_BULK_ROWS,
  ProcessCustomerUpload,
  ValidateDeskUpload,
} from "./bulk";

it.each([
  { sheet: "desks", columns: DESK_COLUMNS, row: DeskRow },
  { sheet: "bookings", columns: BOOKING_COLUMNS, row: BookingRow },
  { sheet: "customers", columns: CUSTOMER_COLUMNS, row: CustomerRow },
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

const _id = "019a0000-0000-7000-8000-000000000001";
const asha = { branchId: _id, name: "Asha Rao", email: "asha@example.com" };
const takenOver = { deskId: _id, feePlanId: _id, startDate: "2026-11-01", paidUntil: "2026-11-30" };

it.each([
  { value: asha, says: [] },
  { value: { ...asha, takenOver }, says: [] },
  { value: { ...asha, email: undefined }, says: ["email"] },
  { value: { ...asha, takenOver: { ...takenOver, paidUntil: undefined } }, says: ["takenOver.paidUntil"] },
  { value: { ...asha, takenOver: { ...takenOver, feePlanId: undefined } }, says: ["takenOver.feePlanId"] },
  { value: { ...asha, photoKey: "x" }, says: [""] },
])("finds fault with $says of somebody who is imported as $value", ({ value, says }) => {
  const faults = ProcessCustomerUpload.safeParse({ validatedData: [value] }).error?.issues ?? [];
  expect(faults.map(({ path }) => path.slice(2).join("."))).toEqual(says);
});
