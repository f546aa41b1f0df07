import { messageOf, useOnline } from "@carrel/hooks";
import { ApiError, type LinkedBooking } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { Field } from "@carrel/ui/field";
import { TextInput } from "@carrel/ui/text-input";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { q, queryClient } from "../app/carrel";

/** What the server takes at most, in characters. */
const LONGEST = 64;

interface ClaimFormProps {
  token: string;
  /** What was said before. */
  reference?: string;
  /** What the button says that leads to the field. */
  label: string;
}

/** A button that asks for the reference of a payment, and says to the staff that it was made. */
export function ClaimForm({ token, reference: before = "", label }: ClaimFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [reference, setReference] = useState(before);
  const claim = useMutation(q.visitor.claimPaid());
  const isOnline = useOnline();
  const { error } = claim;
  const ofField = error instanceof ApiError ? error.issues.find(({ path }) => path[0] === "reference") : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const page = q.visitor.linkedBooking({ token });
    try {
      const booking = await claim.mutateAsync({ token, reference });
      setIsOpen(false);
      queryClient.setQueryData<LinkedBooking>(page.queryKey, booking);
    } catch (refused) {
      // What was typed stays. The booking stands otherwise than the page shows: another tab said so, or staff were faster.
      if (refused instanceof ApiError && refused.status === 409) void queryClient.invalidateQueries(page);
    }
  };

  if (!isOpen) {
    return (
      <Button className="self-start" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
    );
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-[30rem] flex-col gap-4">
      {error && !ofField && (
        <Callout tone="danger" role="alert">
          {messageOf(error)}
        </Callout>
      )}
      <Field
        label="Transaction number"
        required
        hint="Your UPI app shows it with the payment: UTR, UPI reference or the like."
        error={ofField?.message}
      >
        <TextInput
          autoFocus
          autoComplete="off"
          maxLength={LONGEST}
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={claim.isPending} disabled={!isOnline}>
          Tell the front desk
        </Button>
        <Button variant="ghost" onClick={() => setIsOpen(false)}>
          Not now
        </Button>
      </div>
    </form>
  );
}
