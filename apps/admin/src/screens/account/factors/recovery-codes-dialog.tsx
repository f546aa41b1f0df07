import { Button } from "@carrel/ui/button";
import { CopyButton } from "@carrel/ui/copy-button";
import { Dialog } from "@carrel/ui/dialog";
import { Download } from "lucide-react";
import { saveFile } from "../../../app/save-file";

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Recovery codes, this once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const text = codes.join("\n");
  const download = () =>
    saveFile({ filename: "recovery-codes.txt", blob: new Blob([`${text}\n`], { type: "text/plain;charset=utf-8" }) });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Your recovery codes"
      description="Each signs you in once when your second factor is not at hand. They are shown this once: keep them where you find them without your phone."
      footer={
        <Button variant="primary" onClick={onClose}>
          I have kept them
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <ul aria-label="Recovery codes" className="m-0 grid list-none grid-cols-1 gap-2 p-0 font-mono sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <CopyButton value={text} label="Copy all" />
          <Button size="sm" icon={<Download />} onClick={download}>
            Download
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
