import { messageOf } from "@carrel/hooks";
import type { Comment } from "@carrel/sdk/schemas";
import { CommentThread } from "@carrel/ui/comment-thread";
import { toast } from "@carrel/ui/toast";
import { useState } from "react";
import { UnsavedGuard } from "../../forms/unsaved-guard";
import { FailedList } from "../../lists/list-states";
import type { PagedList } from "../../lists/use-pages";
import { useMoment } from "../use-moment";

interface CommentsProps {
  /** What they are about. */
  name: string;
  list: PagedList<Comment>;
  /** Left out for those who may not write. */
  onSend?: ((text: string) => Promise<unknown>) | false;
  /** Where nobody wrote anything. */
  empty: string;
}

/** What was noted about something, the latest at the end, and a field for more. */
export function Comments({ name, list, onSend, empty }: CommentsProps) {
  const moment = useMoment();
  const [draft, setDraft] = useState("");
  return (
    <>
      {list.error && list.rows.length === 0 ? (
        <FailedList what="The comments" error={list.error} onRetry={list.retry} />
      ) : (
        <CommentThread
          label={`Comments on ${name}`}
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
          {...(onSend && {
            onSend: async (text: string) => {
              try {
                await onSend(text);
              } catch (error) {
                toast.error("The comment was not sent", { description: messageOf(error), id: "comment" });
                throw error;
              }
            },
            onDraftChange: setDraft,
          })}
          labels={{ empty, earlier: "Show earlier comments" }}
        />
      )}
      <UnsavedGuard when={draft.trim() !== ""} />
    </>
  );
}
