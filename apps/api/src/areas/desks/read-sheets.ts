import type { ValidateBulkBooking, ValidateDeskUpload } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { type AskNames, NO_SHEET, type Sender, type Sheet } from "../../preparations";
import { activePlans } from "../fee-plans/queries";
import { feePlanRecord } from "../fee-plans/record";
import { unguarded } from "../sheets/cell-guard";
import { inSlices } from "../sheets/in-slices";
import { branchFinder, folded } from "../sheets/rows";
import { tenantOf, wordsOf } from "../tenant";
import { readBooking, type SheetNames } from "./bulk-booking-row";
import { readDesk } from "./bulk-desk-row";

/** Reads what the cells may name: branches, desks, and plans; a query each. */
export async function sheetNames(context: Sender & Pick<Context, "db">): Promise<SheetNames> {
  const { db, orgId, now } = context;
  const desks = await db
    .selectFrom("desks")
    .select(["deskId", "branchId", "name", "zone", "kind", "isActive"])
    .where("orgId", "=", orgId)
    .execute();
  const byName = new Map(desks.map((desk) => [`${desk.branchId} ${folded(desk.name)}`, desk]));
  return {
    branchOf: await branchFinder(context),
    deskOf: (branchId, name) => byName.get(`${branchId} ${folded(name)}`),
    plans: (await activePlans(context)).map(feePlanRecord),
    currency: tenantOf(context).currency,
    word: wordsOf(context).desk.toLowerCase(),
    words: wordsOf(context).desks.toLowerCase(),
    now,
  };
}

export async function readBookingSheet(ask: AskNames, sender: Sender, { data }: ValidateBulkBooking): Promise<Sheet> {
  const names = await ask((db) => sheetNames({ ...sender, db }));
  return { ...NO_SHEET, bookings: await inSlices(data, (row) => readBooking(unguarded(row), names)) };
}

export async function readDeskSheet(ask: AskNames, sender: Sender, { data }: ValidateDeskUpload): Promise<Sheet> {
  const branchOf = await ask((db) => branchFinder({ ...sender, db }));
  return { ...NO_SHEET, desks: await inSlices(data, (row) => readDesk(unguarded(row), branchOf)) };
}
