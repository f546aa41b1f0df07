import { messageOf, type Once, useOnline } from "@carrel/hooks";
import { ApiError, type SavedBooking, type Taken } from "@carrel/sdk";
import { Otp } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { CodeAgain } from "../code-again";
import { CodeField } from "../code-field";
import { HeldSeat } from "../held-seat";
import { NextStep } from "../next-step";
import { isRightRefused } from "../own-right";
import type { StepProps } from "../step-props";
import { useOwnRight } from "../use-own-right";
import { useProve } from "../use-prove";
import { useSaveBooking } from "../use-save-booking";
import { useSendCode } from "../use-send-code";
import { isMember, isProofUsed, type Proof, type SentCode, type Visitor } from "../visitor";
import { bookWords, OwnMembership } from "./own-membership";
import { PassChoice } from "./pass-choice";

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

/** What is wrong with the code itself stands at its boxes, all else over them. */
interface Failure {
  ofCode: boolean;
  words: string;
}

/** The mailed code; once it is right the booking is saved, or a member told what it takes of what he has. */
export function CodeStep(props: CodeStepProps) {
  const { organisation, branch, visitor, sent, onSent, proof, onProof, onDraft } = props;
  const verify = useProve(organisation._id, sent);
  const mail = useSendCode(props, sent);
  const save = useSaveBooking(props, props);
  const isOnline = useOnline();
  const formId = useId();
  const boxes = useRef<HTMLInputElement>(null);
  const [otp, setOtp] = useState("");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** The code goes out once there is a connection. */
  const [waits, setWaits] = useState(false);
  const [news, setNews] = useState("");
  const proved = proof?.email === visitor.email ? proof : null;
  /** What the server said of memberships that it refused after all: this visit has its price then. */
  const [refused, setRefused] = useState<Record<string, string>>({});
  const own = useOwnRight(props, isMember(proof, visitor) ? proof : null, refused);

  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setFailure(null);
    setNews("");
    try {
      await work();
    } catch (error) {
      if (navigator.onLine) setFailure({ ofCode: false, words: messageOf(error) });
      else setWaits(true);
    } finally {
      setBusy(false);
    }
  };
  /** @returns null where the code is wrong: the boxes are empty then, and keep the focus */
  const prove = async (code: string): Promise<Proof | null> => {
    try {
      const given = await verify(visitor.email, code);
      onProof(given);
      return given;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure({ ofCode: true, words: messageOf(error) });
      setOtp("");
      return null;
    }
  };
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
  const send = (code: string) => {
    if (!proved && !Otp.safeParse(code).success) {
      boxes.current?.focus();
      return setFailure({ ofCode: true, words: "Enter the six digits of the code" });
    }
    if (!navigator.onLine) return setWaits(true);
    void attempt(async () => {
      if (proved) return book(proved.token, own?.judged.right?.membership._id);
      const given = await prove(code);
      // Who has memberships is told first what this visit takes of them.
      if (given && !isMember(given, visitor)) await book(given.token);
    });
  };
  const sendAgain = () =>
    attempt(async () => {
      onSent(await mail(visitor.email));
      setOtp("");
      setNews("A new code is on its way. Use the newest mail.");
      boxes.current?.focus();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(otp);
  };
  useEffect(() => {
    if (!isOnline || !waits) return;
    setWaits(false);
    send(otp);
  }, [isOnline, waits]);

  return (
    <form id={formId} onSubmit={submit} noValidate className="flex max-w-[30rem] flex-col gap-5">
      {failure && !failure.ofCode && (
        <Callout tone="danger" role="alert">
          {failure.words}
        </Callout>
      )}
      {own ? (
        <>
          <OwnMembership {...own} timezone={branch.timezone} onOtherTime={() => onDraft({ step: "when" })} />
          {!own.judged.right && <PassChoice {...props} />}
        </>
      ) : (
        <CodeField
          email={visitor.email}
          code={otp}
          error={failure?.ofCode ? failure.words : undefined}
          isBusy={busy}
          boxes={boxes}
          onCode={(digits) => {
            setOtp(digits);
            setFailure(null);
            setWaits(false);
          }}
          onComplete={send}
        />
      )}
      <output aria-live="polite" className="text-muted empty:hidden">
        {waits ? `${own ? "Your booking" : "Your code"} is kept. It is sent once you are connected.` : news}
      </output>
      <HeldSeat {...props} />
      <div className="flex flex-wrap gap-3">
        {!own && <CodeAgain sent={sent} isDisabled={busy || !isOnline} onSend={() => void sendAgain()} />}
        <Button variant="ghost" onClick={() => onDraft({ step: "you" })}>
          Another address
        </Button>
      </div>
      <NextStep>
        <Button type="submit" form={formId} variant="primary" size="lg" block loading={busy} disabled={!isOnline}>
          {own ? bookWords(own) : "Confirm and book"}
        </Button>
      </NextStep>
    </form>
  );
}
