import type { ValidateCustomerUpload } from "@carrel/sdk/schemas";
import { holds } from "../../pipeline/permission";
import { type AskNames, NO_SHEET, type Sender, type Sheet } from "../../preparations";
import { sheetNames } from "../desks/read-sheets";
import { unguarded } from "../sheets/cell-guard";
import { inSlices } from "../sheets/in-slices";
import { shiftsOf } from "../shifts/queries";
import { readCustomer } from "./read-customer-row";
import { createShiftTimes } from "./taken-over";

export async function readCustomerSheet(
  ask: AskNames,
  sender: Sender,
  { data }: ValidateCustomerUpload,
): Promise<Sheet> {
  const found = await ask(async (db) => ({
    ...(await sheetNames({ ...sender, db })),
    shifts: await shiftsOf({ ...sender, db }, null).execute(),
  }));
  const mayAssign = holds(sender.actor, "bookings.write");
  const names = { ...found, mayAssign, shiftTimes: createShiftTimes(sender.now) };
  return { ...NO_SHEET, customers: await inSlices(data, (row) => readCustomer(unguarded(row), names)) };
}
