import type { SecondStepMethod } from "@carrel/sdk";
import { getRouteApi, Navigate } from "@tanstack/react-router";
import { useState } from "react";
import { AuthHeading, Elsewhere } from "./auth-heading";
import { METHOD_WORDS, SecondStepForm } from "./second-step";
import { useSignedIn } from "./use-signed-in";

const route = getRouteApi("/auth/verify-otp");

/** The second step of a sign-in. */
export function VerifyLoginScreen() {
  const { flow, methods = ["mail"], from } = route.useSearch();
  const [chosen, setChosen] = useState<SecondStepMethod>();
  const signedIn = useSignedIn(from);
  if (!flow) return <Navigate to="/auth/login" />;
  const method = chosen ?? methods[0] ?? "mail";
  const { title, description } = METHOD_WORDS[method];
  return (
    <>
      <AuthHeading title={title} description={description} />
      <SecondStepForm
        step={{ data: { _id: flow }, methods }}
        method={method}
        onMethod={setChosen}
        onSignedIn={signedIn}
      />
      <Elsewhere to="/auth/login" search={{ from }}>
        Use another account
      </Elsewhere>
    </>
  );
}
