import type { Page } from "../schemas/common";
import type { LedgerBalances, LedgerDays, LedgerLine, LedgerQuery } from "../schemas/ledger";
import { read } from "./operation";

export const ledger = {
  /**
   * Lists the lines of the books of the selected branch, the latest first: each charge and each payment, on two accounts. `account` is on
   * either side.
   * @example const { data } = await client.ledger.list({ from: "2026-11-01", to: "2026-11-30", limit: 20, page: 1 });
   */
  list: read<LedgerQuery, Page<LedgerLine>>("POST /co-space/ledger", {
    query: ["limit", "page", "from", "to", "account"],
    page: "totalRecords",
    limit: 20,
    permission: "dashboard.read",
    addition: true,
  }),

  /**
   * Adds up what came to each account of the books of the selected branch in some days.
   * @example const { data } = await client.ledger.balances({ from: "2026-11-01", to: "2026-11-30" });
   */
  balances: read<LedgerDays, LedgerBalances>("POST /co-space/ledger/balances", {
    query: ["from", "to"],
    permission: "dashboard.read",
    addition: true,
  }),
};
