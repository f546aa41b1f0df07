import type { LedgerAccount } from "@carrel/sdk";
import { readDay } from "@carrel/sdk/domain";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { office } from "../../app/routes";
import { oneOf, type Search } from "../../app/search-params";
import { ACCOUNTS } from "../../app/words/accounts";

interface LedgerSearch {
  /** First and last local day, or neither. */
  from?: string | undefined;
  to?: string | undefined;
  account?: LedgerAccount | undefined;
}

function ledgerSearch(search: Search): LedgerSearch {
  const [from, to] = [readDay(search.from), readDay(search.to)];
  const days = from && to && from <= to ? { from, to } : {};
  return { ...days, account: oneOf(ACCOUNTS, search.account) };
}

const ledger = createRoute({
  getParentRoute: () => office,
  path: "/books",
  validateSearch: ledgerSearch,
  component: lazyRouteComponent(() => import("./ledger-screen"), "LedgerScreen"),
});

export const ledgerRoutes = [ledger] as const;
