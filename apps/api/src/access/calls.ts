import { type Access, contract, type Operation, type Permission, permissionOf } from "@carrel/sdk/contract";
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

/** The rows of one kind of caller. */
export const rowsFor = (access: Access) => ROWS.filter(({ row }) => (row.access ?? "bearer") === access);

/** The rows that need a session. */
export const BEARER_ROWS = rowsFor("bearer");

/** What an organisation has that calls can name. */
export interface Belongings {
  orgId: string;
  orgCode: string;
  /** The owner, and his address. */
  userId: string;
  email: string;
  /** Somebody else of the staff. */
  colleagueId: string;
  roleId: string;
  /** Another session of the owner's. */
  sessionId: string;
  apiKeyId: string;
  branchId: string;
  deskId: string;
  feePlanId: string;
  bookingId: string;
  /** A sign-in that waits for its code. */
  flowId: string;
}

/** What lies in one branch, so that the staff of another don't see it. */
const OF_A_BRANCH: readonly (keyof Belongings)[] = ["branchId", "deskId", "bookingId"];

const period = { startAt: "2026-12-01T05:00:00Z", endAt: "2026-12-01T06:00:00Z" };
const otp = "123456";
const proof = "a-token-that-nobody-ever-was-given";

/**
 * Input of the calls that name records, by row. Each is the smallest that its schema takes; a row that is not here
 * names none and is called with its schema's example.
 */
const NAMING: Record<string, (of: Belongings) => object> = {
  "adminUsers.get": ({ colleagueId }) => ({ id: colleagueId }),
  "adminUsers.add": ({ roleId, branchId }) => ({
    name: "Mallory",
    email: "mallory@example.com",
    roleId,
    allowedBranches: [branchId],
  }),
  "adminUsers.update": ({ colleagueId }) => ({ _id: colleagueId, name: "Taken over" }),
  "adminUsers.remove": ({ colleagueId }) => ({ id: colleagueId }),
  "apiKeys.update": ({ apiKeyId }) => ({ id: apiKeyId, name: "Taken over" }),
  "apiKeys.rotate": ({ apiKeyId }) => ({ id: apiKeyId }),
  "apiKeys.revoke": ({ apiKeyId }) => ({ id: apiKeyId }),
  "auditLog.list": ({ userId }) => ({ actorId: userId }),
  "auth.login": ({ email }) => ({ email, password: "not the password" }),
  "auth.verifyLogin": ({ flowId }) => ({ _id: flowId, otp }),
  "auth.verify": ({ flowId }) => ({ tempRegId: flowId, otp }),
  "auth.resendOtp": ({ flowId }) => ({ _id: flowId }),
  "auth.resetPassword": ({ flowId }) => ({
    ...{ _id: flowId, otp },
    ...{ password: "taken over at once", passwordConfirm: "taken over at once" },
  }),
  "auth.revokeSession": ({ sessionId }) => ({ id: sessionId }),
  "auth.selectBranch": ({ userId, branchId }) => ({ _id: userId, selectedBranch: branchId }),
  "bookings.get": ({ bookingId }) => ({ id: bookingId }),
  "bookings.changeStatus": ({ bookingId }) => ({ bookingId, status: "CANCELLED" }),
  "bookings.superOrgLookup": ({ orgCode }) => ({ orgCode }),
  "bookings.sendOtp": ({ orgId }) => ({ orgId, email: "mallory@example.com" }),
  "bookings.verifyOtp": ({ orgId }) => ({ orgId, email: "mallory@example.com", otp }),
  "bookings.saveBooking": ({ orgId, branchId, deskId }) => ({
    ...{ orgId, branchId, deskId, ...period },
    ...{ verificationToken: proof, type: "HOURLY", name: "Mallory", email: "mallory@example.com" },
  }),
  "branches.listPublic": ({ orgId }) => ({ orgId }),
  "branches.get": ({ branchId }) => ({ id: branchId }),
  "branches.update": ({ branchId }) => ({ _id: branchId, name: "Taken over" }),
  "branches.remove": ({ branchId }) => ({ id: branchId }),
  "dashboard.bookingStats": ({ branchId }) => ({ branchId }),
  "desks.listPublic": ({ branchId }) => ({ branchId, ...period }),
  "desks.get": ({ deskId }) => ({ id: deskId }),
  "desks.add": ({ branchId }) => ({ branchId, name: "Smuggled" }),
  "desks.update": ({ deskId }) => ({ _id: deskId, name: "Taken over" }),
  "desks.remove": ({ deskId }) => ({ id: deskId }),
  "desks.bookDesk": ({ deskId }) => ({
    deskId,
    customer: { name: "Mallory", email: "mallory@example.com" },
    type: "HOURLY",
    ...period,
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
  "roles.get": ({ roleId }) => ({ id: roleId }),
  "roles.update": ({ roleId }) => ({ _id: roleId, name: "Taken over" }),
  "roles.remove": ({ roleId }) => ({ id: roleId }),
  "visitor.openSession": ({ orgId }) => ({ orgId, verificationToken: proof }),
  "visitor.cancelBooking": ({ bookingId }) => ({ id: bookingId }),
};

/** Rows whose input has the form of a record's id that names nothing of an organisation's, and why. */
export const NAMES_NOTHING: Readonly<Record<string, string>> = {};

export const namesRecords = ({ name }: TableRow) => name in NAMING;

/** Whether a row names something that lies in one branch. */
export const namesBranchRecords = ({ name }: TableRow) => {
  let found = false;
  const recorder = new Proxy({} as Belongings, {
    get(_, key) {
      found ||= OF_A_BRANCH.some((field) => field === key);
      return "";
    },
  });
  NAMING[name]?.(recorder);
  return found;
};

/** Whether a row's input has a field that holds a record's id. */
export const takesIds = ({ input }: TableRow) =>
  JSON.stringify(z.toJSONSchema(input, { io: "input", unrepresentable: "any" })).includes('"format":"uuid"');

/** The input of a row that names these belongings, or the example of one that names none. */
export const inputFor = ({ name, input }: TableRow, of: Belongings): object =>
  NAMING[name]?.(of) ?? (exampleOf(input) as object);
