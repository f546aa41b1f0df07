"use client";
import { CircleAlert } from "lucide-react";
import { Avatar } from "../avatar";
import { Button } from "../button";
import { Spinner } from "../spinner";
import type { CommentThreadLabels } from "./labels";
import "./comment-thread.css";

export interface Comment {
  id: string;
  author: { name: string; photo?: string };
  text: string;
  /** As people there write it. */
  time: string;
  /** The same for machines. */
  dateTime: string;
  /** `pending`: on its way; `failed`: it did not get there. */
  state?: "sent" | "pending" | "failed";
}

export interface CommentRowProps {
  comment: Comment;
  onRetry?: ((id: string) => void) | undefined;
  onDiscard?: ((id: string) => void) | undefined;
  words: CommentThreadLabels;
}

/** One comment: who, when, what, and whether it got there. */
export const CommentRow = ({ comment, onRetry, onDiscard, words }: CommentRowProps) => {
  const { id, author, text, time, dateTime, state = "sent" } = comment;
  return (
    <li data-slot="comment" data-state={state} className="ui-comment">
      <Avatar name={author.name} src={author.photo} size="sm" aria-hidden="true" />
      <div className="ui-comment__body">
        <p className="ui-comment__head">
          <strong className="ui-comment__author">{author.name}</strong>
          {state === "pending" ? (
            <span className="ui-comment__time ui-comment__pending">
              <Spinner size="sm" aria-hidden="true" />
              {words.sending}
            </span>
          ) : (
            <time dateTime={dateTime} className="ui-comment__time">
              {time}
            </time>
          )}
        </p>
        <p className="ui-comment__text">{text}</p>
        {state === "failed" && (
          <div className="ui-comment__failed">
            <span className="ui-comment__problem">
              <CircleAlert strokeWidth={1.5} aria-hidden="true" />
              {words.failed}
            </span>
            {onRetry && (
              <Button size="sm" onClick={() => onRetry(id)}>
                {words.retry}
              </Button>
            )}
            {onDiscard && (
              <Button size="sm" variant="ghost" onClick={() => onDiscard(id)}>
                {words.discard}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
};
