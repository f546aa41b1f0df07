import type { Booking } from "@carrel/sdk";
import { dueOf, isClaimed, type Terminology } from "@carrel/sdk/domain";
import { StatusBadge } from "@carrel/ui/status-badge";
import { HandCoins } from "lucide-react";
import { BranchPeriod } from "../../app/branch-time";
import { BookingStatusBadge, STATUS_LABELS } from "../../app/parts/booking-status-badge";
import { PaymentState } from "../../app/parts/payment-state";
import { TYPE_LABELS } from "../../app/words/booking-types";
import { TwoLines } from "../../lists/cells";
import type { ListColumn } from "../../lists/list-column";
import { ANSWER_LABELS, SAID_TO_BE_PAID } from "./claim-words";
import { ConfirmButton } from "./confirm-button";
import { SOURCE_LABELS } from "./source-labels";

interface ColumnOptions {
  words: Terminology;
  zone: string;
  money: (amount: number, currency?: string) => string;
}

/** What a booking costs, and how far it is paid. */
function AmountCell({ booking, money }: Pick<ColumnOptions, "money"> & { booking: Booking }) {
  const { amount, currency, pass, status } = booking;
  return (
    <span className="inline-flex max-w-44 flex-col items-end gap-1 whitespace-normal">
      <TwoLines below={pass && status === "PENDING" && `Asks for ${pass.name}, ${money(pass.amount, currency)}`}>
        <span className="whitespace-nowrap">{money(amount, currency)}</span>
      </TwoLines>
      <PaymentState priced={booking} money={(sum) => money(sum, currency)} />
      {isClaimed(booking) && (
        <StatusBadge tone="info" className="whitespace-nowrap" icon={<HandCoins strokeWidth={1.75} />}>
          {SAID_TO_BE_PAID}
        </StatusBadge>
      )}
    </span>
  );
}

/** The list's columns, and what they are in a file: there, instants are in UTC and money in the smallest unit. */
export const bookingColumns = ({ words, zone, money }: ColumnOptions): ListColumn<Booking>[] => [
  {
    id: "code",
    header: "Code",
    cell: ({ code }) => <span className="font-mono whitespace-nowrap">{code}</span>,
    csv: ({ code }) => code,
  },
  {
    id: "who",
    header: words.member,
    cell: ({ visitor: { name, email, phone } }) => (
      <TwoLines below={name && (phone || email)} as={phone ? "whole" : "address"}>
        {name || email || phone || "Not given"}
      </TwoLines>
    ),
    csv: {
      [words.member]: ({ visitor }) => visitor.name,
      "E-mail": ({ visitor }) => visitor.email,
      Phone: ({ visitor }) => visitor.phone,
    },
  },
  {
    id: "desk",
    header: words.desk,
    cell: ({ deskName }) => <span className="wrap-anywhere">{deskName}</span>,
    csv: ({ deskName }) => deskName,
  },
  {
    id: "when",
    header: "When",
    cell: ({ startAt, endAt }) => <BranchPeriod startAt={startAt} endAt={endAt} zone={zone} />,
    csv: { "Starts (UTC)": ({ startAt }) => startAt, "Ends (UTC)": ({ endAt }) => endAt },
  },
  {
    id: "type",
    header: "Kind",
    hideBelow: "md",
    cell: ({ type, source }) => (
      <span className="flex flex-col">
        <span>{TYPE_LABELS[type]}</span>
        <span className="text-sm whitespace-nowrap text-muted">{SOURCE_LABELS[source]}</span>
      </span>
    ),
    csv: { Kind: ({ type }) => TYPE_LABELS[type], "Came by": ({ source }) => SOURCE_LABELS[source] },
  },
  {
    id: "amount",
    header: "Amount",
    align: "end",
    cell: (booking) => <AmountCell booking={booking} money={money} />,
    csv: {
      "Amount (smallest unit)": ({ amount }) => amount,
      "Paid (smallest unit)": ({ paid = 0 }) => paid,
      "Due (smallest unit)": dueOf,
      Currency: ({ currency }) => currency,
      [SAID_TO_BE_PAID]: ({ claim }) => claim?.reference ?? "",
      Answer: ({ claim }) => (claim?.answer ? ANSWER_LABELS[claim.answer] : ""),
      "Asks for": ({ pass, status }) => (pass && status === "PENDING" ? pass.name : ""),
    },
  },
  {
    id: "status",
    header: "Status",
    cell: (booking) => (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 whitespace-nowrap xl:flex-nowrap">
        <BookingStatusBadge status={booking.status} />
        <ConfirmButton booking={booking} />
      </span>
    ),
    csv: ({ status }) => STATUS_LABELS[status],
  },
];
