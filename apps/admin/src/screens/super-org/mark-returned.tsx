import { type PaymentToReturn, MarkReturned as Row } from "@carrel/sdk/schemas";
import { Field } from "@carrel/ui/field";
import { TextInput } from "@carrel/ui/text-input";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { AskDialog } from "../../app/parts/ask-dialog";
import { useMoney } from "../../app/use-money";

const LONGEST = Row.shape.reference.maxLength ?? undefined;

/** Says of a payment that it was given back, and by which reference. */
export function MarkReturned({ payment: { _id: id, orgName, amount, currency } }: { payment: PaymentToReturn }) {
  const money = useMoney()(amount, currency);
  const mark = useMutation(q.superOrg.markReturned());
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const reference = typed.trim();
  const save = async () => {
    await mark.mutateAsync({ id, reference });
    toast.success(`${orgName} has ${money} back`);
  };
  return (
    <>
      <OnlineButton size="sm" aria-label={`Given back to ${orgName}`} onClick={() => setIsOpen(true)}>
        Given back
      </OnlineButton>
      {isOpen && (
        <AskDialog
          title={`${money} given back to ${orgName}?`}
          verb="It is given back"
          disabled={reference === ""}
          saving={mark}
          onSave={save}
          onClose={() => setIsOpen(false)}
        >
          <p className="m-0">This moves no money: say it once the gateway or the bank has sent it.</p>
          <Field label="Reference" required hint="By which the gateway or the bank finds it again.">
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
