import type { Booking } from "@carrel/sdk";
import { Otp } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { Field } from "@carrel/ui/field";
import { OtpInput } from "@carrel/ui/otp-input";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import { q } from "../../app/carrel";
import type { StepProps } from "../booking-flow";
import { messageOf } from "../message-of";
import type { Taken } from "../taken";
import { useCountdown } from "../use-countdown";
import { useSaveBooking } from "../use-save-booking";
import type { Visitor } from "../visitor";

/** Seconds that the server makes a visitor wait for another code. */
const WAIT = 30;

interface CodeStepProps extends StepProps {
  visitor: Visitor;
  onProof: (proof: { email: string; token: string }) => void;
  onTaken: (taken: Taken) => void;
  onSaved: (booking: Booking) => void;
}

/** The mailed code; once it is right the booking is saved. */
export function CodeStep(props: CodeStepProps) {
  const { organisation, visitor, onProof, onDraft } = props;
  const verify = useMutation(q.bookings.verifyOtp());
  const resend = useMutation(q.bookings.sendOtp());
  const save = useSaveBooking(props, props);
  const [otp, setOtp] = useState("");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [wait, setWait] = useCountdown(WAIT);

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
      });
      onProof({ email: visitor.email, token: verificationToken });
      await save(verificationToken, visitor);
    });
  };
  const sendAgain = () =>
    attempt(async () => {
      const sent = await resend.mutateAsync({ email: visitor.email, orgId: organisation._id });
      setWait(sent.resendIn);
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(otp);
  };

  return (
    <form onSubmit={submit} noValidate className="flex max-w-[30rem] flex-col gap-5">
      <p>
        We sent six digits to <strong className="text-strong">{visitor.email}</strong>.
      </p>
      {failure && (
        <Callout tone="danger" role="alert">
          {failure}
        </Callout>
      )}
      <Field label="Code" hint="It lasts ten minutes.">
        <OtpInput value={otp} onValueChange={setOtp} onComplete={send} disabled={busy} autoFocus />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="lg" loading={busy}>
          Confirm and book
        </Button>
        <Button size="lg" disabled={wait > 0 || busy} onClick={() => void sendAgain()}>
          {wait > 0 ? `New code in ${wait} s` : "Send a new code"}
        </Button>
        <Button variant="ghost" size="lg" onClick={() => onDraft({ step: "you" })}>
          Another address
        </Button>
      </div>
    </form>
  );
}
