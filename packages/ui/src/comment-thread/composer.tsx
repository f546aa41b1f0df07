"use client";
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { Button } from "../button";
import { Callout } from "../callout";
import { Textarea } from "../textarea";
import type { CommentThreadLabels } from "./labels";
import "./comment-thread.css";

export interface ComposerProps {
  /** Rejects where it was not sent. */
  onSend: (text: string) => unknown;
  /** What is written and not sent yet. */
  onDraftChange?: ((text: string) => void) | undefined;
  maxLength: number;
  words: CommentThreadLabels;
}

/** Where a comment is written. The text goes only once it was taken. */
export const Composer = ({ onSend, onDraftChange, maxLength, words }: ComposerProps) => {
  const id = useId();
  const [text, setText] = useState("");
  const [outcome, setOutcome] = useState<"idle" | "sending" | "sent" | "failed">("idle");
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const written = text.trim();
  const write = (next: string) => {
    setText(next);
    onDraftChange?.(next);
  };

  const send = async () => {
    if (!written || outcome === "sending") return;
    setOutcome("sending");
    try {
      await onSend(written);
      write("");
      setOutcome("sent");
    } catch {
      setOutcome("failed");
    }
    // From the button, which has nothing to send now; not from wherever the person went meanwhile.
    if (form.current?.contains(document.activeElement)) field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };

  return (
    <form ref={form} className="ui-comments__composer" onSubmit={submit}>
      <Textarea
        ref={field}
        rows={2}
        value={text}
        maxLength={maxLength}
        readOnly={outcome === "sending"}
        aria-label={words.write}
        aria-describedby={id}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        placeholder={words.placeholder}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {outcome === "failed" && (
        <Callout tone="danger" live>
          {words.sendFailed}
        </Callout>
      )}
      <div className="ui-comments__bar">
        <span id={id} className="ui-comments__hint">
          {words.sendHint}
        </span>
        <Button type="submit" variant="primary" size="sm" loading={outcome === "sending"} disabled={!written}>
          {words.send}
        </Button>
      </div>
      <span role="status" className="ui-visually-hidden">
        {outcome === "sent" ? words.sent : ""}
      </span>
    </form>
  );
};
