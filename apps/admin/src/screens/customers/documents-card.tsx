import { usePermission } from "@carrel/hooks";
import type { IdProof } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { IconButton } from "@carrel/ui/icon-button";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { q } from "../../app/carrel";
import { Loaded } from "../../lists/loaded";
import { hiddenNumber } from "./hidden-number";
import { ID_PROOF_LABELS } from "./id-proof-labels";

/** The document that a customer showed and what is noted of him, for those who may see them. */
export function DocumentsCard({ customerId }: { customerId: string }) {
  const mayChange = usePermission("customerDocuments.write");
  const documents = useQuery(q.customers.documents({ id: customerId }));
  return (
    <Card
      title="Document and notes"
      actions={
        mayChange && (
          <Button asChild size="sm">
            <Link to="/customers/$customerId/documents" params={{ customerId }} search={true} resetScroll={false}>
              Change
              <span className="sr-only"> the document and notes</span>
            </Link>
          </Button>
        )
      }
    >
      <Loaded query={documents} what="The document" pending={<Skeleton lines={3} />}>
        {({ idProof, notes }) => (
          <div className="flex flex-col gap-4">
            <ShownDocument key={customerId} idProof={idProof} />
            {notes ? (
              <p className="border-t border-border pt-4 whitespace-pre-line wrap-anywhere">{notes}</p>
            ) : (
              <p className="text-muted">Nothing is noted.</p>
            )}
          </div>
        )}
      </Loaded>
    </Card>
  );
}

/** A document by its kind; its number is in full only on request, since others may see the screen. */
function ShownDocument({ idProof }: { idProof: IdProof | null }) {
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
