import { messageOf } from "@carrel/hooks";
import type { SecondStep, SecondStepMethod, Session } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { isAboutCode } from "./code-failure";
import { CodeForm } from "./code-form";
import { PasskeyForm } from "./passkey-form";
import { RecoveryCodeForm } from "./recovery-code-form";

interface Words {
  title: string;
  description: string;
  /** What leads to it from another method. */
  choice: string;
}

export const METHOD_WORDS: Record<SecondStepMethod, Words> = {
  passkey: {
    title: "Use your passkey",
    description: "Your browser asks for it: by your fingerprint, your face, a PIN or a key.",
    choice: "Use a passkey",
  },
  app: {
    title: "Enter the code of your app",
    description: "Your authenticator app shows a new one every half minute.",
    choice: "Use the authenticator app",
  },
  mail: {
    title: "Check your mail",
    description: "We sent a code to your address. Enter it to sign in.",
    choice: "Mail me a code",
  },
  recovery: {
    title: "Enter a recovery code",
    description: "One of those that you kept when you set up your second factor. Each is good once.",
    choice: "Use a recovery code",
  },
};

interface SecondStepFormProps {
  step: Pick<SecondStep, "data" | "methods">;
  method: SecondStepMethod;
  onMethod: (method: SecondStepMethod) => void;
  onSignedIn: (session: Session) => unknown;
}

/** The second step of a sign-in, by one of the ways that its person has. */
export function SecondStepForm({ step, method, onMethod, onSignedIn }: SecondStepFormProps) {
  const { data, methods } = step;
  const { _id } = data;
  const verify = useMutation(q.auth.verifyLogin());
  const mailCode = useMutation(q.auth.resendOtp());
  const choose = async (next: SecondStepMethod) => {
    try {
      if (next === "mail") await mailCode.mutateAsync({ _id });
    } catch (error) {
      // Sent a moment ago: that code is still good.
      if (!isAboutCode(error) || error.status !== 429) return;
    }
    onMethod(next);
  };
  const others = methods.filter((other) => other !== method);

  return (
    <>
      {mailCode.isError && (
        <Callout tone="danger" role="alert">
          {messageOf(mailCode.error)}
        </Callout>
      )}
      {method === "recovery" && (
        <RecoveryCodeForm
          verify={async (recoveryCode) => onSignedIn((await verify.mutateAsync({ _id, method, recoveryCode })).data)}
        />
      )}
      {method === "passkey" && (
        <PasskeyForm
          flow={_id}
          verify={async (passkey) => onSignedIn((await verify.mutateAsync({ _id, method, passkey })).data)}
        />
      )}
      {(method === "app" || method === "mail") && (
        <CodeForm
          key={method}
          {...(method === "mail" ? { flow: _id } : { hint: "The six digits that your app shows now." })}
          action="Sign in"
          verify={async (otp) => onSignedIn((await verify.mutateAsync({ _id, method, otp })).data)}
        />
      )}
      {others.length > 0 && (
        <div className="flex flex-col gap-2">
          {others.map((other) => (
            <Button
              key={other}
              variant="ghost"
              block
              loading={other === "mail" && mailCode.isPending}
              onClick={() => void choose(other)}
            >
              {METHOD_WORDS[other].choice}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
