import type { UpiPayment } from "@carrel/sdk";
import { formatMoney, UPI_CURRENCY } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { QrCode } from "@carrel/ui/qr-code";
import { ClaimForm } from "./claim-form";

interface PayByUpiProps {
  payment: UpiPayment;
  /** By which the payment is known again. */
  note: string;
  /** Of the page, where its reader may say that he has paid. */
  token?: string | undefined;
}

/** What is due, as a code for another phone and, on a phone, a link that opens the app. */
export function PayByUpi({ payment: { amount, payee, paymentLink }, note, token }: PayByUpiProps) {
  const sum = formatMoney(amount, UPI_CURRENCY);
  return (
    <Card title={`Pay ${sum} by UPI`}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <QrCode value={paymentLink} size={176} label={`QR code that pays ${sum} to ${payee.payeeName} by UPI`} />
        <div className="flex min-w-48 flex-1 flex-col gap-3">
          <p className="wrap-anywhere">
            To {payee.payeeName} <span className="text-muted">({payee.vpa})</span>, with the note {note}.
          </p>
          <Button asChild variant="primary" className="hidden self-start pointer-coarse:inline-flex">
            <a href={paymentLink}>Open your UPI app</a>
          </Button>
          {token ? (
            <>
              <p className="text-sm text-muted">Then tell the front desk, so that it looks for your payment.</p>
              <ClaimForm token={token} label="I have paid" />
            </>
          ) : (
            <p className="text-sm text-muted">
              Keep the receipt: the front desk notes your payment, and it shows here once that is done.
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}
