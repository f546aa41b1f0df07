import { usePermission } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { FailedList } from "../../lists/list-states";
import { ShownDocument } from "./shown-document";

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
      {documents.data ? (
        <div className="flex flex-col gap-4">
          <ShownDocument key={customerId} idProof={documents.data.idProof} />
          {documents.data.notes ? (
            <p className="border-t border-border pt-4 whitespace-pre-line wrap-anywhere">{documents.data.notes}</p>
          ) : (
            <p className="text-muted">Nothing is noted.</p>
          )}
        </div>
      ) : documents.isError ? (
        <FailedList what="The document" error={documents.error} onRetry={() => void documents.refetch()} />
      ) : (
        <Skeleton lines={3} />
      )}
    </Card>
  );
}
