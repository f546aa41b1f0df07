import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import type { Available } from "../../pending";
import { closeGap, lockHelp, nextPosition, reorder, SUB_FEATURES } from "./order";
import { findFeature, findSubFeature } from "./queries";
import { subFeatureRecord } from "./record";

type Names = "subFeatures" | "addSubFeature" | "updateSubFeature" | "removeSubFeature" | "orderSubFeatures";

export const subFeatureHandlers: Pick<AreaHandlers<Available, Validation, "help">, Names> = {
  async subFeatures(context) {
    const { db, orgId, input } = context;
    const { featureId } = await findFeature(context, input.id);
    const parts = await db
      .selectFrom("helpSubFeatures")
      .selectAll()
      .where("orgId", "=", orgId)
      .where("featureId", "=", featureId)
      .orderBy("position")
      .execute();
    return parts.map(subFeatureRecord);
  },

  async addSubFeature(context) {
    const { db, orgId, input, now } = context;
    await lockHelp(context);
    const { featureId } = await findFeature(context, input.id);
    const part = await db
      .insertInto("helpSubFeatures")
      .values({
        orgId,
        featureId,
        subFeatureId: context.random.id(),
        title: input.title,
        description: input.description,
        position: await nextPosition(context, SUB_FEATURES, featureId),
        createdAt: now,
        updatedAt: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    // The call's `id` is the feature's.
    context.audit({ recordId: part.subFeatureId, after: subFeatureRecord(part) });
    return subFeatureRecord(part);
  },

  async updateSubFeature(context) {
    const { db, orgId, input, now } = context;
    const part = await findSubFeature(context, input.subId);
    const changed = await db
      .updateTable("helpSubFeatures")
      .set({ title: input.title, description: input.description, updatedAt: now })
      .where("orgId", "=", orgId)
      .where("subFeatureId", "=", part.subFeatureId)
      .returningAll()
      .executeTakeFirstOrThrow();
    context.audit({ before: subFeatureRecord(part), after: subFeatureRecord(changed) });
    return subFeatureRecord(changed);
  },

  async removeSubFeature(context) {
    const { db, orgId, input } = context;
    await lockHelp(context);
    const part = await findSubFeature(context, input.subId);
    await db
      .deleteFrom("helpSubFeatures")
      .where("orgId", "=", orgId)
      .where("subFeatureId", "=", part.subFeatureId)
      .execute();
    await closeGap(context, SUB_FEATURES, { ownerId: part.featureId, position: part.position });
    context.audit({ before: subFeatureRecord(part) });
    return { _id: part.subFeatureId };
  },

  orderSubFeatures: (context) => reorder(context, SUB_FEATURES),
};
