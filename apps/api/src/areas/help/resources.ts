import type { HelpResource, HelpResourceKind } from "@carrel/sdk/schemas";
import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers, Context } from "../../context";
import { invalid } from "../../failure";
import type { Available } from "../../pending";
import { closeGap, lockHelp, nextPosition, RESOURCES, reorder } from "./order";
import { findFeature, findPartOf, findResource, resourcesAbout } from "./queries";
import { resourceRecord } from "./record";

type Names =
  | "featureResources"
  | "addFeatureResource"
  | "subFeatureResources"
  | "addSubFeatureResource"
  | "updateResource"
  | "removeResource"
  | "orderResources";

interface Content {
  title: string;
  kind: HelpResourceKind;
  url?: string | undefined;
  body?: string | undefined;
}

/** Adds to the list of a feature or of a part; the help must be locked. */
async function addResource(
  context: Context<Content>,
  about: { featureId: string; subFeatureId: string | null },
): Promise<HelpResource> {
  const { db, orgId, input, now } = context;
  const resource = await db
    .insertInto("helpResources")
    .values({
      orgId,
      ...about,
      resourceId: context.random.id(),
      title: input.title,
      kind: input.kind,
      url: input.url ?? null,
      body: input.body,
      position: await nextPosition(context, RESOURCES, about.subFeatureId ?? about.featureId),
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  // The call's `id` is the feature's.
  context.audit({ recordId: resource.resourceId, after: resourceRecord(resource) });
  return resourceRecord(resource);
}

export const resourceHandlers: Pick<AreaHandlers<Available, Validation, "help">, Names> = {
  async featureResources(context) {
    const { featureId } = await findFeature(context, context.input.id);
    return (await resourcesAbout(context, featureId)).map(resourceRecord);
  },

  async addFeatureResource(context) {
    await lockHelp(context);
    const { featureId } = await findFeature(context, context.input.id);
    return addResource(context, { featureId, subFeatureId: null });
  },

  async subFeatureResources(context) {
    const { subFeatureId } = await findPartOf(context, context.input);
    return (await resourcesAbout(context, subFeatureId)).map(resourceRecord);
  },

  async addSubFeatureResource(context) {
    await lockHelp(context);
    const { featureId, subFeatureId } = await findPartOf(context, context.input);
    return addResource(context, { featureId, subFeatureId });
  },

  async updateResource(context) {
    const { db, orgId, input, now } = context;
    // Locked, since the fields of two editors could together leave an article without a text.
    await lockHelp(context);
    const resource = await findResource(context, input.id);
    const kind = input.kind ?? resource.kind;
    const url = input.url === undefined ? resource.url : input.url;
    const body = input.body ?? resource.body;
    if (kind === "article" && body === "") throw invalid([{ path: ["body"], message: "Write the article" }]);
    if (kind !== "article" && url === null) throw invalid([{ path: ["url"], message: "Give the web address" }]);
    const changed = await db
      .updateTable("helpResources")
      .set({ title: input.title, kind, url, body, updatedAt: now })
      .where("orgId", "=", orgId)
      .where("resourceId", "=", resource.resourceId)
      .returningAll()
      .executeTakeFirstOrThrow();
    context.audit({ before: resourceRecord(resource), after: resourceRecord(changed) });
    return resourceRecord(changed);
  },

  async removeResource(context) {
    const { db, orgId, input } = context;
    await lockHelp(context);
    const resource = await findResource(context, input.id);
    await db
      .deleteFrom("helpResources")
      .where("orgId", "=", orgId)
      .where("resourceId", "=", resource.resourceId)
      .execute();
    await closeGap(context, RESOURCES, { ownerId: resource.topicId, position: resource.position });
    context.audit({ before: resourceRecord(resource) });
    return { _id: resource.resourceId };
  },

  orderResources: (context) => reorder(context, RESOURCES),
};
