import type { Membership } from "@carrel/sdk";
import { allowanceText, dueOf, type Terminology } from "@carrel/sdk/domain";
import { Badge } from "@carrel/ui/badge";
import { lastDayOf } from "../../app/parts/booked-time";
import { MembershipStateBadge, PassLeft } from "../../app/parts/membership-parts";
import { PaymentState } from "../../app/parts/payment-state";
import { daysLeftText } from "../../app/words/days-left";
import { isLiveMembership, kindText, stateWords, whereText } from "../../app/words/membership-text";
import { TwoLines } from "../../lists/cells";
import type { ListColumn } from "../../lists/list-column";

interface Writers {
  words: Terminology;
  /** Of the branch. */
  zone: string;
  money: (amountMinor: number, currency: string) => string;
}

/** What the list tells of a membership, on the screen and in a file. */
export function membershipColumns({ words, zone, money }: Writers): ListColumn<Membership>[] {
  const left = ({ allowance }: Membership) => (allowance ? allowanceText(allowance) : "");
  return [
    {
      id: "who",
      header: words.member,
      cell: ({ customerName, feePlanName }) => (
        <TwoLines below={feePlanName}>{customerName || "In another branch now"}</TwoLines>
      ),
      csv: { [words.member]: ({ customerName }) => customerName, Plan: ({ feePlanName }) => feePlanName },
    },
    {
      id: "kind",
      header: "Kind",
      hideBelow: "md",
      cell: (membership) => <Badge>{kindText(membership, words)}</Badge>,
      csv: (membership) => kindText(membership, words),
    },
    {
      id: "where",
      header: "Where",
      cell: (membership) => <span className="wrap-anywhere">{whereText(membership, words)}</span>,
      csv: { [words.desk]: ({ deskName }) => deskName ?? "", Shift: ({ shiftName }) => shiftName ?? "" },
    },
    {
      id: "until",
      header: "Until",
      cell: (membership) => (
        <TwoLines below={isLiveMembership(membership) && daysLeftText(membership.endAt, new Date(), zone)} as="whole">
          {lastDayOf(membership, zone)}
        </TwoLines>
      ),
      csv: { "Last day": ({ lastDay }) => lastDay },
    },
    {
      id: "left",
      header: "Left of a pass",
      hideBelow: "md",
      cell: ({ allowance }) => allowance && <PassLeft allowance={allowance} />,
      csv: left,
    },
    {
      id: "amount",
      header: "Agreed",
      align: "end",
      cell: (membership) => (
        <span className="inline-flex flex-col items-end gap-1">
          <span className="whitespace-nowrap">{money(membership.amount, membership.currency)}</span>
          <PaymentState priced={membership} money={(sum) => money(sum, membership.currency)} />
        </span>
      ),
      csv: {
        "Agreed (smallest unit)": ({ amount }) => amount,
        "Paid (smallest unit)": ({ paid = 0 }) => paid,
        "Due (smallest unit)": dueOf,
        Currency: ({ currency }) => currency,
      },
    },
    {
      id: "state",
      header: "State",
      hideBelow: "sm",
      cell: (membership) => <MembershipStateBadge {...membership} />,
      csv: (membership) => stateWords(membership).label,
    },
  ];
}
