import type { PasswordResetDone } from "@carrel/sdk/schemas";
import { toast } from "@carrel/ui/toast";
import { useNavigate } from "@tanstack/react-router";
import { useSignedIn } from "./use-signed-in";

/**
 * What follows a new password: its person is signed in, or asked for his second factor.
 * @param from where he wanted to go
 */
export function useAfterReset(from: string | undefined) {
  const signedIn = useSignedIn(from);
  const navigate = useNavigate();
  return async (reply: PasswordResetDone) => {
    if (!("token" in reply)) {
      toast.success("Your password is changed", { description: "To sign in, your second factor is needed as well." });
      const { data, methods } = reply;
      await navigate({ to: "/auth/verify-otp", search: { flow: data._id, methods, from } });
      return;
    }
    await signedIn(reply.data);
    toast.success("Your password is changed", {
      description: "You are signed in here, and signed out everywhere else.",
    });
  };
}
