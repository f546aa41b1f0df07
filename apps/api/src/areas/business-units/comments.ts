import type { AddComment, Comment, CommentQuery } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context, Paged } from "../../context";
import { listPage } from "../list-page";
import { authorOf, commentRecord } from "../remarks";
import { findUnit } from "./queries";

/** @throws Failure 404 for a lead that doesn't exist or is another tenant's */
export async function addComment(context: Context<z.output<typeof AddComment>>): Promise<Comment> {
  const { db, orgId, input, now, random, actor } = context;
  const { businessUnitId } = await findUnit(context, input.id);
  const comment = await db
    .insertInto("businessUnitComments")
    .values({ orgId, businessUnitId, commentId: random.id(), ...authorOf(actor), text: input.text, createdAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  context.audit({ after: { text: comment.text }, recordId: businessUnitId });
  return commentRecord(comment);
}

/** @throws Failure 404 for a lead that doesn't exist or is another tenant's */
export async function comments(
  context: Context<Paged<z.output<typeof CommentQuery>> & { limit: number; page: number }>,
) {
  const { db, orgId, input } = context;
  const { businessUnitId } = await findUnit(context, input.id);
  const { rows, total, atLeast } = await listPage(
    db
      .selectFrom("businessUnitComments")
      .selectAll()
      .where("orgId", "=", orgId)
      .where("businessUnitId", "=", businessUnitId)
      .orderBy("createdAt", "desc")
      .orderBy("commentId", "desc"),
    input,
  );
  return { data: rows.map(commentRecord), totalRecords: total, atLeast };
}
