/** Generic words; `Partial` of them can be given. */
export const LABELS = {
  write: "Write a comment",
  placeholder: "Write a comment",
  send: "Send",
  sendHint: "Ctrl+Enter or ⌘+Enter sends",
  sent: "Comment sent",
  sending: "Sending",
  failed: "Not sent.",
  /** Under the composer; what was typed is still there. */
  sendFailed: "The comment was not sent. What you wrote is still here: try again.",
  retry: "Try again",
  discard: "Discard",
  earlier: "Load earlier comments",
  empty: "No comments yet.",
  /** For who must not write. */
  readOnly: "You can read these comments, not write any.",
};
export type CommentThreadLabels = typeof LABELS;
