import type { BusinessUnit } from "@carrel/sdk/schemas";
import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers, Context } from "../../context";
import type { RowChanges } from "../../database/schema";
import { notFound } from "../../failure";
import type { Available } from "../../pending";
import { personNeeded } from "../../pipeline/permission";
import type { PageOf } from "../list-page";
import { assignTeam } from "./assign-team";
import { addComment, comments } from "./comments";
import { findUnit, findUnits, readUnits } from "./queries";
import { businessUnitRecord, type FoundUnit } from "./record";

const pageOf = ({ rows, total, atLeast }: PageOf<FoundUnit>) => ({
  data: rows.map(businessUnitRecord),
  totalRecords: total,
  atLeast,
});

async function readRecord(context: Context, businessUnitId: string): Promise<BusinessUnit> {
  const [unit] = await readUnits(context, [businessUnitId]);
  if (!unit) throw notFound("Business unit");
  return businessUnitRecord(unit);
}

/** Changes one field of a lead, and tells the audit log what it was. */
async function change<Field extends "dataCategory" | "websiteType" | "status" | "phone">(
  context: Context<{ id: string } & Pick<BusinessUnit, Field>>,
  field: Field,
): Promise<BusinessUnit> {
  const { db, orgId, input, now } = context;
  const before = await findUnit(context, input.id);
  const changes: RowChanges<"businessUnits"> = { [field]: input[field], updatedAt: now };
  await db
    .updateTable("businessUnits")
    .set(changes)
    .where("orgId", "=", orgId)
    .where("businessUnitId", "=", before.businessUnitId)
    .execute();
  context.audit({ before: { [field]: before[field] }, after: { [field]: input[field] } });
  return readRecord(context, before.businessUnitId);
}

export const businessUnitHandlers: AreaHandlers<Available, Validation, "businessUnits"> = {
  async list(context) {
    return pageOf(await findUnits(context, context.input));
  },

  async assigned(context) {
    const { actor, input } = context;
    if (actor.kind !== "person") throw personNeeded();
    return pageOf(await findUnits(context, { ...input, userId: actor.userId }));
  },

  get: (context) => readRecord(context, context.input.id),

  async add(context) {
    const { db, orgId, input, now } = context;
    const { businessUnitId } = await db
      .insertInto("businessUnits")
      .values({ orgId, businessUnitId: context.random.id(), ...input, createdAt: now, updatedAt: now })
      .returning("businessUnitId")
      .executeTakeFirstOrThrow();
    const after = await readRecord(context, businessUnitId);
    context.audit({ after });
    return after;
  },

  updateCategory: (context) => change(context, "dataCategory"),
  updateWebsiteType: (context) => change(context, "websiteType"),
  updateStatus: (context) => change(context, "status"),
  updatePhone: (context) => change(context, "phone"),

  assignTeam,
  comments,
  addComment,
};
