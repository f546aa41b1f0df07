import type { CashCount, CashCountQuery, CashDrawer, CountCash } from "../schemas/cash";
import type { Page, PageQuery } from "../schemas/common";
import { read, write } from "./operation";

export const cash = {
  /**
   * Lists the cash of the selected branch that was recorded and not counted yet, by who took it and currency: the oldest first. Refunds
   * in cash take away. `search` looks into names.
   * @example const { data } = await client.cash.drawers({ limit: 20, page: 1 });
   */
  drawers: read<PageQuery, Page<CashDrawer>>("GET /co-space/cash", {
    query: ["limit", "page", "search"],
    page: "totalRecords",
    limit: 20,
    permission: "bookings.read",
    addition: true,
  }),

  /**
   * Counts the cash of one person, branch and currency: what was recorded since the last count is in this one, for good. A `note` is
   * required where it differs. 409 `cash_changed` with `data.expected` where something was recorded since the caller read it, and
   * `nothing_to_count` where nothing is left, since somebody else counted it.
   * @example const { difference } = await client.cash.count({ branchId, personId: userId, currency: "INR", counted: 95000, expected: 100000, note: "Tea" });
   */
  count: write<CountCash, CashCount>("POST /co-space/cash/counts", {
    creates: true,
    permission: "bookings.write",
    touches: ["cash"],
    addition: true,
  }),

  /**
   * Lists what was counted in the selected branch, the newest first. `search` looks into the names of whose cash it was and who counted it,
   * and into notes.
   * @example const { data } = await client.cash.list({ from: "2026-11-01", to: "2026-11-30", limit: 20, page: 1 });
   */
  list: read<CashCountQuery, Page<CashCount>>("GET /co-space/cash/counts", {
    query: ["limit", "page", "search", "personId", "from", "to"],
    page: "totalRecords",
    limit: 20,
    permission: "bookings.read",
    addition: true,
  }),
};
