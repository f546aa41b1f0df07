import { PERMISSIONS, type Permission } from "@carrel/sdk/contract";
import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import { conflict } from "../../failure";
import type { Available } from "../../pending";
import { listPage } from "../list-page";
import { requireGivable } from "../roles/rights";
import { newKeyText } from "./key-text";
import { changeKey, findKey, insertKey, isLastPublishable, keysOf, lockKey, lockLiveKey } from "./queries";
import { apiKeyRecord } from "./record";
import {
  refuseSecretFields,
  requireFuture,
  requireKeysOfAll,
  requireOwn,
  requirePermissions,
  requirePerson,
} from "./rights";

/** Each once, in the contract's order. */
const inOrder = (permissions: readonly Permission[]) =>
  PERMISSIONS.filter((permission) => permissions.includes(permission));

export const apiKeyHandlers: AreaHandlers<Available, Validation, "apiKeys"> = {
  async list(context) {
    const { makerId } = context.input;
    const { rows, total, atLeast } = await listPage(
      keysOf(context)
        .$if(makerId !== undefined, (keys) => keys.where("makerId", "=", makerId ?? null))
        .orderBy("createdAt", "desc")
        .orderBy("keyId", "desc"),
      context.input,
    );
    return { data: rows.map(apiKeyRecord), totalRecords: total, atLeast };
  },

  get: async (context) => apiKeyRecord(await findKey(context, context.input.id)),

  async add(context) {
    const { input, now, random } = context;
    const { kind, name, expiresAt = null } = input;
    const { userId } = requirePerson(context);
    if (kind === "publishable") requireKeysOfAll(context);
    const permissions = inOrder(input.permissions ?? []);
    requireGivable(context, permissions);
    requireFuture(expiresAt, now);
    const { text, kept } = await newKeyText(kind, random);
    const key = await insertKey(context, {
      keyId: random.id(),
      kind,
      name,
      permissions,
      expiresAt,
      makerId: kind === "secret" ? userId : null,
      ...kept,
      createdAt: now,
      updatedAt: now,
    });
    context.audit({ after: apiKeyRecord(key) });
    return { ...apiKeyRecord(key), key: text };
  },

  async update(context) {
    const { input, now } = context;
    const { name, expiresAt } = input;
    const before = await lockLiveKey(context, input.id);
    requireOwn(context, before);
    const isSecret = before.kind === "secret";
    if (!isSecret) refuseSecretFields(input);
    const permissions = isSecret && input.permissions ? inOrder(input.permissions) : undefined;
    if (permissions) {
      requirePermissions(permissions);
      requireGivable(context, permissions);
    }
    // An end that has passed may be carried back as it was read.
    if (expiresAt !== apiKeyRecord(before).expiresAt) requireFuture(expiresAt, now);
    const after = await changeKey(context, before.keyId, { name, permissions, expiresAt, updatedAt: now });
    context.audit({ before: apiKeyRecord(before), after: apiKeyRecord(after) });
    return apiKeyRecord(after);
  },

  async rotate(context) {
    const { input, now, random } = context;
    const before = await lockLiveKey(context, input.id);
    requireOwn(context, before);
    const { text, kept } = await newKeyText(before.kind, random);
    const after = await changeKey(context, before.keyId, { ...kept, lastUsedAt: null, updatedAt: now });
    context.audit({ before: apiKeyRecord(before), after: apiKeyRecord(after) });
    return { ...apiKeyRecord(after), key: text };
  },

  // Its text stays: from now on it does what the new maker may, and no more than the key allows.
  async takeOver(context) {
    const { input, now } = context;
    const { userId } = requirePerson(context);
    const before = await lockLiveKey(context, input.id);
    if (before.kind === "publishable") {
      throw conflict("api_key_of_all", `The key ${before.name} is nobody's: it belongs to the organization.`);
    }
    const after = await changeKey(context, before.keyId, { makerId: userId, updatedAt: now });
    context.audit({ before: apiKeyRecord(before), after: apiKeyRecord(after) });
    return apiKeyRecord(after);
  },

  // Whoever's a secret key is, and whatever it may do: to stop one that has leaked takes no more than the right to manage keys.
  async revoke(context) {
    const { input, now } = context;
    const before = await lockKey(context, input.id);
    if (before.kind === "publishable") requireKeysOfAll(context);
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
