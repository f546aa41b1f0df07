import type { ApiKey } from "@carrel/sdk/schemas";
import type { Row } from "../../database/schema";
import { hintOf } from "./key-text";

export const apiKeyRecord = (row: Row<"apiKeys">): ApiKey => ({
  _id: row.keyId,
  kind: row.kind,
  name: row.name,
  hint: hintOf(row),
  key: row.keyText,
  permissions: row.permissions,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  revokedAt: row.revokedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
