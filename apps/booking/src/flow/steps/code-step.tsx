import { messageOf, useCountdown, useOnline } from "@carrel/hooks";
import type { Booking, Taken } from "@carrel/sdk";
import { Otp } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { Field } from "@carrel/ui/field";
import { OtpInput } from "@carrel/ui/otp-input";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useState } from "react";
import { q } from "../../app/carrel";
import { CODE_WAIT } from "../code-wait";
import { HeldSeat } from "../held-seat";
import { NextStep } from "../next-step";
import type { StepProps } from "../step-props";
import { useSaveBooking } from "../use-save-booking";
import { useSendCode } from "../use-send-code";
import type { Proof, SentCode, Visitor } from "../visitor";

interface CodeStepProps extends StepProps {
  visitor: Visitor;
  sent: SentCode | null;
  onSent: (sent: SentCode) => void;
  onProof: (proof: Proof) => void;
  onTaken: (taken: Taken) => void;
  onSaved: (booking: Booking) => void;
}

/** The mailed code; once it is right the booking is saved. */
export function CodeStep(props: CodeStepProps) {
  const { organisation, visitor, sent, onSent, onProof, onDraft } = props;
  const verify = useMutation(q.bookings.verifyOtp());
  const mail = useSendCode(props, sent);
  const save = useSaveBooking(props, props);
  const isOnline = useOnline();
  const formId = useId();
  const [otp, setOtp] = useState("");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // After a reload nobody knows when the last one went out: the longest wait is surely enough.
  const [entered] = useState(() => Date.now() + CODE_WAIT * 1000);
  const wait = useCountdown(sent?.nextAt ?? entered);

  // A reload forgets who books; the address is asked for again.
  useEffect(() => {
    if (!visitor.email) onDraft({ step: "you" });
  }, [visitor.email, onDraft]);

  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(messageOf(error));
      setOtp("");
    } finally {
      setBusy(false);
    }
  };
  const send = (code: string) => {
    if (!Otp.safeParse(code).success) return setFailure("Enter the six digits of the code");
    void attempt(async () => {
      const { verificationToken } = await verify.mutateAsync({
        email: visitor.email,
        orgId: organisation._id,
        otp: code,
        // Without one, after a reload say, the code is good as well.
        flow: sent?.email === visitor.email ? sent.flow : undefined,
      });
      onProof({ email: visitor.email, token: verificationToken });
      await save(verificationToken, visitor);
    });
  };
  const sendAgain = () =>
    attempt(async () => {
      onSent(await mail(visitor.email));
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(otp);
  };

  return (
    <form id={formId} onSubmit={submit} noValidate className="flex max-w-[30rem] flex-col gap-5">
      {failure && (
        <Callout tone="danger" role="alert">
          {failure}
        </Callout>
      )}
      <Field
        label="Code"
        hint={
          <>
            We sent six digits to <strong className="text-strong wrap-anywhere">{visitor.email}</strong>. They last ten
            minutes.
          </>
        }
      >
        <OtpInput value={otp} onValueChange={setOtp} onComplete={send} disabled={busy} autoFocus />
      </Field>
      <HeldSeat {...props} />
      <div className="flex flex-wrap gap-3">
        <Button disabled={wait > 0 || busy || !isOnline} onClick={() => void sendAgain()}>
          {wait > 0 ? `New code in ${wait} s` : "Send a new code"}
        </Button>
        <Button variant="ghost" onClick={() => onDraft({ step: "you" })}>
          Another address
        </Button>
      </div>
      <NextStep>
        <Button type="submit" form={formId} variant="primary" size="lg" block loading={busy} disabled={!isOnline}>
          Confirm and book
        </Button>
      </NextStep>
    </form>
  );
}
