import { messageOf, useCountdown, useOnline } from "@carrel/hooks";
import { type CheckoutAnswer, openCheckout } from "@carrel/hooks/checkout";
import type { MobilePayment } from "@carrel/sdk";
import { formatMoney } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { DescriptionList } from "@carrel/ui/description-list";
import { useState } from "react";

interface PayStepProps {
  payment: MobilePayment;
  /** Asks the server how it stands now. */
  lookAgain: () => Promise<MobilePayment>;
  onAnswer: (answer: CheckoutAnswer) => void;
}

interface Notice {
  tone: "info" | "danger";
  text: string;
}

const DISMISSED: Notice = { tone: "info", text: "Nothing was paid. You can still pay here." };

/** What is to be paid and to whom, and the one button. */
export function PayStep({ payment, lookAgain, onAnswer }: PayStepProps) {
  const { amount, currency, orgName, description, expiresAt, gateway } = payment;
  const isOnline = useOnline();
  const minutes = Math.ceil(useCountdown(Date.parse(expiresAt)) / 60);
  const [isOpening, setIsOpening] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const price = formatMoney(amount, currency);

  const pay = async () => {
    setNotice(null);
    setIsOpening(true);
    try {
      // Somebody may have paid at the desk meanwhile: then this page says so, and no checkout opens.
      const now = await lookAgain();
      if (now.status === "pending") {
        const answer = await openCheckout(now);
        if (answer) onAnswer(answer);
        else setNotice(DISMISSED);
      }
    } catch (error) {
      setNotice({ tone: "danger", text: messageOf(error) });
    }
    setIsOpening(false);
  };

  return (
    <section aria-labelledby="to-pay" className="flex flex-col gap-6">
      <h1 id="to-pay" className="m-0 text-2xl leading-tight font-semibold text-strong">
        Pay {price}
      </h1>
      <DescriptionList
        items={[
          { term: "To", details: <span className="wrap-anywhere">{orgName}</span> },
          { term: "For", details: <span className="wrap-anywhere">{description}</span> },
        ]}
      />
      {gateway === "sandbox" && (
        <p className="m-0 text-muted">This is a sandbox: no money moves, and no card is asked for.</p>
      )}
      {!isOnline && (
        <Callout tone="warning" live>
          You are offline. You can pay once you are connected.
        </Callout>
      )}
      {notice && (
        <Callout tone={notice.tone} live>
          {notice.text}
        </Callout>
      )}
      <Button variant="primary" size="lg" disabled={!isOnline} loading={isOpening} onClick={() => void pay()}>
        Pay {price}
      </Button>
      {minutes > 0 && (
        <p className="m-0 text-center text-muted">
          This code works for {minutes} more {minutes === 1 ? "minute" : "minutes"}.
        </p>
      )}
    </section>
  );
}
