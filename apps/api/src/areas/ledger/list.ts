import type { LedgerLine, LedgerQuery, Page } from "@carrel/sdk/schemas";
import type { Context, Paged } from "../../context";
import { listPage } from "../list-page";
import { lineRecord, namedLines } from "./lines";
import { askedLines } from "./queries";

/** The lines of the selected branch's books, the latest first. */
export async function list(context: Context<Paged<LedgerQuery>>): Promise<Page<LedgerLine>> {
  const { account } = context.input;
  const lines = namedLines(context)
    .where(await askedLines(context))
    .$if(account !== undefined, (query) =>
      query.where(({ eb, or }) => or([eb("l.debit", "=", account ?? "cash"), eb("l.credit", "=", account ?? "cash")])),
    );
  const { rows, total, atLeast } = await listPage(lines, context.input);
  return { data: rows.map(lineRecord), totalRecords: total, atLeast };
}
