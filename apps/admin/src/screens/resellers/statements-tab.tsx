import { formatMoney } from "@carrel/sdk/domain";
import type { ResellerStatement } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { useQuery } from "@tanstack/react-query";
import { Link, Outlet } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { owedText } from "../../app/words/owed-text";
import { found } from "../../lists/found";
import type { ListColumn } from "../../lists/list-column";
import { ListScreen } from "../../lists/list-screen";
import { usePages } from "../../lists/use-pages";
import { ListPart } from "./list-part";
import { PayoutList } from "./payout-list";
import { StatementState } from "./statement-state";
import { monthName, statementPath } from "./statement-text";
import { useReseller } from "./use-reseller";

const CURRENCY: ListColumn<ResellerStatement>["csv"] = { Currency: ({ currency }) => currency };

const COLUMNS: ListColumn<ResellerStatement>[] = [
  { id: "month", header: "Month", cell: ({ month }) => monthName(month), csv: ({ month }) => month.slice(0, 7) },
  {
    id: "opening",
    header: "Owed before",
    align: "end",
    hideBelow: "md",
    cell: ({ opening, currency }) => formatMoney(opening, currency),
    csv: { ...CURRENCY, "Owed before (smallest unit)": ({ opening }) => opening },
  },
  {
    id: "earned",
    header: "Earned",
    align: "end",
    cell: ({ earned, currency }) => formatMoney(earned, currency),
    csv: {
      Payments: ({ payments }) => payments,
      "Paid by clients (smallest unit)": ({ revenue }) => revenue,
      "Earned (smallest unit)": ({ earned }) => earned,
    },
  },
  {
    id: "paidOut",
    header: "Paid out",
    align: "end",
    hideBelow: "sm",
    cell: ({ paidOut, currency }) => formatMoney(paidOut, currency),
    csv: { "Paid out (smallest unit)": ({ paidOut }) => paidOut },
  },
  {
    id: "closing",
    header: "Owed after",
    align: "end",
    cell: ({ closing, currency }) => formatMoney(closing, currency),
    csv: { "Owed after (smallest unit)": ({ closing }) => closing },
  },
  {
    id: "state",
    header: "State",
    hideBelow: "sm",
    cell: ({ isClosed }) => <StatementState isClosed={isClosed} />,
    csv: ({ isClosed }) => (isClosed ? "Closed" : "Open"),
  },
];

/** What a reseller earned month by month, what was paid out, and what is owed. */
export function StatementsTab() {
  const { reseller, mayEdit, isOwn } = useReseller();
  const { _id: id } = reseller;
  const stats = useQuery(q.resellers.stats({ id }));
  const { pages, read } = found(q.resellers.statements, { id });
  const list = usePages(pages);
  const isOwed = (stats.data?.owed.length ?? 0) > 0;
  return (
    <>
      <Card
        title="Owed now"
        actions={
          mayEdit &&
          isOwed && (
            <Button asChild variant="primary">
              <Link to="/resellers/$resellerId/statements/payout" params={{ resellerId: id }} resetScroll={false}>
                Record a payout
              </Link>
            </Button>
          )
        }
      >
        <p className="m-0 text-3xl font-semibold text-strong tabular-nums">
          {stats.data ? owedText(stats.data.owed, "Nothing") : stats.isError ? "–" : "…"}
        </p>
        <p className="m-0 mt-1 text-muted">
          {isOwn ? "Your" : "Its"} shares of what clients paid, less what was paid out. A closed month never changes.
        </p>
      </Card>
      <ListPart title="Months">
        <ListScreen
          noun="statements"
          list={list}
          columns={COLUMNS}
          rowPath={({ month }) => statementPath(id, month)}
          download={{ fileName: `statements-${reseller.orgCode.toLowerCase()}.csv`, read }}
          firstUse={{
            illustration: "search-nothing",
            title: "No statement yet",
            description: "The first payment of a client begins one. Then each month has its own.",
          }}
        />
      </ListPart>
      <PayoutList />
      <Outlet />
    </>
  );
}
