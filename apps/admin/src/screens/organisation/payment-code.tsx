import { usePermission } from "@carrel/hooks";
import type { UpiDetails } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { CopyButton } from "@carrel/ui/copy-button";
import { Field } from "@carrel/ui/field";
import { MoneyInput } from "@carrel/ui/money-input";
import { downloadPng, downloadSvg, QrCode } from "@carrel/ui/qr-code";
import { SegmentedControl } from "@carrel/ui/segmented-control";
import { TextInput } from "@carrel/ui/text-input";
import { toast } from "@carrel/ui/toast";
import { type KeyboardEvent, useRef, useState } from "react";
import type * as z from "zod";
import { NoCode } from "../../app/no-code";
import { usePaymentCode } from "../../app/use-payment-code";

const AMOUNTS = [
  { value: "any", label: "Any amount" },
  { value: "fixed", label: "A fixed amount" },
] as const;

interface PaymentCodeProps {
  /** `upi://pay` address that leaves the amount to the payer. */
  anyAmount: string;
  payee: z.output<typeof UpiDetails>;
  currency: string;
}

/** Keeps Enter from sending the settings that these fields stand among. */
const notTheForm = (event: KeyboardEvent) => {
  if (event.key === "Enter" && !event.metaKey && !event.ctrlKey) event.preventDefault();
};

/** The payment QR code, for any amount or one that is typed here, to download, and its link. Nothing of it is stored. */
export function PaymentCode({ anyAmount, payee, currency }: PaymentCodeProps) {
  const mayFix = usePermission("bookings.read");
  const [kind, setKind] = useState<"any" | "fixed">("any");
  const [amount, setAmount] = useState<number | null>(null);
  const [note, setNote] = useState("");
  const fixed = usePaymentCode({ amount, note, enabled: kind === "fixed" });
  const drawing = useRef<SVGSVGElement>(null);
  const link = kind === "any" ? anyAmount : fixed.link;
  const isOld = kind === "fixed" && fixed.isOld;

  const save = (download: typeof downloadSvg, ending: string) => {
    if (!drawing.current) return;
    const name = kind === "any" || amount === null ? "upi-payment" : `upi-payment-${amount / 100}`;
    download(drawing.current, `${name}.${ending}`).catch(() =>
      toast.error("The file could not be made", { description: "Try the other format." }),
    );
  };

  return (
    <section
      aria-label="Payment code"
      className="grid items-start gap-6 rounded-lg border border-border p-4 sm:grid-cols-[auto_minmax(0,1fr)]"
    >
      <div
        className="grid size-52 place-items-center justify-self-center rounded bg-surface-sunken data-old:opacity-50"
        data-old={isOld || undefined}
      >
        {link ? (
          <QrCode ref={drawing} value={link} size={192} label={`QR code that pays ${payee.payeeName} by UPI`} />
        ) : (
          <p className="px-4 text-center text-muted">Type an amount to get its code.</p>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {mayFix && (
          <SegmentedControl label="Amount of the code" options={AMOUNTS} value={kind} onValueChange={setKind} />
        )}
        {kind === "any" ? (
          <p className="text-muted">The payer types the amount. Print it once and put it on the front desk.</p>
        ) : (
          <div className="flex flex-col gap-4">
            <Field label="Amount" error={fixed.problems.amount}>
              <MoneyInput currency={currency} value={amount} onValueChange={setAmount} onKeyDown={notTheForm} />
            </Field>
            <Field
              label="Note"
              optional
              hint="The payer's app shows it, such as what is paid."
              error={fixed.problems.note}
            >
              <TextInput
                autoComplete="off"
                value={note}
                onChange={({ target }) => setNote(target.value)}
                onKeyDown={notTheForm}
              />
            </Field>
            {fixed.query.isError && <NoCode query={fixed.query} />}
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          <Button size="sm" disabled={!link || isOld} onClick={() => save(downloadPng, "png")}>
            Download PNG
          </Button>
          <Button size="sm" disabled={!link || isOld} onClick={() => save(downloadSvg, "svg")}>
            Download SVG
          </Button>
          <CopyButton
            value={link ?? ""}
            label="Copy payment link"
            copiedLabel="Link copied"
            disabled={!link || isOld}
          />
        </div>
        {link && <code className="text-xs break-all text-muted">{link}</code>}
      </div>
    </section>
  );
}
