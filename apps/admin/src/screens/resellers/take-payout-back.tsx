import { formatMoney } from "@carrel/sdk/domain";
import { type Reseller, type ResellerPayout, TakePayoutBack as Row } from "@carrel/sdk/schemas";
import { Field } from "@carrel/ui/field";
import { TextInput } from "@carrel/ui/text-input";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { AskDialog } from "../../app/parts/ask-dialog";

const LONGEST = Row.shape.reason.maxLength ?? undefined;

interface TakePayoutBackProps {
  payout: ResellerPayout;
  reseller: Reseller;
}

/** Takes a payout back that was recorded by mistake, and says why. */
export function TakePayoutBack({ payout, reseller }: TakePayoutBackProps) {
  const { _id: payoutId, amount, currency, reference } = payout;
  const money = formatMoney(amount, currency);
  const takeBack = useMutation(q.resellers.takePayoutBack());
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const reason = typed.trim();
  const save = async () => {
    await takeBack.mutateAsync({ resellerId: reseller._id, payoutId, reason });
    toast.success(`${money} are owed to ${reseller.orgName} again`);
  };
  return (
    <>
      <OnlineButton size="sm" aria-label={`Take back ${reference}`} onClick={() => setIsOpen(true)}>
        Take back
      </OnlineButton>
      {isOpen && (
        <AskDialog
          title={`Take back ${money}, ${reference}?`}
          verb="Take it back"
          disabled={reason === ""}
          saving={takeBack}
          onSave={save}
          onClose={() => setIsOpen(false)}
        >
          <p className="m-0">
            The payout stays in the list, with a row below zero beside it in today's month. This moves no money.
          </p>
          <Field label="Reason" required hint="Both of you read it.">
            <TextInput
              autoComplete="off"
              maxLength={LONGEST}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
        </AskDialog>
      )}
    </>
  );
}
