import { usePermission } from "@carrel/hooks";
import { Card } from "@carrel/ui/card";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { Comments } from "../../app/parts/comments";
import { usePages } from "../../lists/use-pages";

/** What one's own people noted about an organisation below. */
export function CommentsCard({ clientId: id, clientName }: { clientId: string; clientName: string }) {
  const mayWrite = usePermission("organisation.write");
  const list = usePages(q.organisation.comments.pages({ id }));
  const add = useMutation(q.organisation.addComment());
  return (
    <Card title="Comments" description="For your own people only; the client never sees them.">
      <Comments
        name={clientName}
        list={list}
        onSend={mayWrite && ((text) => add.mutateAsync({ id, text }))}
        empty="Nothing noted yet. What you agree with them is worth a line."
      />
    </Card>
  );
}
