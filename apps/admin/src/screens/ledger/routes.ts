import { readDay } from "@carrel/sdk/domain";
import { LedgerAccount } from "@carrel/sdk/schemas";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { office } from "../../app/routes";
import { oneOf, type Search } from "../../app/search-params";

interface LedgerSearch {
  /** First and last local day, or neither. */
  from?: string | undefined;
  to?: string | undefined;
  account?: LedgerAccount | undefined;
}

function ledgerSearch(search: Search): LedgerSearch {
  const [from, to] = [readDay(search.from), readDay(search.to)];
  const days = from && to && from <= to ? { from, to } : {};
  return { ...days, account: oneOf(LedgerAccount.options, search.account) };
}

const ledger = createRoute({
  getParentRoute: () => office,
  path: "/books",
  validateSearch: ledgerSearch,
  component: lazyRouteComponent(() => import("./ledger-screen"), "LedgerScreen"),
});

export const ledgerRoutes = [ledger] as const;
