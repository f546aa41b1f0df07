"use client";
import { cx } from "class-variance-authority";
import { type ComponentProps, useId } from "react";
import { Button } from "../button";
import { Skeleton } from "../skeleton";
import { type Comment, CommentRow } from "./comment-row";
import { Composer } from "./composer";
import { type CommentThreadLabels, LABELS } from "./labels";
import "./comment-thread.css";

export type { Comment, CommentThreadLabels };

export interface CommentThreadProps extends Omit<ComponentProps<"section">, "children"> {
  /** What is talked about. */
  label: string;
  /** Oldest first. */
  comments: readonly Comment[];
  /** Without it there is no composer. A promise keeps the text until it fulfils; rejected, the text stays. */
  onSend?: (text: string) => unknown;
  /** What is written and not sent yet: to ask before it is lost. */
  onDraftChange?: (text: string) => void;
  /** Offered on comments that did not get there. */
  onRetry?: (id: string) => void;
  onDiscard?: (id: string) => void;
  /** There are earlier comments. */
  onLoadEarlier?: () => void;
  loadingEarlier?: boolean;
  /** The first comments are on their way. */
  loading?: boolean;
  /** Characters a comment may have. */
  maxLength?: number;
  labels?: Partial<CommentThreadLabels>;
}

/**
 * What people say about a thing to each other.
 *
 * @example <CommentThread label="Comments on this request" comments={comments} onSend={(text) => add({ id, text })} />
 */
export const CommentThread = ({
  label,
  comments,
  onSend,
  onDraftChange,
  onRetry,
  onDiscard,
  onLoadEarlier,
  loadingEarlier = false,
  loading = false,
  maxLength = 2000,
  labels,
  className,
  ...rest
}: CommentThreadProps) => {
  const words = { ...LABELS, ...labels };
  const id = useId();
  return (
    <section
      aria-label={label}
      aria-busy={loading || loadingEarlier}
      {...rest}
      data-slot="comment-thread"
      className={cx("ui-comments", className)}
    >
      {onLoadEarlier && (
        <Button size="sm" variant="ghost" loading={loadingEarlier} onClick={onLoadEarlier} aria-controls={id}>
          {words.earlier}
        </Button>
      )}
      {loading && (
        <div className="ui-comment">
          <Skeleton shape="circle" width="2rem" />
          <Skeleton lines={3} className="ui-comment__body" />
        </div>
      )}
      {!loading && comments.length === 0 && <p className="ui-comments__hint">{words.empty}</p>}
      <ol id={id} className="ui-comments__list">
        {comments.map((comment) => (
          <CommentRow key={comment.id} comment={comment} onRetry={onRetry} onDiscard={onDiscard} words={words} />
        ))}
      </ol>
      {onSend ? (
        <Composer onSend={onSend} onDraftChange={onDraftChange} maxLength={maxLength} words={words} />
      ) : (
        <p className="ui-comments__hint">{words.readOnly}</p>
      )}
    </section>
  );
};
