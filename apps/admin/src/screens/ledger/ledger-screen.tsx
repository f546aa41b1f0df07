import type { LedgerLine } from "@carrel/sdk";
import type { ComponentType } from "react";
import { q } from "../../app/carrel";
import { NoBranch } from "../../app/parts/no-branch";
import { useMoment } from "../../app/use-moment";
import { useMoney } from "../../app/use-money";
import { ACCOUNT_LABELS, ACCOUNTS } from "../../app/words/accounts";
import { found } from "../../lists/found";
import { listPlace } from "../../lists/list-place";
import { Accounts } from "./accounts";
import { lineColumns } from "./line-columns";

/** Where a line's booking, membership or charge opens; a deposit stands on the page of whose it is. */
function itemPath({ itemKind, itemId, customerId }: LedgerLine): string {
  if (itemKind === "charge") return `/customers/${customerId}/charges/${itemId}`;
  if (itemKind) return `/${itemKind}s/${itemId}`;
  return customerId ? `/customers/${customerId}` : "/books";
}

/** The books of the selected branch: what stands on each account, and every line. */
export const LedgerScreen: ComponentType = listPlace("/books", ({ search }) => found(q.ledger.list, search))(
  function useLedger({ search, session }) {
    const money = useMoney();
    const moment = useMoment();
    return {
      noun: "lines",
      title: "Books",
      description:
        "Each charge and each payment, on two accounts. Nothing here is ever changed: what is wrong gets another line.",
      hasNoSearch: true,
      columns: lineColumns({ money, moment }),
      rowPath: itemPath,
      filters: [
        { days: "Days", every: "Any time" },
        {
          by: "account",
          label: "Account",
          every: "Every account",
          options: ACCOUNTS.map((value) => ({ value, label: ACCOUNT_LABELS[value] })),
          className: "sm:w-56",
        },
      ],
      above: () => <Accounts days={{ from: search.from, to: search.to }} />,
      download: { fileName: "books.csv" },
      firstUse: {
        illustration: "plans",
        title: "Nothing was charged or paid yet",
        description: "What is booked, sold, paid, refunded or written off gets a line here by itself.",
      },
      instead: !session.selectedBranch && <NoBranch title="Books" />,
    };
  },
);
