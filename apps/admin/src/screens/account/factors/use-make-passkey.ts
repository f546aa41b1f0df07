import { browserName } from "@carrel/sdk/domain";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../../app/carrel";

/**
 * Has the browser make a passkey, which is called after it until its person says otherwise.
 * @returns what does it, and gives the recovery codes that come with the first factor
 */
export function useMakePasskey(): () => Promise<string[] | null> {
  const start = useMutation(q.auth.startPasskey());
  const add = useMutation(q.auth.addPasskey());
  return async () => {
    const optionsJSON = await start.mutateAsync({});
    const { startRegistration } = await import("@simplewebauthn/browser");
    const passkey = await startRegistration({ optionsJSON });
    const name = `Passkey of ${browserName(navigator.userAgent)}`.slice(0, 60);
    return (await add.mutateAsync({ name, passkey })).recoveryCodes;
  };
}
