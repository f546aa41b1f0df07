import { useSession } from "@carrel/hooks";
import type { SecondStep, SecondStepMethod, Session } from "@carrel/sdk";
import { Dialog } from "@carrel/ui/dialog";
import { toast } from "@carrel/ui/toast";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { LoginForm } from "../screens/auth/login-form";
import { METHOD_WORDS, SecondStepForm } from "../screens/auth/second-step";
import { q, queryClient } from "./carrel";
import { tellOtherTabs } from "./session-tabs";
import { askToSignInAgain } from "./sign-in-again";

/** Signs in again over a form, which keeps what was typed. Somebody else gets a fresh start. */
export function SignInAgainDialog() {
  const session = useSession();
  const router = useRouter();
  const [step, setStep] = useState<SecondStep | null>(null);
  const [chosen, setChosen] = useState<SecondStepMethod>();
  const method = chosen ?? step?.methods[0] ?? "mail";

  const signedIn = async (next: Session) => {
    tellOtherTabs();
    askToSignInAgain(false);
    if (next._id !== session._id) {
      queryClient.clear();
      await router.navigate({ to: "/dashboard", reloadDocument: true, ignoreBlocker: true });
      return;
    }
    queryClient.setQueryData(q.auth.session().queryKey, next);
    toast.success("You are signed in again", { description: "Nothing was lost. Save your changes now." });
  };
  const leave = () => {
    askToSignInAgain(false);
    queryClient.clear();
    void router.navigate({
      to: "/auth/login",
      search: { from: router.latestLocation.href, expired: true },
      ignoreBlocker: true,
    });
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title="Session expired"
      description="Sign in to go on. What you typed is kept."
    >
      {step === null ? (
        <LoginForm email={session.email} onSecondStep={setStep} onSignedIn={signedIn} />
      ) : (
        <div className="flex flex-col gap-5">
          <p className="m-0">{METHOD_WORDS[method].description}</p>
          <SecondStepForm step={step} method={method} onMethod={setChosen} onSignedIn={signedIn} />
        </div>
      )}
    </Dialog>
  );
}
