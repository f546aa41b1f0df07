import type { Generated } from "kysely";
import type { JsonOrNull } from "../json";
import type { Instant, InstantOrNull, InstantWithDefault } from "./columns";

/** Where a visitor who proved his e-mail address is in his own area. */
interface VisitorSessionsTable {
  orgId: string;
  sessionId: string;
  /** SHA-256 of the token in hex. */
  tokenHash: string;
  email: string;
  createdAt: InstantWithDefault;
  expiresAt: Instant;
}

/** What a visitor says of himself where no customer has his address. */
interface VisitorProfilesTable {
  orgId: string;
  email: string;
  name: Generated<string>;
  phone: Generated<string>;
  address: Generated<string>;
  emergencyContact: JsonOrNull<{ name: string; phone: string }>;
  updatedAt: InstantWithDefault;
}

/** The secret address at which a visitor's calendar reads his bookings. */
interface VisitorFeedsTable {
  orgId: string;
  email: string;
  /** SHA-256 of its token in hex. */
  tokenHash: string;
  createdAt: Instant;
  /** When a calendar last asked, to the hour. */
  readAt: InstantOrNull;
}

export interface VisitorTables {
  visitorFeeds: VisitorFeedsTable;
  visitorSessions: VisitorSessionsTable;
  visitorProfiles: VisitorProfilesTable;
}
