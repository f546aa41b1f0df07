import type { ById, Deleted, Page } from "../schemas/common";
import type {
  AddWebhook,
  ShownWebhook,
  UpdateWebhook,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryQuery,
  WebhookQuery,
} from "../schemas/webhook";
import { read, write } from "./operation";

export const webhooks = {
  /**
   * Not available yet: the server answers 404 `not_available`.
   * Lists the addresses that are told of events, newest first.
   * @example const { data } = await client.webhooks.list({ limit: 20, page: 1 });
   */
  list: read<WebhookQuery, Page<Webhook>>("GET /webhooks", {
    query: ["limit", "page"],
    page: "totalRecords",
    limit: 20,
    addition: true,
  }),

  /**
   * Not available yet: the server answers 404 `not_available`.
   * Adds an address. The secret that signs its messages is shown in this reply and never again.
   * @example const { secret } = await client.webhooks.add({ url: "https://hooks.example.com/carrel", events: ["booking.created", "booking.cancelled"] });
   */
  add: write<AddWebhook, ShownWebhook>("POST /webhooks", { creates: true, touches: ["webhooks"], addition: true }),

  /**
   * Not available yet: the server answers 404 `not_available`.
   * Changes fields of a webhook; its secret stays.
   * @example await client.webhooks.update({ id: webhook._id, isActive: false });
   */
  update: write<UpdateWebhook, Webhook>("PATCH /webhooks/{id}", { touches: ["webhooks"], addition: true }),

  /**
   * Not available yet: the server answers 404 `not_available`.
   * Deletes a webhook, its deliveries too; what is still to be sent is not sent.
   * @example await client.webhooks.remove({ id: webhook._id });
   */
  remove: write<ById, Deleted>("DELETE /webhooks/{id}", { removes: true, touches: ["webhooks"], addition: true }),

  /**
   * Not available yet: the server answers 404 `not_available`.
   * Lists what was sent to a webhook and how it went, newest first.
   * @example const { data } = await client.webhooks.deliveries({ id: webhook._id, limit: 20, page: 1 });
   */
  deliveries: read<WebhookDeliveryQuery, Page<WebhookDelivery>>("GET /webhooks/{id}/deliveries", {
    query: ["limit", "page"],
    page: "totalRecords",
    limit: 20,
    addition: true,
  }),
};
