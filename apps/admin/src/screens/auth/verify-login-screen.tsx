import { Link as TextLink } from "@carrel/ui/link";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi, Link, Navigate } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { AuthHeading } from "./auth-heading";
import { CodeForm } from "./code-form";
import { useSignedIn } from "./use-signed-in";

const route = getRouteApi("/auth/verify-otp");

/** The code step of a sign-in. */
export function VerifyLoginScreen() {
  const { flow, from } = route.useSearch();
  const verify = useMutation(q.auth.verifyLogin());
  const signedIn = useSignedIn(from);
  if (!flow) return <Navigate to="/auth/login" />;
  return (
    <>
      <AuthHeading title="Check your mail" description="We sent a code to your address. Enter it to sign in." />
      <CodeForm
        flow={flow}
        action="Sign in"
        verify={async (otp) => signedIn((await verify.mutateAsync({ _id: flow, otp })).data)}
      />
      <p className="text-muted">
        <TextLink asChild>
          <Link to="/auth/login" search={{ from }}>
            Use another account
          </Link>
        </TextLink>
      </p>
    </>
  );
}
