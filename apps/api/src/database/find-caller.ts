import type { Permission } from "@carrel/sdk/contract";
import { sql } from "kysely";
import { fieldOf } from "./column-names";
import type { LookupTransaction, Tenant } from "./port";
import type { Row } from "./schema";

interface Subscribed {
  /** Null while the organisation has no subscription. */
  subscriptionStatus: Row<"subscriptions">["status"] | null;
  subscriptionEndsAt: Date | null;
}

export interface FoundApiKey extends Subscribed {
  orgId: string;
  keyId: string;
  kind: "publishable" | "secret";
  name: string;
  /** Of a secret key, as far as its maker has them too; a publishable one has none. */
  permissions: Permission[];
  revokedAt: Date | null;
  /** When a secret key ends by itself. */
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  /** Whose a secret key is, and where he may work; null for a publishable one. */
  makerId: string | null;
  makerIsActive: boolean | null;
  makerIsDefaultUser: boolean | null;
  makerBranches: string[] | null;
}

export interface FoundSession extends Subscribed {
  orgId: string;
  sessionId: string;
  userId: string;
  expiresAt: Date;
  revokedAt: Date | null;
  /** At most a minute behind. */
  activeAt: Date;
  userName: string;
  userEmail: string;
  userIsActive: boolean;
  isDefaultUser: boolean;
  allowedBranches: string[];
  selectedBranch: string | null;
  permissions: Permission[];
}

export interface FoundVisitorSession {
  orgId: string;
  sessionId: string;
  /** The address that the visitor proved. */
  email: string;
  expiresAt: Date;
  /** The organisation's customers with that address. */
  customerIds: string[];
}

/** What a call says of its caller; a hash is SHA-256 in hex, and what is left out was not sent. */
export interface CallerProofs {
  /** A publishable key. */
  keyText?: string;
  /** Of a secret key. */
  keyHash?: string;
  /** Of a staff member's token. */
  tokenHash?: string;
  /** Of a visitor's token. */
  visitorTokenHash?: string;
}

/** What the proofs lead to; null is what is unknown. */
export interface FoundCaller {
  key: FoundApiKey | null;
  keyOrganisation: Tenant | null;
  session: FoundSession | null;
  visitorSession: FoundVisitorSession | null;
  /** The session's, staff's or visitor's. */
  organisation: Tenant | null;
}

/**
 * Who calls, in one statement: every call begins with it. Revoked keys are found too, and sessions that have ended.
 * @example const { key } = await database.lookup((db) => findCaller(db, { keyText: "pk_demo_harbour" }));
 */
export const findCaller = async (db: LookupTransaction, proofs: CallerProofs): Promise<FoundCaller> => {
  const { keyText = null, keyHash = null, tokenHash = null, visitorTokenHash = null } = proofs;
  const { rows } = await sql<Record<keyof FoundCaller, JsonRow | null>>`
    select * from find_caller(${keyText}::text, ${keyHash}::text, ${tokenHash}::text, ${visitorTokenHash}::text)
  `.execute(db);
  const [found] = rows;
  return {
    key: recordOf(found?.key),
    keyOrganisation: recordOf(found?.keyOrganisation),
    session: recordOf(found?.session),
    visitorSession: recordOf(found?.visitorSession),
    organisation: recordOf(found?.organisation),
  };
};

/** A row as PostgreSQL writes it into JSON: columns as SQL names them, instants as text. */
type JsonRow = Readonly<Record<string, unknown>>;

const INSTANT = /_at$/;

/** What a query of its own would have given. @typeParam Found the row's type, as the caller knows it */
const recordOf = <Found>(row: JsonRow | null | undefined): Found | null => {
  if (!row) return null;
  const fields = Object.entries(row).map(([column, value]) => [
    fieldOf(column),
    INSTANT.test(column) && typeof value === "string" ? new Date(value) : value,
  ]);
  return Object.fromEntries(fields) as Found;
};
