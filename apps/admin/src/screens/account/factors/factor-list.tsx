import { messageOf, useSession } from "@carrel/hooks";
import type { AppStarted, SecondFactors } from "@carrel/sdk";
import { Callout } from "@carrel/ui/callout";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../../app/carrel";
import { OnlineButton } from "../../../app/online-button";
import { passkeyMessageOf } from "../../auth/passkey-message";
import { AppSetUp } from "./app-set-up";
import { FactorLine } from "./factor-line";
import { FactorRow } from "./factor-row";
import { RecoveryCodesDialog } from "./recovery-codes-dialog";
import { useMakePasskey } from "./use-make-passkey";

/** Apps, passkeys, mailed codes and recovery codes, each with what may be done about it. */
export function FactorList({ factors }: { factors: SecondFactors }) {
  const { mailCodes, recoveryCodesLeft } = factors;
  const { email } = useSession();
  const startApp = useMutation(q.auth.startApp());
  const setMailCodes = useMutation(q.auth.setMailCodes());
  const renew = useMutation(q.auth.renewRecoveryCodes());
  const [begun, setBegun] = useState<AppStarted | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [adding, setAdding] = useState(false);
  const makePasskey = useMakePasskey();
  const [failure, setFailure] = useState<string | null>(null);
  const hasApp = factors.factors.some(({ kind }) => kind === "app");

  const doing = (work: () => Promise<unknown>) => async () => {
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  const addPasskey = doing(async () => {
    setAdding(true);
    try {
      setCodes(await makePasskey());
    } catch (error) {
      setFailure(passkeyMessageOf(error));
    } finally {
      setAdding(false);
    }
  });
  const begin = doing(async () => setBegun(await startApp.mutateAsync({})));
  const switchMail = doing(async () => {
    await setMailCodes.mutateAsync({ mailCodes: !mailCodes });
    toast.success(mailCodes ? "No codes are mailed any more" : "Codes are mailed at a sign-in");
  });
  const makeAnew = doing(async () => setCodes((await renew.mutateAsync({})).recoveryCodes));

  return (
    <div className="flex flex-col gap-5">
      {failure && (
        <Callout tone="danger" role="alert">
          {failure}
        </Callout>
      )}
      <ul className="m-0 flex list-none flex-col p-0" aria-label="Second factors">
        {factors.factors.map((factor) => (
          <FactorRow key={factor._id} factor={factor} />
        ))}
        {!hasApp && (
          <FactorLine title="Authenticator app" about="A code from your phone. It needs no network and no mail.">
            <OnlineButton size="sm" loading={startApp.isPending} onClick={() => void begin()}>
              Set up
            </OnlineButton>
          </FactorLine>
        )}
        {factors.passkeysHere && (
          <FactorLine
            title="Passkey"
            about="Your fingerprint, your face, a PIN or a key. No false page can ask for it."
          >
            <OnlineButton size="sm" loading={adding} onClick={() => void addPasskey()}>
              Add a passkey
            </OnlineButton>
          </FactorLine>
        )}
        <FactorLine
          title="Codes by mail"
          about={mailCodes ? `On: we mail them to ${email}.` : "Off. Whoever reads your mail could sign in with them."}
        >
          <OnlineButton size="sm" loading={setMailCodes.isPending} onClick={() => void switchMail()}>
            {mailCodes ? "Switch off" : "Switch on"}
          </OnlineButton>
        </FactorLine>
        {factors.factors.length > 0 && (
          <FactorLine title="Recovery codes" about={`${recoveryCodesLeft} of 10 are left, each for one sign-in.`}>
            <OnlineButton size="sm" loading={renew.isPending} onClick={() => void makeAnew()}>
              Make new ones
            </OnlineButton>
          </FactorLine>
        )}
      </ul>
      {begun && (
        <AppSetUp
          begun={begun}
          onClose={() => setBegun(null)}
          onOn={(recoveryCodes) => {
            setBegun(null);
            setCodes(recoveryCodes);
          }}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </div>
  );
}
