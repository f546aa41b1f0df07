export { type Comment, CommentThread, type CommentThreadLabels, type CommentThreadProps } from "./comment-thread";
