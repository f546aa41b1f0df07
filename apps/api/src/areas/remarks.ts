import type { Comment } from "@carrel/sdk/schemas";
import type { Actor } from "../actor";
import type { Row } from "../database/schema";
import { personNeeded } from "../pipeline/permission";

/** Who writes a remark, a person or a key, and what he is called now. */
export const authorOf = (actor: Actor) => {
  if (actor.kind === "person") return { authorId: actor.userId, authorName: actor.name };
  if (actor.kind === "apiKey") return { authorId: actor.keyId, authorName: actor.name };
  throw personNeeded();
};

type Remark = Pick<Row<"organisationComments">, "commentId" | "text" | "authorId" | "authorName" | "createdAt">;

/** A remark of the staff on a record. */
export const commentRecord = (row: Remark): Comment => ({
  _id: row.commentId,
  text: row.text,
  author: { _id: row.authorId, name: row.authorName },
  createdAt: row.createdAt.toISOString(),
});
