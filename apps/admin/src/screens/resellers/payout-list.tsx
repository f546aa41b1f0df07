import { formatMoney } from "@carrel/sdk/domain";
import type { ResellerPayout } from "@carrel/sdk/schemas";
import { StatusBadge } from "@carrel/ui/status-badge";
import { q } from "../../app/carrel";
import { TwoLines } from "../../lists/cells";
import { found } from "../../lists/found";
import type { ListColumn } from "../../lists/list-column";
import { ListScreen } from "../../lists/list-screen";
import { usePages } from "../../lists/use-pages";
import { dayText } from "./day-text";
import { ListPart } from "./list-part";
import { TakePayoutBack } from "./take-payout-back";
import { useReseller } from "./use-reseller";

const stateOf = ({ corrects, isTakenBack }: ResellerPayout) =>
  corrects ? `Takes one back: ${corrects.reason}` : isTakenBack ? "Taken back" : "Paid";

export const PAYOUT_COLUMNS: ListColumn<ResellerPayout>[] = [
  {
    id: "paidOn",
    header: "Paid on",
    cell: ({ paidOn, bookedOn }) => (
      <TwoLines below={bookedOn === paidOn ? undefined : `Recorded ${dayText(bookedOn)}`}>{dayText(paidOn)}</TwoLines>
    ),
    csv: { "Paid on": ({ paidOn }) => paidOn, "Recorded on": ({ bookedOn }) => bookedOn },
  },
  {
    id: "amount",
    header: "Amount",
    align: "end",
    cell: ({ amount, currency }) => formatMoney(amount, currency),
    csv: { "Amount (smallest unit)": ({ amount }) => amount, Currency: ({ currency }) => currency },
  },
  {
    id: "reference",
    header: "Reference",
    cell: ({ reference, by }) => <TwoLines below={by.name}>{reference}</TwoLines>,
    csv: { Reference: ({ reference }) => reference, "Recorded by": ({ by }) => by.name },
  },
  {
    id: "state",
    header: "State",
    hideBelow: "sm",
    cell: ({ corrects, isTakenBack }) =>
      corrects ? (
        <TwoLines below={corrects.reason}>Takes one back</TwoLines>
      ) : (
        <StatusBadge tone={isTakenBack ? "neutral" : "success"}>{isTakenBack ? "Taken back" : "Paid"}</StatusBadge>
      ),
    csv: stateOf,
  },
];

/** All that was paid out to a reseller; what was a mistake is taken back by a row of its own. */
export function PayoutList() {
  const { reseller, mayEdit } = useReseller();
  const { pages, read } = found(q.resellers.payouts, { id: reseller._id });
  const list = usePages(pages);
  return (
    <ListPart title="Payouts">
      <ListScreen
        noun="payouts"
        list={list}
        columns={PAYOUT_COLUMNS}
        rowActions={(payout) =>
          mayEdit && !payout.corrects && !payout.isTakenBack && <TakePayoutBack payout={payout} reseller={reseller} />
        }
        download={{ fileName: `payouts-${reseller.orgCode.toLowerCase()}.csv`, read }}
        firstUse={{
          illustration: "search-nothing",
          title: "Nothing was paid out yet",
          description: "What the platform has sent appears here once it is recorded.",
        }}
      />
    </ListPart>
  );
}
