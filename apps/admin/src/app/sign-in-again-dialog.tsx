import { useSession } from "@carrel/hooks";
import type { Session } from "@carrel/sdk";
import { Dialog } from "@carrel/ui/dialog";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { CodeForm } from "../screens/auth/code-form";
import { LoginForm } from "../screens/auth/login-form";
import { q, queryClient } from "./carrel";
import { tellOtherTabs } from "./session-tabs";
import { askToSignInAgain } from "./sign-in-again";

/** Signs in again over a form, which keeps what was typed. Somebody else gets a fresh start. */
export function SignInAgainDialog() {
  const session = useSession();
  const router = useRouter();
  const verify = useMutation(q.auth.verifyLogin());
  const [flow, setFlow] = useState<string | null>(null);

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
      {flow === null ? (
        <LoginForm email={session.email} onCode={setFlow} onSignedIn={signedIn} />
      ) : (
        <CodeForm
          flow={flow}
          action="Sign in"
          verify={async (otp) => signedIn((await verify.mutateAsync({ _id: flow, otp })).data)}
        />
      )}
    </Dialog>
  );
}
