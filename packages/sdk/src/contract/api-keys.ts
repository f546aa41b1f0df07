import type { AddApiKey, ApiKey, ApiKeyQuery, ShownApiKey, UpdateApiKey } from "../schemas/api-key";
import type { ById, Page } from "../schemas/common";
import { read, write } from "./operation";

export const apiKeys = {
  /**
   * Lists the organisation's keys, revoked ones too, newest first.
   * @example const { data } = await client.apiKeys.list({ limit: 20, page: 1 });
   */
  list: read<ApiKeyQuery, Page<ApiKey>>("GET /api-keys", {
    query: ["limit", "page", "makerId"],
    page: "totalRecords",
    limit: 20,
    addition: true,
  }),

  /**
   * Reads one key. What a secret one reads as a whole was shown when it was made, and never again.
   * @example const { permissions } = await client.apiKeys.get({ id });
   */
  get: read<ById, ApiKey>("GET /api-keys/{id}", { addition: true }),

  /**
   * Makes a key. A secret one is shown in this reply and never again. It belongs to the person who makes it (403
   * `person_needed` for a key): it works in his branches, does nothing that he may not do at the time (403 `forbidden`),
   * and ends with him. A publishable one belongs to the organization and takes every branch (403 `branch_scope`).
   * @example const { key } = await client.apiKeys.add({ kind: "secret", name: "Door system", permissions: ["bookings.read"] });
   */
  add: write<AddApiKey, ShownApiKey>("POST /api-keys", {
    confirmed: true,
    creates: true,
    touches: ["apiKeys"],
    addition: true,
  }),

  /**
   * Changes a key's name, or what a secret one may do and until when. Somebody else's secret key is taken over first
   * (403 `key_of_another`).
   * @example await client.apiKeys.update({ id: apiKey._id, permissions: ["bookings.read", "desks.read"] });
   */
  update: write<UpdateApiKey, ApiKey>("PATCH /api-keys/{id}", {
    confirmed: true,
    touches: ["apiKeys"],
    addition: true,
  }),

  /**
   * Replaces the key's text: the old one is refused at once, the new one is shown in this reply. A revoked key stays revoked (409 `api_key_revoked`); somebody else's secret key is taken over first (403 `key_of_another`).
   * @example const { key } = await client.apiKeys.rotate({ id: apiKey._id });
   */
  rotate: write<ById, ShownApiKey>("POST /api-keys/{id}/rotate", {
    confirmed: true,
    touches: ["apiKeys"],
    addition: true,
  }),

  /**
   * Makes somebody else's secret key one's own: its text stays good, and it does from now on what the new maker may.
   * @example const { maker } = await client.apiKeys.takeOver({ id: apiKey._id });
   */
  takeOver: write<ById, ApiKey>("POST /api-keys/{id}/take-over", {
    confirmed: true,
    touches: ["apiKeys"],
    addition: true,
  }),

  /**
   * Revokes a key for good: every call with it is 401 `api_key_invalid` from now on.
   * @example const { revokedAt } = await client.apiKeys.revoke({ id: apiKey._id });
   */
  revoke: write<ById, ApiKey>("DELETE /api-keys/{id}", { confirmed: true, touches: ["apiKeys"], addition: true }),
};
