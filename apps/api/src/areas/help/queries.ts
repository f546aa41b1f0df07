import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { notFound } from "../../failure";

type Tenancy = Pick<Context, "db" | "orgId">;

/** @throws Failure 404 for a feature that doesn't exist or is another tenant's */
export async function findFeature({ db, orgId }: Tenancy, featureId: string): Promise<Row<"helpFeatures">> {
  const feature = await db
    .selectFrom("helpFeatures")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("featureId", "=", featureId)
    .executeTakeFirst();
  if (!feature) throw notFound("Feature");
  return feature;
}

/** @throws Failure 404 for a part that doesn't exist or is another tenant's */
export async function findSubFeature({ db, orgId }: Tenancy, subFeatureId: string): Promise<Row<"helpSubFeatures">> {
  const part = await db
    .selectFrom("helpSubFeatures")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("subFeatureId", "=", subFeatureId)
    .executeTakeFirst();
  if (!part) throw notFound("Part");
  return part;
}

/** @throws Failure 404 for a part that is not the feature's */
export async function findPartOf(
  tenancy: Tenancy,
  { id, subId }: { id: string; subId: string },
): Promise<Row<"helpSubFeatures">> {
  const feature = await findFeature(tenancy, id);
  const part = await findSubFeature(tenancy, subId);
  if (part.featureId !== feature.featureId) throw notFound("Part");
  return part;
}

/** @throws Failure 404 for a resource that doesn't exist or is another tenant's */
export async function findResource({ db, orgId }: Tenancy, resourceId: string): Promise<Row<"helpResources">> {
  const resource = await db
    .selectFrom("helpResources")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("resourceId", "=", resourceId)
    .executeTakeFirst();
  if (!resource) throw notFound("Resource");
  return resource;
}

/** What there is about a feature or part, in its order. */
export const resourcesAbout = ({ db, orgId }: Tenancy, topicId: string): Promise<Row<"helpResources">[]> =>
  db
    .selectFrom("helpResources")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("topicId", "=", topicId)
    .orderBy("position")
    .execute();
