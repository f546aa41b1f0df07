import { formatMoney } from "@carrel/sdk/domain";
import type { ResellerEarning, ResellerStatement } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { DataTable } from "@carrel/ui/data-table";
import { DescriptionList } from "@carrel/ui/description-list";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Printer } from "lucide-react";
import { q } from "../../app/carrel";
import { ScreenTitle } from "../../app/screen-title";
import { counted } from "../../app/words/span-text";
import { TwoLines } from "../../lists/cells";
import { found } from "../../lists/found";
import type { ListColumn } from "../../lists/list-column";
import { ListScreen } from "../../lists/list-screen";
import { Loaded } from "../../lists/loaded";
import { usePages } from "../../lists/use-pages";
import { dayText } from "./day-text";
import { ListPart } from "./list-part";
import { PAYOUT_COLUMNS } from "./payout-list";
import { rateText } from "./rate-text";
import { StatementState } from "./statement-state";
import { monthName } from "./statement-text";
import { useReseller } from "./use-reseller";
import "./statement.css";

const route = getRouteApi("/signed-in/office/resellers/$resellerId/statements/$month");

/** As many as are printed at once; whoever has more shows them first. */
const LINES = 1000;

const KINDS: Record<ResellerEarning["kind"], string> = {
  start: "First payment",
  renew: "Renewal",
  upgrade: "Upgrade",
  downgrade: "Change",
};

/** @param own the reseller's currency, in which fixed rates are */
const columnsFor = (own: string): ListColumn<ResellerEarning>[] => [
  {
    id: "day",
    header: "Paid",
    cell: ({ day }) => <span className="whitespace-nowrap">{dayText(day)}</span>,
    csv: { Paid: ({ day }) => day, "Paid (UTC)": ({ paidAt }) => paidAt },
  },
  {
    id: "client",
    header: "Client",
    cell: ({ client, planName, kind }) => (
      <TwoLines below={`${planName}, ${KINDS[kind].toLowerCase()}`}>{client.orgName}</TwoLines>
    ),
    csv: {
      Client: ({ client }) => client.orgName,
      Plan: ({ planName }) => planName,
      Kind: ({ kind }) => KINDS[kind],
      "Payment id": ({ _id }) => _id,
    },
  },
  {
    id: "amount",
    header: "Amount",
    align: "end",
    hideBelow: "sm",
    cell: ({ amount, currency }) => formatMoney(amount, currency),
    csv: { Currency: ({ currency }) => currency, "Amount (smallest unit)": ({ amount }) => amount },
  },
  {
    id: "rate",
    header: "Rate",
    align: "end",
    hideBelow: "sm",
    cell: ({ profitSharing }) => (profitSharing ? rateText(profitSharing, own) : "None"),
    csv: {
      Rate: ({ profitSharing }) => profitSharing?.rate ?? null,
      "Kind of rate": ({ profitSharing }) => profitSharing?.type ?? null,
    },
  },
  {
    id: "share",
    header: "Share",
    align: "end",
    cell: ({ share, currency }) => formatMoney(share, currency),
    csv: { "Share (smallest unit)": ({ share }) => share },
  },
];

/** One month of a reseller, line by line. On paper only it remains. */
export function StatementScreen() {
  const { month } = route.useParams();
  const { reseller } = useReseller();
  const { _id: id, orgName, orgCode, currency } = reseller;
  const statement = useQuery(q.resellers.statement({ id, month }));
  const { pages, read } = found(q.resellers.earnings, { id, month, limit: LINES });
  const lines = usePages(pages);
  const columns = columnsFor(currency);
  return (
    <div className="statement flex flex-col gap-6">
      <ScreenTitle>{`${monthName(month)}, ${orgName}`}</ScreenTitle>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="m-0 text-2xl font-semibold wrap-anywhere text-strong">
          {monthName(month)} <span className="hidden print:inline">of {orgName}</span>
        </h2>
        {statement.data && <StatementState isClosed={statement.data.isClosed} />}
        <div className="ms-auto flex flex-wrap gap-3 print:hidden">
          <Button asChild variant="ghost">
            <Link to="/resellers/$resellerId/statements" params={{ resellerId: id }}>
              All statements
            </Link>
          </Button>
          <Button icon={<Printer />} onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </div>
      <Loaded
        query={statement}
        what="This statement"
        headingLevel={2}
        pending={<Skeleton shape="rect" height="12rem" />}
      >
        {({ sums, payouts }) => (
          <>
            {sums.length === 0 && <p className="m-0 text-muted">Nothing was earned or paid out up to this month.</p>}
            {sums.map((sum) => (
              <Sums key={sum._id} sum={sum} />
            ))}
            {payouts.length > 0 && (
              <Card padded={false} title="Payouts">
                <DataTable caption="Payouts" rows={payouts} columns={PAYOUT_COLUMNS} rowId={({ _id }) => _id} />
              </Card>
            )}
          </>
        )}
      </Loaded>
      <ListPart title="Payments of clients">
        <ListScreen
          noun="payments"
          list={lines}
          columns={columns}
          download={{ fileName: `statement-${orgCode.toLowerCase()}-${month.slice(0, 7)}.csv`, read }}
          firstUse={{
            illustration: "search-nothing",
            title: "No client paid in this month",
            description: "What a client pays for its subscription stands here, with the rate of that day.",
          }}
        />
      </ListPart>
    </div>
  );
}

/** What a month came to in one currency. */
function Sums({ sum }: { sum: ResellerStatement }) {
  const money = (amount: number) => formatMoney(amount, sum.currency);
  return (
    <Card title={sum.currency}>
      <DescriptionList
        columns={2}
        items={[
          { term: "Owed before", details: money(sum.opening) },
          { term: "Paid by clients", details: `${money(sum.revenue)} in ${counted(sum.payments, "payment")}` },
          { term: "Earned", details: money(sum.earned) },
          { term: "Paid out", details: money(sum.paidOut) },
          { term: "Owed after", details: <strong>{money(sum.closing)}</strong> },
        ]}
      />
    </Card>
  );
}
