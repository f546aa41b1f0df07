import { messageOf, useOnline } from "@carrel/hooks";
import { Email } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { Checkbox } from "@carrel/ui/checkbox";
import { Field } from "@carrel/ui/field";
import { TextInput } from "@carrel/ui/text-input";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { CodeAgain } from "../flow/code-again";
import { CodeField } from "../flow/code-field";
import { wasJustSent } from "../flow/code-wait";
import { HEADING } from "../flow/flow-frame";
import { useCodeEntry } from "../flow/use-code-entry";
import { useProve } from "../flow/use-prove";
import { isProofUsed, type Proof, type SentCode } from "../flow/visitor";
import { q } from "./carrel";
import { keepSession } from "./kept-session";
import { type Left, noteLeft } from "./left";
import { useSignInCode } from "./use-sign-in-code";

export type SignInNotice = Left | "ended";

const NOTICES: Record<NonNullable<SignInNotice>, string> = {
  signedOut: "You are signed out.",
  forgotten: "This device has forgotten you.",
  ended: "You are signed out. Sign in again, and you go on where you were.",
};

const FORM = "flex max-w-[30rem] flex-col gap-5";

interface SignInProps {
  orgId: string;
  notice: SignInNotice;
}

/** A visitor's own area opens by a code that goes to his address. */
export function SignIn({ orgId, notice }: SignInProps) {
  const [email, setEmail] = useState("");
  const [sent, setSent] = useState<SentCode | null>(null);
  /** To whom the code went; null: the address is asked for. */
  const [address, setAddress] = useState<string | null>(null);
  const [isKept, setKept] = useState(false);
  const stage = { orgId, onSent: setSent };
  const choice = (
    <Checkbox
      label="Keep me signed in on this device"
      description="For a week. Leave it off on a device that others use: then closing this tab signs you out."
      checked={isKept}
      onCheckedChange={setKept}
    />
  );
  if (address === null)
    return (
      <AskAddress {...stage} notice={notice} email={email} onEmail={setEmail} onAddress={setAddress} choice={choice} />
    );
  return (
    <AskCode {...stage} sent={sent} email={address} isKept={isKept} onOther={() => setAddress(null)} choice={choice} />
  );
}

interface StageProps {
  orgId: string;
  onSent: (sent: SentCode) => void;
  /** Whether this device is to know him. */
  choice: ReactNode;
}

interface AskAddressProps extends StageProps {
  notice: SignInNotice;
  email: string;
  onEmail: (email: string) => void;
  onAddress: (address: string) => void;
}

function AskAddress({ orgId, onSent, notice, email, onEmail, onAddress, choice }: AskAddressProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ ofField: boolean; words: string } | null>(null);
  const mail = useSignInCode(orgId);
  const isOnline = useOnline();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { success, data: to } = Email.safeParse(email);
    if (!success) return setFailure({ ofField: true, words: "Enter your e-mail address" });
    setBusy(true);
    setFailure(null);
    try {
      onSent(await mail(to));
      onAddress(to);
    } catch (error) {
      // The one that is on its way still holds.
      if (wasJustSent(error)) return onAddress(to);
      setFailure({ ofField: false, words: messageOf(error) });
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={FORM}>
      <h1 className={HEADING}>Sign in</h1>
      {notice && (
        <Callout live tone={notice === "ended" ? "warning" : "success"}>
          {NOTICES[notice]}
        </Callout>
      )}
      {failure && !failure.ofField && (
        <Callout tone="danger" role="alert">
          {failure.words}
        </Callout>
      )}
      <p>See your bookings, move or cancel them, and keep your profile. A code comes by mail; there is no password.</p>
      <Field
        label="E-mail"
        required
        hint="The one that you book with."
        error={failure?.ofField ? failure.words : undefined}
      >
        <TextInput
          type="email"
          autoComplete="email"
          inputMode="email"
          value={email}
          onChange={({ target }) => {
            onEmail(target.value);
            setFailure(null);
          }}
        />
      </Field>
      {choice}
      <Button type="submit" variant="primary" size="lg" className="self-start" loading={isBusy} disabled={!isOnline}>
        Send me a code
      </Button>
    </form>
  );
}

interface AskCodeProps extends StageProps {
  sent: SentCode | null;
  email: string;
  isKept: boolean;
  onOther: () => void;
}

function AskCode({ orgId, sent, onSent, email, isKept, onOther, choice }: AskCodeProps) {
  const [proof, setProof] = useState<Proof | null>(null);
  const mail = useSignInCode(orgId);
  const verify = useProve(orgId, sent);
  const open = useMutation(q.visitor.openSession());
  const entry = useCodeEntry({
    proof,
    prove: (code) => verify(email, code),
    onProof: setProof,
    onProved: async ({ token: verificationToken }) => {
      try {
        const { token, data } = await open.mutateAsync({ verificationToken, orgId });
        const { name, phone, expiresAt } = data;
        noteLeft(null);
        keepSession({ token, name, email: data.email, phone, expiresAt }, isKept);
      } catch (error) {
        if (isProofUsed(error)) setProof(null);
        throw error;
      }
    },
    mailAgain: async () => {
      onSent(await mail(email));
      setProof(null);
    },
  });
  const { isBusy, isOnline, failure, waits, news } = entry;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        entry.send();
      }}
      noValidate
      className={FORM}
    >
      <h1 className={HEADING}>Check your mail</h1>
      {failure && (
        <Callout tone="danger" role="alert">
          {failure}
        </Callout>
      )}
      <CodeField email={email} {...entry.field} />
      {choice}
      <output aria-live="polite" className="text-muted empty:hidden">
        {waits ? "Your code is kept. It is sent once you are connected." : news}
      </output>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="lg" loading={isBusy} disabled={!isOnline}>
          Sign in
        </Button>
        <CodeAgain sent={sent} isDisabled={isBusy || !isOnline} onSend={entry.sendAgain} />
        <Button variant="ghost" onClick={onOther}>
          Another address
        </Button>
      </div>
    </form>
  );
}
