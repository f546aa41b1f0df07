import type { ById, Deleted, Page } from "../schemas/common";
import type {
  AddFeatureResource,
  AddHelpFeature,
  AddHelpSubFeature,
  AddSubFeatureResource,
  BySubFeature,
  HelpFeature,
  HelpFeatureQuery,
  HelpHit,
  HelpOrder,
  HelpResource,
  HelpSearchQuery,
  HelpSubFeature,
  SubFeatureOf,
  UpdateHelpFeature,
  UpdateHelpResource,
  UpdateHelpSubFeature,
} from "../schemas/help";
import { read, write } from "./operation";

export const help = {
  /**
   * Lists the features that the help explains, in their order.
   * @example const { data } = await client.help.features({ limit: 10, page: 1 });
   */
  features: read<HelpFeatureQuery, Page<HelpFeature>>("GET /help/features", {
    query: ["page", "limit"],
    page: "totalRecords",
    limit: 10,
  }),

  /**
   * Adds a feature, after all others (409 `help_full` when there are 500).
   * @example const feature = await client.help.addFeature({ title: "Bookings" });
   */
  addFeature: write<AddHelpFeature, HelpFeature>("POST /help/features", { touches: ["help"], creates: true }),

  /**
   * Changes fields of a feature.
   * @example await client.help.updateFeature({ id: feature._id, title: "Bookings and holds" });
   */
  updateFeature: write<UpdateHelpFeature, HelpFeature>("PUT /help/features/{id}", { touches: ["help"] }),

  /**
   * Deletes a feature with its parts and resources.
   * @example await client.help.removeFeature({ id: feature._id });
   */
  removeFeature: write<ById, Deleted>("DELETE /help/features/{id}", { removes: true, touches: ["help"] }),

  /**
   * Puts features into a new order (404 when one of them is unknown). Gives the order that was asked for.
   * @example await client.help.orderFeatures({ order: [second._id, first._id] });
   */
  orderFeatures: write<HelpOrder, HelpOrder>("PUT /help/features/order", { touches: ["help"] }),

  /**
   * Reads the parts of a feature, in their order.
   * @example const parts = await client.help.subFeatures({ id: feature._id });
   */
  subFeatures: read<ById, HelpSubFeature[]>("GET /help/features/{id}/sub-features"),

  /**
   * Adds a part to a feature, after all others (409 `help_full` when it has 500).
   * @example const part = await client.help.addSubFeature({ id: feature._id, title: "Cancel a booking" });
   */
  addSubFeature: write<AddHelpSubFeature, HelpSubFeature>("POST /help/features/{id}/sub-features", {
    touches: ["help"],
    creates: true,
  }),

  /**
   * Changes fields of a feature's part.
   * @example await client.help.updateSubFeature({ subId: part._id, title: "Cancel or confirm a booking" });
   */
  updateSubFeature: write<UpdateHelpSubFeature, HelpSubFeature>("PUT /help/sub-features/{subId}", {
    touches: ["help"],
    addition: true,
  }),

  /**
   * Deletes a feature's part with its resources.
   * @example await client.help.removeSubFeature({ subId: part._id });
   */
  removeSubFeature: write<BySubFeature, Deleted>("DELETE /help/sub-features/{subId}", {
    removes: true,
    touches: ["help"],
    addition: true,
  }),

  /**
   * Puts parts of one feature into a new order (404 when one is unknown, 400 `help_order` when they differ in feature).
   * @example await client.help.orderSubFeatures({ order: [second._id, first._id] });
   */
  orderSubFeatures: write<HelpOrder, HelpOrder>("PUT /help/sub-features/order", { touches: ["help"], addition: true }),

  /**
   * Reads what there is about a feature as a whole, in its order.
   * @example const resources = await client.help.featureResources({ id: feature._id });
   */
  featureResources: read<ById, HelpResource[]>("GET /help/features/{id}/resources"),

  /**
   * Adds something to read or watch about a feature, after all others (409 `help_full` when there are 500).
   * @example await client.help.addFeatureResource({ id: feature._id, title: "First steps", kind: "article", body: "# Desks" });
   */
  addFeatureResource: write<AddFeatureResource, HelpResource>("POST /help/features/{id}/resources", {
    touches: ["help"],
    creates: true,
  }),

  /**
   * Reads what there is about a part of a feature, in its order.
   * @example const resources = await client.help.subFeatureResources({ id: feature._id, subId: part._id });
   */
  subFeatureResources: read<SubFeatureOf, HelpResource[]>("GET /help/features/{id}/sub-features/{subId}/resources"),

  /**
   * Adds something to read or watch about a part of a feature, after all others (409 `help_full` when there are 500).
   * @example await client.help.addSubFeatureResource({ id: feature._id, subId: part._id, title: "Watch", kind: "video", url: "https://example.com/cancel" });
   */
  addSubFeatureResource: write<AddSubFeatureResource, HelpResource>(
    "POST /help/features/{id}/sub-features/{subId}/resources",
    { touches: ["help"], creates: true },
  ),

  /**
   * Changes fields of a resource; one that would lack its text or its address is 400 `validation_failed`.
   * @example await client.help.updateResource({ id: resource._id, title: "Opening a branch" });
   */
  updateResource: write<UpdateHelpResource, HelpResource>("PUT /help/resources/{id}", { touches: ["help"] }),

  /**
   * Deletes a resource.
   * @example await client.help.removeResource({ id: resource._id });
   */
  removeResource: write<ById, Deleted>("DELETE /help/resources/{id}", { removes: true, touches: ["help"] }),

  /**
   * Puts resources of one feature or part into a new order (404 when one is unknown, 400 `help_order` when they differ
   * in place).
   * @example await client.help.orderResources({ order: [second._id, first._id] });
   */
  orderResources: write<HelpOrder, HelpOrder>("PUT /help/resources/order", { touches: ["help"] }),

  /**
   * Looks for words in all that the help says: a hit holds each of them in its title, its text or the titles of where it
   * stands, in any case of letters. Those that hold them in their own title come first; 500 are found at most.
   * @example const { data } = await client.help.search({ search: "lost keys" });
   */
  search: read<HelpSearchQuery, Page<HelpHit>>("GET /help/search", {
    query: ["page", "limit", "search"],
    page: "totalRecords",
    limit: 10,
    addition: true,
  }),
};
