import { useSession, useTerminology } from "@carrel/hooks";
import { Dialog } from "@carrel/ui/dialog";
import { bookingAddress } from "./booking-address";
import { CodeBlock } from "./code-block";
import type { NamedDesk } from "./use-branch-desks";

interface DeskCodeDialogProps {
  branchId: string;
  branchName: string;
  desk: NamedDesk;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** One desk's QR code. */
export function DeskCodeDialog({ branchId, branchName, desk, open, onOpenChange }: DeskCodeDialogProps) {
  const words = useTerminology();
  const title = `${words.desk} ${desk.name}`;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={[branchName, desk.zone].filter(Boolean).join(" · ")}
    >
      <CodeBlock
        branchId={branchId}
        address={bookingAddress(useSession().loggedOrgDetails, branchId, desk._id)}
        label={`QR code that books ${words.desk.toLowerCase()} ${desk.name}`}
        fileName={`${branchName}-${desk.name}-qr`}
        poster={{ desks: [desk.name] }}
      />
    </Dialog>
  );
}
