import { messageOf, usePermission } from "@carrel/hooks";
import { Card } from "@carrel/ui/card";
import { CommentThread } from "@carrel/ui/comment-thread";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { useMoment } from "../../app/use-moment";
import { UnsavedGuard } from "../../forms/unsaved-guard";
import { FailedList } from "../../lists/list-states";
import { usePages } from "../../lists/use-pages";

/** What one's own people noted about an organisation below. */
export function CommentsCard({ clientId, clientName }: { clientId: string; clientName: string }) {
  const moment = useMoment();
  const mayWrite = usePermission("organisation.write");
  const list = usePages(q.organisation.comments.pages({ id: clientId }));
  const add = useMutation(q.organisation.addComment());
  const [draft, setDraft] = useState("");
  const isWritten = draft.trim() !== "";
  const send = async (text: string) => {
    try {
      await add.mutateAsync({ id: clientId, text });
    } catch (error) {
      toast.error("The comment was not sent", { description: messageOf(error), id: "comment" });
      throw error;
    }
  };
  return (
    <Card title="Comments" description="For your own people only; the client never sees them.">
      {list.error && list.rows.length === 0 ? (
        <FailedList what="The comments" error={list.error} onRetry={list.retry} />
      ) : (
        <CommentThread
          label={`Comments on ${clientName}`}
          comments={list.rows
            .map(({ _id, author, text, createdAt }) => ({
              id: _id,
              author: { name: author.name },
              text,
              time: moment(createdAt),
              dateTime: createdAt,
            }))
            .reverse()}
          loading={list.isPending}
          {...(list.rows.length < list.total && { onLoadEarlier: list.loadMore })}
          loadingEarlier={list.isLoadingMore}
          {...(mayWrite && { onSend: send, onDraftChange: setDraft })}
          labels={{
            empty: "Nothing noted yet. What you agree with them is worth a line.",
            earlier: "Show earlier comments",
          }}
        />
      )}
      <UnsavedGuard when={isWritten} />
    </Card>
  );
}
