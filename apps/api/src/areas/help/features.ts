import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import type { Available } from "../../pending";
import { listPage } from "../list-page";
import { closeGap, FEATURES, lockHelp, nextPosition, reorder } from "./order";
import { findFeature } from "./queries";
import { featureRecord } from "./record";

type Names = "features" | "addFeature" | "updateFeature" | "removeFeature" | "orderFeatures";

export const featureHandlers: Pick<AreaHandlers<Available, Validation, "help">, Names> = {
  async features({ db, orgId, input }) {
    const { rows, total, atLeast } = await listPage(
      db.selectFrom("helpFeatures").selectAll().where("orgId", "=", orgId).orderBy("position"),
      input,
    );
    return { data: rows.map(featureRecord), totalRecords: total, atLeast };
  },

  async addFeature(context) {
    const { db, orgId, input, now } = context;
    await lockHelp(context);
    const feature = await db
      .insertInto("helpFeatures")
      .values({
        orgId,
        featureId: context.random.id(),
        title: input.title,
        description: input.description,
        position: await nextPosition(context, FEATURES, orgId),
        createdAt: now,
        updatedAt: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    context.audit({ after: featureRecord(feature) });
    return featureRecord(feature);
  },

  async updateFeature(context) {
    const { db, orgId, input, now } = context;
    const feature = await findFeature(context, input.id);
    const changed = await db
      .updateTable("helpFeatures")
      .set({ title: input.title, description: input.description, updatedAt: now })
      .where("orgId", "=", orgId)
      .where("featureId", "=", feature.featureId)
      .returningAll()
      .executeTakeFirstOrThrow();
    context.audit({ before: featureRecord(feature), after: featureRecord(changed) });
    return featureRecord(changed);
  },

  async removeFeature(context) {
    const { db, orgId, input } = context;
    await lockHelp(context);
    const feature = await findFeature(context, input.id);
    await db.deleteFrom("helpFeatures").where("orgId", "=", orgId).where("featureId", "=", feature.featureId).execute();
    await closeGap(context, FEATURES, { ownerId: orgId, position: feature.position });
    context.audit({ before: featureRecord(feature) });
    return { _id: feature.featureId };
  },

  orderFeatures: (context) => reorder(context, FEATURES),
};
