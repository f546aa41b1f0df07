import type { HelpFeature, HelpResource, HelpSubFeature } from "@carrel/sdk/schemas";
import type { Row } from "../../database/schema";

const stampsOf = ({ createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }) => ({
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export const featureRecord = (row: Row<"helpFeatures">): HelpFeature => ({
  _id: row.featureId,
  title: row.title,
  description: row.description,
  ...stampsOf(row),
});

export const subFeatureRecord = (row: Row<"helpSubFeatures">): HelpSubFeature => ({
  _id: row.subFeatureId,
  featureId: row.featureId,
  title: row.title,
  description: row.description,
  ...stampsOf(row),
});

export const resourceRecord = (row: Row<"helpResources">): HelpResource => ({
  _id: row.resourceId,
  featureId: row.featureId,
  subFeatureId: row.subFeatureId,
  title: row.title,
  kind: row.kind,
  url: row.url,
  body: row.body,
  ...stampsOf(row),
});
