import type { UpdateBranch } from "@carrel/sdk/schemas";
import type { Validation } from "@carrel/sdk/validation";
import { sql } from "kysely";
import type * as z from "zod";
import type { AreaHandlers, Context } from "../../context";
import { countBranchAnew } from "../../database/count";
import { json } from "../../database/json";
import type { Row, RowChanges } from "../../database/schema";
import { violatedConstraint } from "../../database/sql-error";
import { conflict, type Failure, notFound } from "../../failure";
import type { Available } from "../../pending";
import { requireEveryBranch } from "../../pipeline/every-branch";
import { isReferredTo } from "../constraint";
import { takeFromPlans } from "../fee-plans/queries";
import { anyContains, listPage } from "../list-page";
import { readRoom } from "../plan-room";
import { removeShifts } from "../shifts/remove-shifts";
import { tenantOf, wordsOf } from "../tenant";
import { checkTimezone, findBranch, hasBookingsAhead, openBranches } from "./queries";
import { branchRecord, DEFAULT_TIMINGS, publicBranchRecord } from "./record";
import { toldApart } from "./told-apart";

/** What an update changes: what was left out stays as it is, and read-only fields are passed over. */
const changesOf = (input: z.output<typeof UpdateBranch>): RowChanges<"branches"> => ({
  name: input.name,
  code: input.code,
  address: input.address && json(input.address),
  phone: input.phone,
  email: input.email,
  timezone: input.timezone,
  timings: input.timings && json(input.timings),
  features: input.features,
  directions: input.directions,
  isActive: input.isActive,
});

/** The 409 of a branch that something hangs on. @param constraint the one that kept it: the first of those that would */
function branchInUse(context: Pick<Context, "organisation">, { name }: Row<"branches">, constraint = ""): Failure {
  const { desks, members } = wordsOf(context);
  // They stay on record, over or not, and keep the shifts in which they were sold.
  const message = constraint.startsWith("memberships_")
    ? `${name} has or had memberships, which stay on record. Deactivate the branch instead.`
    : `${name} still has ${desks.toLowerCase()} or ${members.toLowerCase()}. Remove them first, or deactivate the branch.`;
  return conflict("branch_in_use", message);
}

export const branchHandlers: AreaHandlers<Available, Validation, "branches"> = {
  async list(context) {
    const { db, orgId, input } = context;
    const { status = "ALL" } = input;
    const found = db
      .selectFrom("branches")
      .selectAll()
      .where("orgId", "=", orgId)
      .where(anyContains(["name", "code"], input.search))
      .orderBy("createdAt")
      .orderBy("branchId");
    const { rows, total, atLeast } = await listPage(
      status === "ALL" ? found : found.where("isActive", "=", status === "ACTIVE"),
      input,
    );
    return {
      data: rows.map((row) => branchRecord(row, context.now)),
      totalRecords: total,
      atLeast,
      room: await readRoom(context, "branches"),
    };
  },

  get: async (context) => branchRecord(await findBranch(context, context.input.id), context.now),

  async add(context) {
    const { db, orgId, input, now, actor } = context;
    requireEveryBranch(context, "add a branch");
    await checkTimezone(context, input.timezone);
    const branch = await toldApart(input, () =>
      db
        .insertInto("branches")
        .values({
          orgId,
          branchId: context.random.id(),
          name: input.name,
          code: input.code,
          address: input.address && json(input.address),
          phone: input.phone,
          email: input.email,
          timezone: input.timezone,
          timings: json(input.timings ?? DEFAULT_TIMINGS),
          features: input.features,
          directions: input.directions,
          isActive: input.isActive,
          createdAt: now,
          updatedAt: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
    if (actor.kind === "person") {
      await db
        .updateTable("adminUsers")
        .set({ selectedBranch: branch.branchId })
        .where("orgId", "=", orgId)
        .where("userId", "=", actor.userId)
        .where("selectedBranch", "is", null)
        .execute();
    }
    context.audit({ after: branchRecord(branch, context.now) });
    return branchRecord(branch, context.now);
  },

  async update(context) {
    const { db, orgId, input, now } = context;
    const branch = await findBranch(context, input._id);
    await checkTimezone(context, input.timezone);
    // A day booking is stored as the instants of its local day: another time zone would tear it off its day.
    const movesDays = input.timezone !== undefined && input.timezone !== branch.timezone;
    if (movesDays && (await hasBookingsAhead(context, branch.branchId, now))) {
      throw conflict(
        "branch_timezone_in_use",
        `${branch.name} has bookings or memberships ahead, so its time zone can't change. Cancel them or wait until they are over.`,
      );
    }
    const changed = await toldApart(input, () =>
      db
        .updateTable("branches")
        .set({ ...changesOf(input), updatedAt: now })
        .where("orgId", "=", orgId)
        .where("branchId", "=", branch.branchId)
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
    if (movesDays) await countBranchAnew(db, branch);
    context.audit({ before: branchRecord(branch, context.now), after: branchRecord(changed, context.now) });
    return branchRecord(changed, context.now);
  },

  async remove(context) {
    const { db, orgId, input } = context;
    const branch = await findBranch(context, input.id);
    requireEveryBranch(context, "delete a branch");
    try {
      await removeShifts(context, branch);
      await db
        .deleteFrom("branchClosures")
        .where("orgId", "=", orgId)
        .where("branchId", "=", branch.branchId)
        .execute();
      await db.deleteFrom("branches").where("orgId", "=", orgId).where("branchId", "=", branch.branchId).execute();
    } catch (error) {
      if (!isReferredTo(error)) throw error;
      throw branchInUse(context, branch, violatedConstraint(error));
    }
    await takeFromPlans(context, branch);
    await db
      .updateTable("adminUsers")
      .set({
        allowedBranches: sql`array_remove(allowed_branches, ${branch.branchId}::uuid)`,
        selectedBranch: sql`nullif(selected_branch, ${branch.branchId}::uuid)`,
      })
      .where("orgId", "=", orgId)
      .where(sql<boolean>`selected_branch = ${branch.branchId} or ${branch.branchId} = any (allowed_branches)`)
      .execute();
    context.audit({ before: branchRecord(branch, context.now) });
    return { _id: branch.branchId };
  },

  async listPublic(context) {
    if (tenantOf(context).orgId !== context.input.orgId) throw notFound("Organization");
    const branches = await openBranches(context);
    const window = { now: context.now, days: tenantOf(context).orgSettings.bookingWindowDays };
    return { data: branches.map((branch) => publicBranchRecord(branch, window)), totalRecords: branches.length };
  },
};
