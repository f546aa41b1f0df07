import { addDays, localDateOf } from "@carrel/sdk/domain";
import type { Deleted, RemoveClosure } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { conflict } from "../../failure";
import { takeDays } from "../branches/hold-days";
import { findBranch } from "../branches/queries";
import { lockClosure } from "./queries";
import { closureRecord } from "./record";

/** Opens a branch again: on all days of a closure that lies ahead, from today on where it has begun. */
export async function removeClosure(context: Context<RemoveClosure>): Promise<Deleted> {
  const { db, orgId, input, now } = context;
  const branch = await findBranch(context, input.branchId);
  await takeDays(context, branch.branchId);
  const closure = await lockClosure(context, input);
  const { closureId, firstDay, lastDay } = closure;
  const today = localDateOf(now, branch.timezone);
  if (lastDay < today) {
    throw conflict("closure_over", "These days are over, and stay on record.");
  }
  if (firstDay >= today) {
    await db.deleteFrom("branchClosures").where("orgId", "=", orgId).where("closureId", "=", closureId).execute();
    context.audit({ recordId: closureId, before: closureRecord(closure) });
    return { _id: closureId };
  }
  const shortened = await db
    .updateTable("branchClosures")
    .set({ lastDay: addDays(today, -1), updatedAt: now })
    .where("orgId", "=", orgId)
    .where("closureId", "=", closureId)
    .returningAll()
    .executeTakeFirstOrThrow();
  context.audit({ recordId: closureId, before: closureRecord(closure), after: closureRecord(shortened) });
  return { _id: closureId };
}
