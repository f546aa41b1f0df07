import type { Permission } from "@carrel/sdk/contract";
import type { Generated } from "kysely";
import type { InstantOrNull, Stamps } from "./columns";

interface ApiKeysTable extends Stamps {
  orgId: string;
  keyId: string;
  kind: "publishable" | "secret";
  name: string;
  /** The key itself, of a publishable one only. */
  keyText: string | null;
  /** SHA-256 of the key in hex, of a secret one only. */
  keyHash: string | null;
  permissions: Generated<Permission[]>;
  /** The last four characters of a secret key. */
  ending: Generated<string>;
  /** At most a minute behind; null while it was never used. */
  lastUsedAt: InstantOrNull;
  revokedAt: InstantOrNull;
  /** Whose a secret key is; null for a publishable one, and for a revoked one whose maker was removed. */
  makerId: Generated<string | null>;
  /** When a secret key ends by itself; null: never. */
  expiresAt: InstantOrNull;
}

export interface ApiKeysTables {
  apiKeys: ApiKeysTable;
}
