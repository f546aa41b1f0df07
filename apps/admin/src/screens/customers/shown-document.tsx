import type { IdProof } from "@carrel/sdk";
import { IconButton } from "@carrel/ui/icon-button";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { hiddenNumber } from "./hidden-number";
import { ID_PROOF_LABELS } from "./id-proof-labels";

/** A document by its kind; its number is in full only on request, since others may see the screen. */
export function ShownDocument({ idProof }: { idProof: IdProof | null }) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  if (!idProof) return <p className="text-muted">No document was shown yet.</p>;
  return (
    <div className="flex flex-col gap-1">
      <p className="font-medium text-strong">{ID_PROOF_LABELS[idProof.kind]}</p>
      <p className="flex items-center gap-1">
        <span className="min-w-0 font-mono wrap-anywhere">
          {isShown ? idProof.number : hiddenNumber(idProof.number)}
        </span>
        <IconButton
          size="sm"
          variant="ghost"
          label={isShown ? "Hide the number" : "Show the number"}
          onClick={() => setShown(!isShown)}
        >
          <Icon />
        </IconButton>
      </p>
    </div>
  );
}
