import type { Debtor, DueQuery, Page } from "@carrel/sdk/schemas";
import type { Context, Paged } from "../../context";
import { anyContains, listPage } from "../list-page";
import { debtorRecord, debtors } from "./debtors";

const DAY = 86_400_000;

/** Where the name and the addresses of a debtor stand. */
const SEARCHED = ["c.name", "c.email", "c.phone", "first.visitorName", "first.visitorEmail", "first.visitorPhone"];

/** Who owes something in the selected branch. */
export async function list(context: Context<Paged<DueQuery>>): Promise<Page<Debtor>> {
  const { input } = context;
  const { debtorId, olderThan, search } = input;
  const before = olderThan === undefined ? undefined : new Date(context.now.getTime() - olderThan * DAY);
  const asked = debtors(context, before)
    .where(anyContains(SEARCHED, search))
    .$if(debtorId !== undefined, (query) => query.where("f.debtor", "=", debtorId ?? ""));
  const { rows, total, atLeast } = await listPage(asked, input);
  return { data: rows.map(debtorRecord), totalRecords: total, atLeast };
}
