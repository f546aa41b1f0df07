import { noLength, type UpdateShift } from "@carrel/sdk/schemas";
import type { Validation } from "@carrel/sdk/validation";
import type * as z from "zod";
import type { AreaHandlers, Context } from "../../context";
import type { Row, RowChanges } from "../../database/schema";
import { conflict, Failure, invalid } from "../../failure";
import type { Available } from "../../pending";
import { chosenBranch } from "../branches/queries";
import { breaksUnique, isReferredTo } from "../constraint";
import { plansOfShifts } from "../fee-plans/queries";
import { anyContains, listPage } from "../list-page";
import { listedBranches } from "../tenant";
import { findShift, shiftsOf } from "./queries";
import { shiftRecord } from "./record";

/** What an update changes: what was left out stays as it is, and read-only fields are passed over. */
const changesOf = (input: z.output<typeof UpdateShift>): RowChanges<"shifts"> => ({
  name: input.name,
  starts: input.starts,
  ends: input.ends,
  weekdays: input.weekdays && [...input.weekdays].sort(),
  isActive: input.isActive,
});

/** Runs a statement that names a shift. @throws Failure 409 `shift_name_taken` */
async function named<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!breaksUnique(error, "shifts_name_unique")) throw error;
    const message = `There already is a shift called ${name} in this branch. Choose another name.`;
    throw new Failure({ status: 409, code: "shift_name_taken", message, issues: [{ path: ["name"], message }] });
  }
}

/** @throws Failure 409 `shift_in_use`, also where the plan is another branch's */
async function checkUnnamed(context: Pick<Context, "db" | "orgId">, { shiftId, name }: Row<"shifts">): Promise<void> {
  const [plan] = await plansOfShifts(context, [shiftId]);
  if (!plan) return;
  throw conflict(
    "shift_in_use",
    `${plan.name} is sold in ${name}. Change that fee plan first, or deactivate the shift.`,
  );
}

export const shiftHandlers: AreaHandlers<Available, Validation, "shifts"> = {
  async list(context) {
    const { input } = context;
    const branches = input.branchId === undefined ? listedBranches(context) : [input.branchId];
    if (branches?.length === 0) return { data: [], totalRecords: 0 };
    const { rows, total, atLeast } = await listPage(
      shiftsOf(context, branches).where(anyContains(["name"], input.search)),
      input,
    );
    return { data: rows.map(shiftRecord), totalRecords: total, atLeast };
  },

  get: async (context) => shiftRecord(await findShift(context, context.input.id)),

  async add(context) {
    const { db, orgId, input, now } = context;
    const { branchId } = await chosenBranch(context, input.branchId);
    const shift = await named(input.name, () =>
      db
        .insertInto("shifts")
        .values({
          orgId,
          shiftId: context.random.id(),
          branchId,
          name: input.name,
          starts: input.starts,
          ends: input.ends,
          weekdays: [...input.weekdays].sort(),
          isActive: input.isActive,
          createdAt: now,
          updatedAt: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
    context.audit({ after: shiftRecord(shift) });
    return shiftRecord(shift);
  },

  async update(context) {
    const { db, orgId, input, now } = context;
    const shift = await findShift(context, input._id);
    if ((input.starts ?? shift.starts) === (input.ends ?? shift.ends)) throw invalid([noLength]);
    const changed = await named(input.name ?? shift.name, () =>
      db
        .updateTable("shifts")
        .set({ ...changesOf(input), updatedAt: now })
        .where("orgId", "=", orgId)
        .where("shiftId", "=", shift.shiftId)
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
    context.audit({ before: shiftRecord(shift), after: shiftRecord(changed) });
    return shiftRecord(changed);
  },

  async remove(context) {
    const { db, orgId, input } = context;
    const shift = await findShift(context, input.id);
    try {
      await db.deleteFrom("shifts").where("orgId", "=", orgId).where("shiftId", "=", shift.shiftId).execute();
    } catch (error) {
      if (!isReferredTo(error)) throw error;
      throw conflict("shift_in_use", `${shift.name} was sold, so it can't be deleted. Deactivate it instead.`);
    }
    await checkUnnamed(context, shift);
    context.audit({ before: shiftRecord(shift) });
    return { _id: shift.shiftId };
  },
};
