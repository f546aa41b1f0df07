import { choiceIn } from "@carrel/sdk/domain";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi, Navigate } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { keepChoice, payHref } from "../../app/plan-choice";
import { AuthHeading, Elsewhere } from "./auth-heading";
import { CodeForm } from "./code-form";
import { useSignedIn } from "./use-signed-in";

const route = getRouteApi("/auth/verify-register-otp");

/** The code step of a registration: makes the organisation and signs its owner in. */
export function VerifyRegisterScreen() {
  const { flow, email, ...chosen } = route.useSearch();
  const verify = useMutation(q.auth.verify());
  const hasChosen = chosen.plan !== undefined;
  const signedIn = useSignedIn(hasChosen ? payHref(chosen) : "/branches/new");
  if (!flow) return <Navigate to="/auth/register" search={chosen} />;
  const confirm = async (otp: string) => {
    const { data: session } = await verify.mutateAsync({ tempRegId: flow, otp });
    // Whoever leaves paying for later finds it where plans are chosen.
    const asked = choiceIn(chosen);
    if (asked) keepChoice(asked.choice);
    await signedIn(session);
    // The form of the first branch says so itself: over it, this would cover the field that has the focus.
    if (hasChosen) {
      const { orgName } = session.loggedOrgDetails;
      toast.success(`${orgName} is open`, { description: "Your 14 free days have begun." });
    }
  };
  return (
    <>
      <AuthHeading title="Check your mail" description={`We sent a code to ${email ?? "your address"}.`} />
      <CodeForm flow={flow} action="Confirm address" verify={confirm} />
      <Elsewhere ask="Wrong address?" to="/auth/register" search={chosen}>
        Start again
      </Elsewhere>
    </>
  );
}
