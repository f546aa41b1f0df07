import * as z from "zod";
import { Id, Instant, page, pageQuery, requiredText, text } from "./common";

/** A person of the staff, as far as others need to know him: who wrote, who is in charge. */
export const Person = z.object({ _id: Id, name: text(120) });
export interface Person extends z.infer<typeof Person> {}

/** A remark of the staff on a record. It stays as it was written. */
export const Comment = z.object({ _id: Id, text: text(2000), author: Person, createdAt: Instant });
export interface Comment extends z.infer<typeof Comment> {}

/** A remark on the record `id`. */
export const AddComment = z.strictObject({ id: Id, text: requiredText(2000) });
export interface AddComment extends z.input<typeof AddComment> {}

/** The remarks on the record `id`, a page at a time. */
export const CommentQuery = z.strictObject({ id: Id, page: pageQuery.page, limit: pageQuery.limit });
export interface CommentQuery extends z.infer<typeof CommentQuery> {}

export const CommentPage = page(Comment);
