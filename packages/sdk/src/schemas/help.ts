import * as z from "zod";
import { Id, page, pageQuery, readOnly, requiredText, stamps, text } from "./common";

const topic = { title: requiredText(160), description: text(2000).optional() };

/** A part of the product that the help explains. Its place among the others is its place in the list. */
export const HelpFeature = z.object({ _id: Id, title: text(160), description: text(2000), ...stamps });
export interface HelpFeature extends z.infer<typeof HelpFeature> {}

export const HelpFeatureQuery = z.strictObject({ page: pageQuery.page, limit: pageQuery.limit });
export interface HelpFeatureQuery extends z.infer<typeof HelpFeatureQuery> {}

export const HelpFeaturePage = page(HelpFeature);

export const AddHelpFeature = z.strictObject(topic);
export interface AddHelpFeature extends z.input<typeof AddHelpFeature> {}

/** The fields to change; what is left out stays as it is. */
export const UpdateHelpFeature = z.strictObject({ ...AddHelpFeature.partial().shape, ...readOnly("_id"), id: Id });
export interface UpdateHelpFeature extends z.input<typeof UpdateHelpFeature> {}

/** A part of a feature. */
export const HelpSubFeature = z.object({ ...HelpFeature.shape, featureId: Id });
export interface HelpSubFeature extends z.infer<typeof HelpSubFeature> {}

export const HelpSubFeatures = z.array(HelpSubFeature);

/** A part for the feature `id`. */
export const AddHelpSubFeature = z.strictObject({ ...topic, id: Id });
export interface AddHelpSubFeature extends z.input<typeof AddHelpSubFeature> {}

/** Names a part of a feature. */
export const BySubFeature = z.strictObject({ subId: Id });
export interface BySubFeature extends z.infer<typeof BySubFeature> {}

/** The fields to change; what is left out stays as it is. */
export const UpdateHelpSubFeature = z.strictObject({
  ...AddHelpFeature.partial().shape,
  ...readOnly("_id", "featureId"),
  subId: Id,
});
export interface UpdateHelpSubFeature extends z.input<typeof UpdateHelpSubFeature> {}

/** An article is read in place; the others are at an address. */
export const HelpResourceKind = z.enum(["article", "video", "document", "link"]);
export type HelpResourceKind = z.infer<typeof HelpResourceKind>;

const WebAddress = z
  .url({ protocol: /^https?$/, error: "Use a web address such as https://example.com/guide" })
  .max(2000, "Use at most 2000 characters");

const resource = {
  title: requiredText(160),
  kind: HelpResourceKind,
  /** Where a video, document or link is. */
  url: WebAddress.optional(),
  /** An article's text, in Markdown; of the others a short description. */
  body: text(50_000).optional(),
};

/** Something to read or watch about a feature, or about a part of it. */
export const HelpResource = z.object({
  _id: Id,
  featureId: Id,
  /** Null: it is about the feature as a whole. */
  subFeatureId: Id.nullable(),
  title: text(160),
  kind: HelpResourceKind,
  url: text(2000).nullable(),
  body: text(50_000),
  ...stamps,
});
export interface HelpResource extends z.infer<typeof HelpResource> {}

export const HelpResources = z.array(HelpResource);

interface ResourceContent {
  kind: HelpResourceKind;
  url?: string | undefined;
  body?: string | undefined;
}
const hasText = ({ kind, body }: ResourceContent) => kind !== "article" || Boolean(body);
const hasAddress = ({ kind, url }: ResourceContent) => kind === "article" || Boolean(url);
const textMissing = { path: ["body"], message: "Write the article" };
const addressMissing = { path: ["url"], message: "Give the web address" };

/** Something about the feature `id`. An article needs a `body`, the others a `url`. */
export const AddFeatureResource = z
  .strictObject({ ...resource, id: Id })
  .refine(hasText, textMissing)
  .refine(hasAddress, addressMissing);
export interface AddFeatureResource extends z.input<typeof AddFeatureResource> {}

/** Names a part of the feature `id`. */
export const SubFeatureOf = z.strictObject({ id: Id, subId: Id });
export interface SubFeatureOf extends z.infer<typeof SubFeatureOf> {}

/** Something about the part `subId` of the feature `id`. An article needs a `body`, the others a `url`. */
export const AddSubFeatureResource = z
  .strictObject({ ...resource, ...SubFeatureOf.shape })
  .refine(hasText, textMissing)
  .refine(hasAddress, addressMissing);
export interface AddSubFeatureResource extends z.input<typeof AddSubFeatureResource> {}

/** The fields to change; what is left out stays as it is. `url` null takes the address away. */
export const UpdateHelpResource = z.strictObject({
  ...z.strictObject(resource).partial().shape,
  url: WebAddress.nullable().optional(),
  ...readOnly("_id", "featureId", "subFeatureId"),
  id: Id,
});
export interface UpdateHelpResource extends z.input<typeof UpdateHelpResource> {}

/**
 * A new order of neighbours. The records named take each other's places, in the order given; those left out keep theirs,
 * so a part of a list can be sorted alone.
 */
export const HelpOrder = z.strictObject({
  order: z
    .array(Id)
    .min(1, "Name at least one record")
    .max(500)
    .refine((ids) => new Set(ids).size === ids.length, "Name each record once"),
});
export interface HelpOrder extends z.infer<typeof HelpOrder> {}

/** Words to look for; one letter would find nearly everything. */
export const HelpSearchQuery = z.strictObject({
  page: pageQuery.page,
  limit: pageQuery.limit,
  search: text(200).min(2, "Search for at least 2 characters"),
});
export interface HelpSearchQuery extends z.infer<typeof HelpSearchQuery> {}

const Titled = z.object({ _id: Id, title: text(160) });

/** Something of the help that a search found. */
export const HelpHit = z.object({
  /** The feature's, the part's or the resource's own. */
  _id: Id,
  kind: z.enum(["feature", "subFeature", ...HelpResourceKind.options]),
  title: text(160),
  /** Plain text around the first word found in what it says, else the beginning; empty where it says nothing. */
  excerpt: z.string(),
  /** Where it stands; a feature stands in itself. */
  feature: Titled,
  /** Null: it is about the feature as a whole. A part stands in itself. */
  subFeature: Titled.nullable(),
});
export interface HelpHit extends z.infer<typeof HelpHit> {}

export const HelpHitPage = page(HelpHit);
