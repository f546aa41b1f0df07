import type { AddComment, Comment, CommentQuery } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context, Paged } from "../../context";
import { listPage } from "../list-page";
import { authorOf, commentRecord } from "../remarks";
import { requireBelow } from "./below";

/** @throws Failure 404 for an organisation that isn't below one's own */
export async function addComment(context: Context<z.output<typeof AddComment>>): Promise<Comment> {
  const { db, orgId, input, now, random, actor } = context;
  await requireBelow(context, input.id);
  const comment = await db
    .insertInto("organisationComments")
    .values({ orgId, commentId: random.id(), aboutId: input.id, ...authorOf(actor), text: input.text, createdAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  context.audit({ after: { text: comment.text }, recordId: input.id });
  return commentRecord(comment);
}

/** What one's own organisation noted of another one. @throws Failure 404 for one that isn't below */
export async function comments(
  context: Context<Paged<z.output<typeof CommentQuery>> & { limit: number; page: number }>,
) {
  const { db, orgId, input } = context;
  await requireBelow(context, input.id);
  const { rows, total, atLeast } = await listPage(
    db
      .selectFrom("organisationComments")
      .selectAll()
      .where("orgId", "=", orgId)
      .where("aboutId", "=", input.id)
      .orderBy("createdAt", "desc")
      .orderBy("commentId", "desc"),
    input,
  );
  return { data: rows.map(commentRecord), totalRecords: total, atLeast };
}
