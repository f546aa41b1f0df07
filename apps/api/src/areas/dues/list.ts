import type { Debtor, DueQuery, Page } from "@carrel/sdk/schemas";
import type { Context, Paged } from "../../context";
import { anyContains, listPage } from "../list-page";
import { debtorRecord, debtors } from "./debtors";

/** Where the name and the addresses of a debtor stand. */
const SEARCHED = ["c.name", "c.email", "c.phone", "first.visitorName", "first.visitorEmail", "first.visitorPhone"];

/** Who owes something in the selected branch. */
export async function list(context: Context<Paged<DueQuery>>): Promise<Page<Debtor>> {
  const { input } = context;
  const { rows, total, atLeast } = await listPage(debtors(context).where(anyContains(SEARCHED, input.search)), input);
  return { data: rows.map(debtorRecord), totalRecords: total, atLeast };
}
