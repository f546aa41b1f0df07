import type { Generated } from "kysely";
import type { JsonWithDefault } from "../json";
import type { Instant, InstantOrNull, InstantWithDefault } from "./columns";

interface SessionsTable {
  orgId: string;
  sessionId: string;
  /** SHA-256 of the token in hex. */
  tokenHash: string;
  userId: string;
  userAgent: Generated<string>;
  address: Generated<string>;
  /** Of browser and network; sessions of the same device have the same. */
  deviceHash: Generated<string>;
  createdAt: InstantWithDefault;
  expiresAt: Instant;
  revokedAt: InstantOrNull;
  /** When its person last did something; at most a minute behind. */
  activeAt: InstantWithDefault;
  /** When its person was last proved to be there. */
  confirmedAt: InstantOrNull;
  /** Wrong passwords since then. */
  confirmTries: Generated<number>;
}

/** What a person proves himself with beside his password; mail codes are his `twoFactor`. */
interface SecondFactorsTable {
  orgId: string;
  factorId: string;
  userId: string;
  kind: "app" | "passkey";
  name: string;
  /** An app's, as the vault sealed it under the factor's id (codes/vault.ts). */
  sealedSecret: string | null;
  /** The last half minute, counted from 1970, whose code an app proved; older codes and this one are used up. */
  lastStep: Generated<number>;
  /** What a passkey that is being set up has to sign, once. */
  challenge: string | null;
  credentialId: string | null;
  publicKey: string | null;
  /** The host that a passkey belongs to; null: the platform's own. */
  host: Generated<string | null>;
  /** How often a passkey has signed, as far as it counts. */
  counter: Generated<number>;
  transports: Generated<string[]>;
  /** Null while it is being set up. */
  enabledAt: InstantOrNull;
  lastUsedAt: InstantOrNull;
  createdAt: InstantWithDefault;
}

/** Those that are not used up. */
interface RecoveryCodesTable {
  orgId: string;
  userId: string;
  /** SHA-256 of person and code in hex. */
  codeHash: string;
}

/** A code on its way to a person. `orgId` may be an organisation that a sign-up has yet to make. */
interface CodeFlowsTable {
  orgId: string;
  flowId: string;
  /** `mail_count` counts the mails to an address, and its code is never mailed. */
  kind: "sign_in" | "sign_up" | "password_reset" | "password_change" | "confirm" | "booking" | "mail_count";
  subjectEmail: string;
  userId: string | null;
  codeHash: string;
  attempts: Generated<number>;
  sendCount: Generated<number>;
  sentAt: Instant;
  expiresAt: Instant;
  consumedAt: InstantOrNull;
  payload: JsonWithDefault<Record<string, unknown>>;
  createdAt: InstantWithDefault;
}

interface LinksTable {
  orgId: string;
  linkId: string;
  kind: "set_up" | "invitation" | "new_address" | "old_address" | "password_reset";
  userId: string | null;
  email: string;
  tokenHash: string;
  expiresAt: Instant;
  createdAt: InstantWithDefault;
}

export interface AuthTables {
  sessions: SessionsTable;
  secondFactors: SecondFactorsTable;
  recoveryCodes: RecoveryCodesTable;
  codeFlows: CodeFlowsTable;
  links: LinksTable;
}
