import { PERMISSIONS, type Permission } from "@carrel/sdk/contract";
import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import { conflict, invalid } from "../../failure";
import type { Available } from "../../pending";
import { listPage } from "../list-page";
import { requireGivable, requireNoLessThan } from "../roles/rights";
import { newKeyText } from "./key-text";
import { changeKey, findKey, isLastPublishable, keysOf, lockKey, lockLiveKey } from "./queries";
import { apiKeyRecord } from "./record";

/** Each once, in the contract's order. */
const inOrder = (permissions: readonly Permission[]) =>
  PERMISSIONS.filter((permission) => permissions.includes(permission));

export const apiKeyHandlers: AreaHandlers<Available, Validation, "apiKeys"> = {
  async list(context) {
    const { rows, total, atLeast } = await listPage(
      keysOf(context).orderBy("createdAt", "desc").orderBy("keyId", "desc"),
      context.input,
    );
    return { data: rows.map(apiKeyRecord), totalRecords: total, atLeast };
  },

  get: async (context) => apiKeyRecord(await findKey(context, context.input.id)),

  async add(context) {
    const { db, orgId, input, now, random } = context;
    const permissions = inOrder(input.permissions ?? []);
    requireGivable(context, permissions);
    const { text, kept } = await newKeyText(input.kind, random);
    const key = await db
      .insertInto("apiKeys")
      .values({
        ...{ orgId, keyId: random.id(), kind: input.kind, name: input.name, permissions },
        ...kept,
        createdAt: now,
        updatedAt: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    context.audit({ after: apiKeyRecord(key) });
    return { ...apiKeyRecord(key), key: text };
  },

  async update(context) {
    const { input, now } = context;
    const before = await lockLiveKey(context, input.id);
    requireNoLessThan(context, `The key ${before.name}`, before.permissions);
    if (input.permissions && before.kind === "publishable") {
      throw invalid([{ path: ["permissions"], message: "Leave the permissions out: a publishable key has none" }]);
    }
    const permissions = input.permissions && inOrder(input.permissions);
    if (permissions) requireGivable(context, permissions);
    const after = await changeKey(context, before.keyId, { name: input.name, permissions, updatedAt: now });
    context.audit({ before: apiKeyRecord(before), after: apiKeyRecord(after) });
    return apiKeyRecord(after);
  },

  async rotate(context) {
    const { input, now, random } = context;
    const before = await lockLiveKey(context, input.id);
    // Whoever rotates a key holds it.
    requireNoLessThan(context, `The key ${before.name}`, before.permissions);
    const { text, kept } = await newKeyText(before.kind, random);
    const after = await changeKey(context, before.keyId, { ...kept, lastUsedAt: null, updatedAt: now });
    context.audit({ before: apiKeyRecord(before), after: apiKeyRecord(after) });
    return { ...apiKeyRecord(after), key: text };
  },

  // Whatever the key may do: to stop a key that has leaked takes no more than the right to manage keys.
  async revoke(context) {
    const { input, now } = context;
    const before = await lockKey(context, input.id);
    if (before.revokedAt) return apiKeyRecord(before);
    if (await isLastPublishable(context, before)) {
      throw conflict(
        "api_key_last",
        "This is the last publishable key: without one the booking pages stop working. Rotate it, or add another one first.",
      );
    }
    const after = await changeKey(context, before.keyId, { revokedAt: now, updatedAt: now });
    context.audit({ before: apiKeyRecord(before), after: apiKeyRecord(after) });
    return apiKeyRecord(after);
  },
};
