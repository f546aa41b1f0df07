import { contract, type Operation, type Permission, permissionOf } from "@carrel/sdk/contract";
import { exampleOf } from "@carrel/sdk/testing";
import { validation } from "@carrel/sdk/validation";
import * as z from "zod";
import { pending } from "../pending";

/** One row of the contract with its name and schemas. */
export interface TableRow {
  /** Such as `desks.list`. */
  name: string;
  row: Operation;
  /** What a person's role must allow. */
  permission: Permission | null;
  input: z.ZodType;
}

const waiting: Readonly<Record<string, readonly string[]>> = pending;

/** Every row of the contract that has a handler. */
export const ROWS: TableRow[] = Object.entries(contract).flatMap(([area, rows]) =>
  Object.entries(rows)
    .filter(([operation]) => !waiting[area]?.includes(operation))
    .map(([operation, row]: [string, Operation]) => {
      const schemas: Record<string, { input: z.ZodType }> = validation[area as keyof typeof validation];
      const input = schemas[operation]?.input;
      if (!input) throw new Error(`${area}.${operation} has no schema`);
      return { name: `${area}.${operation}`, row, permission: permissionOf(area, row), input };
    }),
);

/** The rows that need a session. */
export const BEARER_ROWS = ROWS.filter(({ row }) => (row.access ?? "bearer") === "bearer");

/** The records of an organisation that calls can name. */
export interface Belongings {
  userId: string;
  branchId: string;
  deskId: string;
  feePlanId: string;
  bookingId: string;
}

/**
 * Input of the calls that name records, by row. Each is the smallest that its schema takes; a row that is not here
 * names none and is called with its schema's example.
 */
const NAMING: Record<string, (of: Belongings) => object> = {
  "auth.selectBranch": ({ userId, branchId }) => ({ _id: userId, selectedBranch: branchId }),
  "bookings.get": ({ bookingId }) => ({ id: bookingId }),
  "bookings.changeStatus": ({ bookingId }) => ({ bookingId, status: "CANCELLED" }),
  "branches.get": ({ branchId }) => ({ id: branchId }),
  "branches.update": ({ branchId }) => ({ _id: branchId, name: "Taken over" }),
  "branches.remove": ({ branchId }) => ({ id: branchId }),
  "dashboard.bookingStats": ({ branchId }) => ({ branchId }),
  "desks.get": ({ deskId }) => ({ id: deskId }),
  "desks.add": ({ branchId }) => ({ branchId, name: "Smuggled" }),
  "desks.update": ({ deskId }) => ({ _id: deskId, name: "Taken over" }),
  "desks.remove": ({ deskId }) => ({ id: deskId }),
  "desks.bookDesk": ({ deskId }) => ({
    deskId,
    customer: { name: "Mallory", email: "mallory@example.com" },
    type: "HOURLY",
    startAt: "2026-12-01T05:00:00Z",
    endAt: "2026-12-01T06:00:00Z",
  }),
  "feePlans.add": ({ branchId }) => ({
    name: "Smuggled",
    bookingType: "HOURLY",
    duration: { count: 1, unit: "hour" },
    amount: 1,
    branchIds: [branchId],
  }),
  "feePlans.get": ({ feePlanId }) => ({ id: feePlanId }),
  "feePlans.update": ({ feePlanId }) => ({ _id: feePlanId, name: "Taken over" }),
  "feePlans.remove": ({ feePlanId }) => ({ id: feePlanId }),
};

export const namesRecords = ({ name }: TableRow) => name in NAMING;

/** Whether a row's input has a field that holds a record's id. */
export const takesIds = ({ input }: TableRow) =>
  JSON.stringify(z.toJSONSchema(input, { io: "input", unrepresentable: "any" })).includes('"format":"uuid"');

/** The input of a row that names these belongings, or the example of one that names none. */
export const inputFor = ({ name, input }: TableRow, of: Belongings): object =>
  NAMING[name]?.(of) ?? (exampleOf(input) as object);
