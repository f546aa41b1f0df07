import type { UpdateFeePlan } from "@carrel/sdk/schemas";
import type { Validation } from "@carrel/sdk/validation";
import type * as z from "zod";
import type { AreaHandlers } from "../../context";
import type { RowChanges } from "../../database/schema";
import { conflict } from "../../failure";
import type { Available } from "../../pending";
import { isReferredTo } from "../constraint";
import { anyContains, listPage } from "../list-page";
import { tenantOf } from "../tenant";
import { checkPlan } from "./check-plan";
import { requireOwnPlan } from "./own-plan";
import { checkBranches, findFeePlan } from "./queries";
import { feePlanRecord } from "./record";

/** What an update changes: what was left out stays as it is, and read-only fields are passed over. */
const changesOf = (input: z.output<typeof UpdateFeePlan>): RowChanges<"feePlans"> => ({
  name: input.name,
  bookingType: input.bookingType,
  durationCount: input.duration?.count,
  durationUnit: input.duration?.unit,
  amount: input.amount,
  currency: input.currency,
  taxPercent: input.taxPercent,
  branchIds: input.branchIds,
  description: input.description,
  isActive: input.isActive,
});

const inUse = (name: string) =>
  conflict("fee_plan_in_use", `${name} was booked on, so it can't be deleted. Deactivate it instead.`);

export const feePlanHandlers: AreaHandlers<Available, Validation, "feePlans"> = {
  async list({ db, orgId, input }) {
    const { rows, total, atLeast } = await listPage(
      db
        .selectFrom("feePlans")
        .selectAll()
        .where("orgId", "=", orgId)
        .where(anyContains(["name", "description"], input.search))
        .orderBy("createdAt")
        .orderBy("feePlanId"),
      input,
    );
    return { data: rows.map(feePlanRecord), totalRecords: total, atLeast };
  },

  get: async (context) => feePlanRecord(await findFeePlan(context, context.input.id)),

  async add(context) {
    const { db, orgId, input, now } = context;
    await checkBranches(context, input.branchIds ?? []);
    requireOwnPlan(context, input.name, input.branchIds ?? []);
    const plan = await db
      .insertInto("feePlans")
      .values({
        orgId,
        feePlanId: context.random.id(),
        name: input.name,
        bookingType: input.bookingType,
        durationCount: input.duration.count,
        durationUnit: input.duration.unit,
        amount: input.amount,
        currency: input.currency ?? tenantOf(context).currency,
        taxPercent: input.taxPercent,
        branchIds: input.branchIds,
        description: input.description,
        isActive: input.isActive,
        createdAt: now,
        updatedAt: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    checkPlan(context, plan);
    context.audit({ after: feePlanRecord(plan) });
    return feePlanRecord(plan);
  },

  async update(context) {
    const { db, orgId, input, now } = context;
    const plan = await findFeePlan(context, input._id);
    requireOwnPlan(context, plan.name, plan.branchIds);
    await checkBranches(context, input.branchIds ?? [], plan.branchIds);
    requireOwnPlan(context, plan.name, input.branchIds ?? plan.branchIds);
    checkPlan(context, {
      bookingType: input.bookingType ?? plan.bookingType,
      durationUnit: input.duration?.unit ?? plan.durationUnit,
      amount: input.amount ?? plan.amount,
      taxPercent: input.taxPercent ?? plan.taxPercent,
      currency: input.currency ?? plan.currency,
      isActive: input.isActive ?? plan.isActive,
    });
    const changed = await db
      .updateTable("feePlans")
      .set({ ...changesOf(input), updatedAt: now })
      .where("orgId", "=", orgId)
      .where("feePlanId", "=", plan.feePlanId)
      .returningAll()
      .executeTakeFirstOrThrow();
    context.audit({ before: feePlanRecord(plan), after: feePlanRecord(changed) });
    return feePlanRecord(changed);
  },

  async remove(context) {
    const { db, orgId, input } = context;
    const plan = await findFeePlan(context, input.id);
    requireOwnPlan(context, plan.name, plan.branchIds);
    try {
      await db.deleteFrom("feePlans").where("orgId", "=", orgId).where("feePlanId", "=", plan.feePlanId).execute();
    } catch (error) {
      if (isReferredTo(error)) throw inUse(plan.name);
      throw error;
    }
    context.audit({ before: feePlanRecord(plan) });
    return { _id: plan.feePlanId };
  },
};
