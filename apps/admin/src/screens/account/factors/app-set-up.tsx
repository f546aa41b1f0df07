import type { AppStarted } from "@carrel/sdk";
import { CodeRow } from "@carrel/ui/code-row";
import { Dialog } from "@carrel/ui/dialog";
import { QrCode } from "@carrel/ui/qr-code";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../../app/carrel";
import { CodeForm } from "../../auth/code-form";

interface AppSetUpProps {
  begun: AppStarted;
  onClose: () => void;
  /** It is on; the recovery codes came with it where it is the first factor. */
  onOn: (recoveryCodes: string[] | null) => void;
}

/** Shows an authenticator app's secret, and takes the first code that it makes of it. */
export function AppSetUp({ begun, onClose, onOn }: AppSetUpProps) {
  const enable = useMutation(q.auth.enableApp());
  const switchOn = async (otp: string) => {
    const { recoveryCodes } = await enable.mutateAsync({ otp });
    // A toast would cover the codes, which say as much.
    if (!recoveryCodes) toast.success("Your authenticator app is on");
    onOn(recoveryCodes);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Set up an authenticator app"
      description="Scan this with the app, or type the key into it. Then enter the code that it shows."
    >
      <div className="flex flex-col gap-5">
        <QrCode className="self-center" value={begun.address} label="QR code for your authenticator app" />
        <CodeRow label="Key" value={begun.secret} hint="It is shown this once. Nobody else should see it." />
        <CodeForm hint="The six digits that your app shows now." action="Switch on" verify={switchOn} />
      </div>
    </Dialog>
  );
}
