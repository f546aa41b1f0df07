import type { Debtor, DueQuery, Page } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context, Paged } from "../../context";
import { anyContains, listPage } from "../list-page";
import { debtorRecord, debtors, SINCE } from "./debtors";

/** Where the name and the addresses of a debtor stand. */
const SEARCHED = ["c.name", "c.email", "c.phone", "first.visitorName", "first.visitorEmail", "first.visitorPhone"];

/** Who owes something in the selected branch. */
export async function list(context: Context<Paged<DueQuery>>): Promise<Page<Debtor>> {
  const { input } = context;
  const { olderThan } = input;
  const asked = debtors(context)
    .where(anyContains(SEARCHED, input.search))
    .$if(olderThan !== undefined, (query) =>
      query.where(sql<boolean>`${SINCE} <= ${context.now}::timestamptz - make_interval(days => ${olderThan}::integer)`),
    );
  const { rows, total, atLeast } = await listPage(asked, input);
  return { data: rows.map(debtorRecord), totalRecords: total, atLeast };
}
