import { Card } from "@carrel/ui/card";

/** What the staff wrote down of a customer. */
export const NotesCard = ({ notes }: { notes: string }) => (
  <Card title="Notes" description="Only the staff reads them.">
    {notes ? (
      <p className="whitespace-pre-line wrap-anywhere">{notes}</p>
    ) : (
      <p className="text-muted">Nothing is noted.</p>
    )}
  </Card>
);
