import * as z from "zod";
import { Count, Id, Instant, page, pageQuery, readOnly, requiredText, stamps, text } from "./common";

/** What another system can be told. */
export const WEBHOOK_EVENTS = [
  "booking.created",
  "booking.confirmed",
  "booking.cancelled",
  "booking.moved",
  "assignment.started",
  "assignment.renewed",
  "assignment.moved",
  "assignment.ended",
  "customer.created",
  "customer.updated",
  "payment.received",
  "payment.refunded",
] as const;
export const WebhookEvent = z.enum(WEBHOOK_EVENTS);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

const events = z
  .array(WebhookEvent)
  .min(1, "Choose at least one event")
  .max(WEBHOOK_EVENTS.length, "Name each event once");

const fields = {
  /** Where the messages go; the server refuses addresses inside its own network. */
  url: z.url({ protocol: /^https$/, error: "Use an address that starts with https://" }).max(2000),
  events,
  description: text(500).optional(),
  /** An inactive one is told nothing, and nothing is kept for it. */
  isActive: z.boolean().optional(),
};

/** An address of another system that is told of events. */
export const Webhook = z.object({ _id: Id, ...fields, description: text(500), isActive: z.boolean(), ...stamps });
export interface Webhook extends z.infer<typeof Webhook> {}

/** A webhook that was just added: the only time that its secret is shown. */
export const ShownWebhook = Webhook.extend({
  /** The key of the HMAC-SHA-256 that signs each message. */
  secret: requiredText(200),
});
export interface ShownWebhook extends z.infer<typeof ShownWebhook> {}

export const AddWebhook = z.strictObject(fields);
export interface AddWebhook extends z.input<typeof AddWebhook> {}

/** The fields to change; `events` replaces all of them. */
export const UpdateWebhook = z.strictObject({ ...AddWebhook.partial().shape, ...readOnly("_id"), id: Id });
export interface UpdateWebhook extends z.input<typeof UpdateWebhook> {}

export const WebhookQuery = z.strictObject({ limit: pageQuery.limit, page: pageQuery.page });
export interface WebhookQuery extends z.infer<typeof WebhookQuery> {}

export const WebhookPage = page(Webhook);

/** The JSON body of a message. */
export const WebhookMessage = z.object({
  /** The event's own id: the same in each repeat, so that a receiver can tell that he has had it. */
  _id: Id,
  event: WebhookEvent,
  orgId: Id,
  occurredAt: Instant,
  /** The record as it was then, in the shape that the API gives it. */
  data: z.record(z.string(), z.unknown()),
});
export interface WebhookMessage extends z.infer<typeof WebhookMessage> {}

/** `pending` is still to be tried, also after a failed attempt; `failed` has no attempts left. */
export const WebhookDeliveryStatus = z.enum(["pending", "delivered", "failed"]);
export type WebhookDeliveryStatus = z.infer<typeof WebhookDeliveryStatus>;

/** One message to one webhook, and how it went. */
export const WebhookDelivery = z.object({
  _id: Id,
  webhookId: Id,
  message: WebhookMessage,
  status: WebhookDeliveryStatus,
  /** How often it was tried. */
  attempts: Count,
  /** HTTP status of the last attempt; null while there was no answer. */
  responseStatus: z.int().min(100).max(599).nullable(),
  /** Why the last attempt failed, in words; null when it didn't. */
  error: text(500).nullable(),
  nextAttemptAt: Instant.nullable(),
  deliveredAt: Instant.nullable(),
  ...stamps,
});
export interface WebhookDelivery extends z.infer<typeof WebhookDelivery> {}

export const WebhookDeliveryQuery = z.strictObject({ id: Id, limit: pageQuery.limit, page: pageQuery.page });
export interface WebhookDeliveryQuery extends z.infer<typeof WebhookDeliveryQuery> {}

export const WebhookDeliveryPage = page(WebhookDelivery);
