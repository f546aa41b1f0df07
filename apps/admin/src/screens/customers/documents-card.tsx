import { usePermission } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { Loaded } from "../../lists/loaded";
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
