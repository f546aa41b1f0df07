import { Callout } from "@carrel/ui/callout";
import { Link as TextLink } from "@carrel/ui/link";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { choiceOfHref } from "../../app/choice-search";
import { AuthHeading, Elsewhere } from "./auth-heading";
import { LoginForm } from "./login-form";
import { useSignedIn } from "./use-signed-in";

const route = getRouteApi("/auth/login");

/** The sign-in, with a way back to where it was asked for. */
export function LoginScreen() {
  const { from, expired } = route.useSearch();
  const navigate = useNavigate();
  const signedIn = useSignedIn(from);
  const [email, setEmail] = useState("");

  return (
    <>
      <AuthHeading title="Sign in" description="To your place's back-office." />
      {expired && <Callout tone="info">Session expired. Sign in to go on where you were.</Callout>}
      <LoginForm
        onEmail={setEmail}
        onSecondStep={({ data, methods }) =>
          navigate({ to: "/auth/verify-otp", search: { flow: data._id, methods, from } })
        }
        onSignedIn={signedIn}
      />
      <p>
        <TextLink asChild>
          <Link to="/auth/forgot-password" search={{ from, email: email.trim() || undefined }}>
            Forgot password
          </Link>
        </TextLink>
      </p>
      <Elsewhere ask="New here?" to="/auth/register" search={choiceOfHref(from)}>
        Open a place of your own
      </Elsewhere>
    </>
  );
}
