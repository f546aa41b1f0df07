import type { ValidateCustomerUpload } from "@carrel/sdk/schemas";
import { holds } from "../../pipeline/permission";
import { type AskNames, NO_SHEET, type Sender, type Sheet } from "../../preparations";
import { sheetNames } from "../desks/read-sheets";
import { unguarded } from "../sheets/cell-guard";
import { inSlices } from "../sheets/in-slices";
import { readCustomer } from "./read-customer-row";

export async function readCustomerSheet(
  ask: AskNames,
  sender: Sender,
  { data }: ValidateCustomerUpload,
): Promise<Sheet> {
  const names = await ask((db) => sheetNames({ ...sender, db }));
  const mayAssign = holds(sender.actor, "bookings.write");
  return {
    ...NO_SHEET,
    customers: await inSlices(data, (row) => readCustomer(unguarded(row), { ...names, mayAssign })),
  };
}
