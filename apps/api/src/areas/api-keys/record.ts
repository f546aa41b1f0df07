import type { ApiKey } from "@carrel/sdk/schemas";
import { hintOf } from "./key-text";
import type { FoundKey } from "./queries";

export const apiKeyRecord = (row: FoundKey): ApiKey => ({
  _id: row.keyId,
  kind: row.kind,
  name: row.name,
  hint: hintOf(row),
  key: row.keyText,
  permissions: row.permissions,
  maker: row.makerId === null ? null : { _id: row.makerId, name: row.makerName ?? "" },
  expiresAt: row.expiresAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  revokedAt: row.revokedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
