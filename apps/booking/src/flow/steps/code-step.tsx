import type { Once } from "@carrel/hooks";
import type { SavedBooking, Taken } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { type FormEvent, useId, useState } from "react";
import { CodeAgain } from "../code-again";
import { CodeField } from "../code-field";
import { HeldSeat } from "../held-seat";
import { NextStep } from "../next-step";
import { isRightRefused } from "../own-right";
import type { StepProps } from "../step-props";
import { useCodeEntry } from "../use-code-entry";
import { useOwnRight } from "../use-own-right";
import { useProve } from "../use-prove";
import { useSaveBooking } from "../use-save-booking";
import { useSendCode } from "../use-send-code";
import { isMember, isProofUsed, type Proof, type SentCode, type Visitor } from "../visitor";
import { bookWords, OwnMembership } from "./own-membership";
import { PassChoice } from "./pass-choice";
import { SeatGone, useSeatGone } from "./seat-gone";

interface CodeStepProps extends StepProps {
  visitor: Visitor;
  sent: SentCode | null;
  onSent: (sent: SentCode) => void;
  /** Of a code that was right, where the booking could not be saved yet. */
  proof: Proof | null;
  onProof: (proof: Proof | null) => void;
  once: Once;
  onTaken: (taken: Taken) => void;
  onSaved: (saved: SavedBooking) => void;
}

/** The mailed code; once it is right the booking is saved, or a member told what it takes of what he has. */
export function CodeStep(props: CodeStepProps) {
  const { organisation, branch, visitor, sent, onSent, proof, onProof, onDraft } = props;
  const verify = useProve(organisation._id, sent);
  const mail = useSendCode(props, sent);
  const save = useSaveBooking(props, props);
  const gone = useSeatGone(props, sent);
  const formId = useId();
  const proved = proof?.email === visitor.email ? proof : null;
  /** What the server said of memberships that it refused after all: this visit has its price then. */
  const [refused, setRefused] = useState<Record<string, string>>({});
  const own = useOwnRight(props, isMember(proof, visitor) ? proof : null, refused);

  const book = async (token: string, membershipId?: string) => {
    try {
      await save(token, visitor, membershipId);
    } catch (error) {
      if (membershipId && isRightRefused(error)) {
        return setRefused((before) => ({ ...before, [membershipId]: error.message }));
      }
      // Another window booked with it: the next try takes a code of its own.
      if (isProofUsed(error)) onProof(null);
      throw error;
    }
  };
  const entry = useCodeEntry({
    proof: proved,
    prove: (code) => verify(visitor.email, code),
    onProof,
    onProved: async (given, isNew) => {
      if (!isNew) return book(given.token, own?.judged.right?.membership._id);
      // Who has memberships is told first what this visit takes of them.
      if (!isMember(given, visitor)) await book(given.token);
    },
    mailAgain: async () => onSent(await mail(visitor.email)),
  });
  const { isBusy, isOnline, failure, waits, news } = entry;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    entry.send();
  };

  return (
    <form id={formId} onSubmit={submit} noValidate className="flex max-w-[30rem] flex-col gap-5">
      {failure && (
        <Callout tone="danger" role="alert">
          {failure}
        </Callout>
      )}
      <SeatGone {...props} gone={gone} />
      {own ? (
        <>
          <OwnMembership {...own} timezone={branch.timezone} onOtherTime={() => onDraft({ step: "when" })} />
          {!own.judged.right && <PassChoice {...props} />}
        </>
      ) : (
        <CodeField email={visitor.email} {...entry.field} />
      )}
      <output aria-live="polite" className="text-muted empty:hidden">
        {waits ? `${own ? "Your booking" : "Your code"} is kept. It is sent once you are connected.` : news}
      </output>
      <HeldSeat {...props} />
      <div className="flex flex-wrap gap-3">
        {!own && <CodeAgain sent={sent} isDisabled={isBusy || !isOnline} onSend={entry.sendAgain} />}
        <Button variant="ghost" onClick={() => onDraft({ step: "you" })}>
          Another address
        </Button>
      </div>
      <NextStep>
        <Button type="submit" form={formId} variant="primary" size="lg" block loading={isBusy} disabled={!isOnline}>
          {own ? bookWords(own) : "Confirm and book"}
        </Button>
      </NextStep>
    </form>
  );
}
