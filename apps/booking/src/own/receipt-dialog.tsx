import type { VisitorPayment } from "@carrel/sdk";
import { formatMoney, formatPeriod } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { DescriptionList } from "@carrel/ui/description-list";
import { Dialog } from "@carrel/ui/dialog";
import { addressInWords } from "../booked/place-lines";
import type { OwnProps } from "./own-page";
import { dayOf, METHODS, MOVED, paidForInWords } from "./own-words";
import "./receipt.css";

interface ReceiptDialogProps extends OwnProps {
  payment: VisitorPayment;
  onClose: () => void;
}

/** One receipt: on the screen, and alone on paper. */
export function ReceiptDialog({ organisation, session, payment, onClose }: ReceiptDialogProps) {
  const { number, kind, amount, tax, currency, method, reference, reason, startAt, endAt, paidAt, branch, timezone } =
    payment;
  const sum = formatMoney(amount, currency);
  const period = startAt && endAt && formatPeriod(new Date(startAt), new Date(endAt), timezone);
  const rows: [term: string, details: string | null | false][] = [
    ["Receipt", number],
    ["Date", dayOf(paidAt, timezone)],
    ["For", [session.name, session.email].filter(Boolean).join(", ")],
    ["What", paidForInWords(payment)],
    ["Time", period],
    [MOVED[kind], sum],
    ["Tax in it", tax !== null && tax > 0 && formatMoney(tax, currency)],
    ["By", method && METHODS[method]],
    ["Reference", reference],
    ["Why", reason],
  ];
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Receipt ${number}`}
      footer={
        <Button variant="primary" onClick={() => print()}>
          Print
        </Button>
      }
    >
      <div className="receipt flex flex-col gap-4">
        <div>
          <p className="m-0 text-lg font-semibold text-strong">{organisation.orgName}</p>
          <p className="m-0">{[branch.name, addressInWords(branch)].filter(Boolean).join(", ")}</p>
          <p className="m-0">{[branch.phone, branch.email].filter(Boolean).join(", ")}</p>
        </div>
        <DescriptionList items={rows.flatMap(([term, details]) => (details ? [{ term, details }] : []))} />
      </div>
    </Dialog>
  );
}
