import type { LedgerLine, LedgerQuery, Page } from "@carrel/sdk/schemas";
import type { Context, Paged } from "../../context";
import { listPage } from "../list-page";
import { lineRecord, namedLines } from "./lines";
import { askedBranches, askedLines } from "./queries";

/** The lines of the books, the latest first: of the selected branch, or for a key of all of them together. */
export async function list(context: Context<Paged<LedgerQuery>>): Promise<Page<LedgerLine>> {
  const { account, limit, page } = context.input;
  const asked = await askedLines(context);
  const linesOf = (branchId: string) =>
    namedLines(context)
      .where(asked)
      .where("l.branchId", "=", branchId)
      .$if(account !== undefined, (query) =>
        query.where(({ eb, or }) =>
          or([eb("l.debit", "=", account ?? "cash"), eb("l.credit", "=", account ?? "cash")]),
        ),
      );
  const branchIds = await askedBranches(context);
  if (branchIds.length <= 1) {
    const [branchId] = branchIds;
    if (branchId === undefined) return { data: [], totalRecords: 0 };
    const { rows, total, atLeast } = await listPage(linesOf(branchId), { limit, page });
    return { data: rows.map(lineRecord), totalRecords: total, atLeast };
  }
  // Each branch is read in the order of its index; over all of them at once everything would be sorted.
  const window = { limit: limit * page, page: 1 };
  const pages = await Promise.all(branchIds.map((branchId) => listPage(linesOf(branchId), window)));
  const rows = pages
    .flatMap((one) => one.rows)
    .toSorted((one, other) => other.postedAt.getTime() - one.postedAt.getTime() || other.lineId - one.lineId);
  return {
    data: rows.slice(limit * (page - 1), limit * page).map(lineRecord),
    totalRecords: pages.reduce((sum, { total }) => sum + total, 0),
    atLeast: pages.some(({ atLeast }) => atLeast) || undefined,
  };
}
