import { messageOf, usePermission } from "@carrel/hooks";
import type { BusinessUnit } from "@carrel/sdk";
import { CommentThread } from "@carrel/ui/comment-thread";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { useMoment } from "../../app/use-moment";
import { UnsavedGuard } from "../../forms/unsaved-guard";
import { FailedList } from "../../lists/list-states";
import { usePages } from "../../lists/use-pages";

/** What was noted of a business unit. */
export function UnitComments({ unit: { _id: id, name } }: { unit: BusinessUnit }) {
  const moment = useMoment();
  const mayWrite = usePermission("businessUnits.write");
  const list = usePages(q.businessUnits.comments.pages({ id }));
  const add = useMutation(q.businessUnits.addComment());
  const [draft, setDraft] = useState("");
  const isWritten = draft.trim() !== "";
  const send = async (text: string) => {
    try {
      await add.mutateAsync({ id, text });
    } catch (error) {
      toast.error("The comment was not sent", { description: messageOf(error), id: "comment" });
      throw error;
    }
  };
  return (
    <section aria-label="Comments" className="flex flex-col gap-3">
      <h3 className="m-0 text-base font-medium text-strong">Comments</h3>
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
          {...(mayWrite && { onSend: send, onDraftChange: setDraft })}
          labels={{ empty: "Nothing noted yet.", earlier: "Show earlier comments" }}
        />
      )}
      <UnsavedGuard when={isWritten} />
    </section>
  );
}
