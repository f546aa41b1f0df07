import { messageOf, useOnline } from "@carrel/hooks";
import { ApiError } from "@carrel/sdk";
import { Email, Otp } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { Checkbox } from "@carrel/ui/checkbox";
import { Field } from "@carrel/ui/field";
import { TextInput } from "@carrel/ui/text-input";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { CodeAgain } from "../flow/code-again";
import { CodeField } from "../flow/code-field";
import { wasJustSent } from "../flow/code-wait";
import { HEADING } from "../flow/flow-frame";
import { useMailCode } from "../flow/use-mail-code";
import { useProve } from "../flow/use-prove";
import { isProofUsed, type Proof, type SentCode } from "../flow/visitor";
import { q } from "./carrel";
import { keepSession } from "./kept-session";
import { type Left, noteLeft } from "./left";

export type SignInNotice = Left | "ended";

const NOTICES: Record<NonNullable<SignInNotice>, string> = {
  signedOut: "You are signed out.",
  forgotten: "This device has forgotten you.",
  ended: "You are signed out. Sign in again, and you go on where you were.",
};

interface SignInProps {
  orgId: string;
  notice: SignInNotice;
}

interface Failure {
  ofField: boolean;
  words: string;
}

/** A visitor's own area opens by a code that goes to his address. */
export function SignIn({ orgId, notice }: SignInProps) {
  const [email, setEmail] = useState("");
  const [sent, setSent] = useState<SentCode | null>(null);
  /** To whom the code went; null: the address is asked for. */
  const [address, setAddress] = useState<string | null>(null);
  const [code, setCode] = useState("");
  const [proof, setProof] = useState<Proof | null>(null);
  const [isKept, setKept] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [news, setNews] = useState("");
  const boxes = useRef<HTMLInputElement>(null);
  const mail = useMailCode(orgId, sent);
  const prove = useProve(orgId, sent);
  const open = useMutation(q.visitor.openSession());
  const isOnline = useOnline();

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    setNews("");
    try {
      await work();
    } catch (error) {
      setFailure({ ofField: false, words: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  const sendTo = async (to: string) => {
    try {
      setSent(await mail(to));
    } catch (error) {
      // The one that is on its way still holds.
      if (!wasJustSent(error)) throw error;
    }
  };
  const askCode = () => {
    const { success, data: to } = Email.safeParse(email);
    if (!success) return setFailure({ ofField: true, words: "Enter your e-mail address" });
    void attempt(async () => {
      await sendTo(to);
      setCode("");
      setAddress(to);
    });
  };
  const provedBy = async (to: string, otp: string): Promise<Proof | null> => {
    if (proof?.email === to) return proof;
    try {
      const given = await prove(to, otp);
      setProof(given);
      return given;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure({ ofField: true, words: messageOf(error) });
      setCode("");
      return null;
    }
  };
  const signIn = (to: string, otp: string) => {
    if (!Otp.safeParse(otp).success && !proof) {
      boxes.current?.focus();
      return setFailure({ ofField: true, words: "Enter the six digits of the code" });
    }
    void attempt(async () => {
      const given = await provedBy(to, otp);
      if (!given) return;
      try {
        const { token, data } = await open.mutateAsync({ verificationToken: given.token, orgId });
        const { name, phone, expiresAt } = data;
        noteLeft(null);
        keepSession({ token, name, email: data.email, phone, expiresAt }, isKept);
      } catch (error) {
        if (isProofUsed(error)) setProof(null);
        throw error;
      }
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (address === null) askCode();
    else signIn(address, code);
  };
  const fieldError = failure?.ofField ? failure.words : undefined;

  return (
    <form onSubmit={submit} noValidate className="flex max-w-[30rem] flex-col gap-5">
      <h1 className={HEADING}>{address === null ? "Sign in" : "Check your mail"}</h1>
      {notice && address === null && (
        <Callout live tone={notice === "ended" ? "warning" : "success"}>
          {NOTICES[notice]}
        </Callout>
      )}
      {failure && !failure.ofField && (
        <Callout tone="danger" role="alert">
          {failure.words}
        </Callout>
      )}
      {address === null ? (
        <>
          <p>
            See your bookings, move or cancel them, and keep your profile. A code comes by mail; there is no password.
          </p>
          <Field label="E-mail" required hint="The one that you book with." error={fieldError}>
            <TextInput
              type="email"
              autoComplete="email"
              inputMode="email"
              value={email}
              onChange={({ target }) => {
                setEmail(target.value);
                setFailure(null);
              }}
            />
          </Field>
        </>
      ) : (
        <CodeField
          email={address}
          code={code}
          error={fieldError}
          isBusy={isBusy}
          boxes={boxes}
          onCode={(digits) => {
            setCode(digits);
            setFailure(null);
          }}
          onComplete={(digits) => signIn(address, digits)}
        />
      )}
      <Checkbox
        label="Keep me signed in on this device"
        description="For a week. Leave it off on a device that others use: then closing this tab signs you out."
        checked={isKept}
        onCheckedChange={setKept}
      />
      <output aria-live="polite" className="text-muted empty:hidden">
        {news}
      </output>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="lg" loading={isBusy} disabled={!isOnline}>
          {address === null ? "Send me a code" : "Sign in"}
        </Button>
        {address !== null && (
          <>
            <CodeAgain
              sent={sent}
              isDisabled={isBusy || !isOnline}
              onSend={() =>
                void attempt(async () => {
                  await sendTo(address);
                  setCode("");
                  setProof(null);
                  setNews("A new code is on its way. Use the newest mail.");
                  boxes.current?.focus();
                })
              }
            />
            <Button variant="ghost" onClick={() => setAddress(null)}>
              Another address
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
