import { usePermission } from "@carrel/hooks";
import { ApiError } from "@carrel/sdk";
import { UPI_CURRENCY } from "@carrel/sdk/domain";
import { Link } from "@carrel/ui/link";
import { QrCode } from "@carrel/ui/qr-code";
import { Skeleton } from "@carrel/ui/skeleton";
import { NoCode } from "../../app/no-code";
import { useMoney } from "../../app/use-money";
import { usePaymentCode } from "../../app/use-payment-code";
import { typedAmount } from "../../forms/typed-amount";

interface CounterCodeProps {
  /** As it is typed, in the minor unit. */
  amount: number | null;
  currency: string;
  /** By which the payment is known again. */
  note: string;
}

/** Edge of the code, and of what stands in for it, in px. */
const EDGE = 176;

/** The code that whoever stands at the counter pays by, of just the amount that is typed. */
export function CounterCode({ amount, currency, note }: CounterCodeProps) {
  const isPayable = currency === UPI_CURRENCY && typedAmount.safeParse(amount).success;
  const { link, isOld, query } = usePaymentCode({ amount, note, enabled: isPayable });
  if (!isPayable || amount === null) return null;
  if (query.isError && !isOld) return isMissing(query.error) ? <WhereToSet /> : <NoCode query={query} />;
  // While one is made there is none: what is scanned is never another amount.
  return link && !isOld ? (
    <Code link={link} amount={amount} currency={currency} note={note} />
  ) : (
    <Skeleton shape="rect" height={`${EDGE / 14}rem`} />
  );
}

const isMissing = (error: unknown) => error instanceof ApiError && error.code === "upi_missing";

/** Only for who may: others could do nothing about it. */
function WhereToSet() {
  const maySet = usePermission("organisation.write");
  if (!maySet) return null;
  return (
    <p className="m-0 text-muted">
      To show a code to pay by here, add your UPI address in <Link href="/settings">settings</Link>.
    </p>
  );
}

function Code({ link, amount, currency, note }: CounterCodeProps & { link: string; amount: number }) {
  const format = useMoney();
  const sum = format(amount, currency);
  const { searchParams } = new URL(link);
  const payee = searchParams.get("pn") ?? "";
  return (
    <section aria-label="UPI code" className="flex flex-wrap items-center gap-4">
      <QrCode value={link} size={EDGE} label={`QR code that pays ${sum} to ${payee} by UPI`} />
      <div className="flex min-w-40 flex-1 flex-col gap-1">
        <p className="m-0 text-2xl font-semibold text-strong tabular-nums">{sum}</p>
        <p className="m-0 wrap-anywhere">
          to {payee} <span className="text-muted">({searchParams.get("pa")})</span>
        </p>
        {note && <p className="m-0 wrap-anywhere text-muted">Note: {note}</p>}
        <p className="m-0 text-sm text-muted">
          Any UPI app scans it. Nothing tells you here that it was paid: look at the payer’s receipt or your own.
        </p>
      </div>
    </section>
  );
}
