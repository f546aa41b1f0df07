import type { FeePlan, UpdateFeePlan } from "@carrel/sdk/schemas";
import type { Validation } from "@carrel/sdk/validation";
import type * as z from "zod";
import type { AreaHandlers } from "../../context";
import { json } from "../../database/json";
import type { RowChanges } from "../../database/schema";
import { conflict } from "../../failure";
import type { Available } from "../../pending";
import { isReferredTo } from "../constraint";
import { anyContains, listPage } from "../list-page";
import { tenantOf } from "../tenant";
import { checkPlan } from "./check-plan";
import { checkShifts } from "./check-shifts";
import { checkUnsold } from "./check-unsold";
import { requireOwnPlan } from "./own-plan";
import { checkBranches, findFeePlan } from "./queries";
import { feePlanRecord } from "./record";

type Changes = z.output<typeof UpdateFeePlan>;

/** What a plan's pass holds, as its row says it; nothing where that was left out. */
const allowanceOf = ({ allowance }: Pick<Changes, "allowance">) =>
  allowance === undefined ? {} : { allowanceCount: allowance?.count ?? null, allowanceUnit: allowance?.unit ?? null };

/** What an update changes: what was left out stays as it is, and read-only fields are passed over. */
const changesOf = (input: Omit<Changes, "_id">): RowChanges<"feePlans"> => ({
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
  sells: input.sells,
  shiftIds: input.shiftIds,
  prices: input.prices && json(input.prices),
  ...allowanceOf(input),
  isShared: input.isShared,
  isPublic: input.isPublic,
  isListed: input.isListed,
});

/** A plan as an update would leave it. */
const changed = (plan: FeePlan, input: Changes): FeePlan => ({
  ...plan,
  ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)),
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
    const { currency = tenantOf(context).currency, taxPercent = 0, isActive = true, sells = "seat" } = input;
    const { branchIds = [], shiftIds = [], prices = [], allowance = null } = input;
    const { isShared = false, isPublic = false } = input;
    await checkShifts(context, { branchIds, shiftIds, prices });
    const parts = { sells, shiftIds, prices, allowance, isShared, isPublic };
    checkPlan(context, { ...input, currency, taxPercent, isActive, ...parts });
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
        currency,
        taxPercent,
        branchIds,
        description: input.description,
        isActive,
        sells,
        shiftIds,
        prices: json(prices),
        ...allowanceOf({ allowance }),
        isShared,
        isPublic,
        isListed: input.isListed,
        createdAt: now,
        updatedAt: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    context.audit({ after: feePlanRecord(plan) });
    return feePlanRecord(plan);
  },

  async update(context) {
    const { db, orgId, input, now } = context;
    const plan = await findFeePlan(context, input._id);
    requireOwnPlan(context, plan.name, plan.branchIds);
    await checkBranches(context, input.branchIds ?? [], plan.branchIds);
    requireOwnPlan(context, plan.name, input.branchIds ?? plan.branchIds);
    const before = feePlanRecord(plan);
    const next = changed(before, input);
    await checkShifts(context, next);
    checkPlan(context, next);
    if (next.sells !== before.sells) await checkUnsold(context, before);
    const row = await db
      .updateTable("feePlans")
      .set({ ...changesOf(input), updatedAt: now })
      .where("orgId", "=", orgId)
      .where("feePlanId", "=", plan.feePlanId)
      .returningAll()
      .executeTakeFirstOrThrow();
    context.audit({ before, after: feePlanRecord(row) });
    return feePlanRecord(row);
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
