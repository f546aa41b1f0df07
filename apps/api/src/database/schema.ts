import type { Permission } from "@carrel/sdk/contract";
import type {
  Address,
  AuditActorKind,
  BranchFeature,
  Branding,
  DayTiming,
  DeskKind,
  DeskPosition,
  OrganisationFeatures,
  OrganisationSettings,
  SocialLinks,
  WorkspaceKind,
} from "@carrel/sdk/schemas";
import type { ColumnType, Generated, Insertable, Selectable, Updateable } from "kysely";
import type { Json, JsonOrNull, JsonWithDefault } from "./json";

/** timestamptz: read as Date; written as Date or ISO 8601 text. */
type Instant = ColumnType<Date, Date | string, Date | string>;
type InstantOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type InstantWithDefault = ColumnType<Date, Date | string | undefined, Date | string>;

interface Stamps {
  createdAt: InstantWithDefault;
  updatedAt: InstantWithDefault;
}

export interface OrganisationsTable extends Stamps {
  orgId: string;
  orgName: string;
  /** Upper case, unique over the platform. */
  orgCode: string;
  orgType: "platform" | "client";
  workspaceKind: WorkspaceKind;
  resellerId: string | null;
  resellerOrgType: "co-working" | "study-hall" | "both" | null;
  isSuper: Generated<boolean>;
  isReseller: Generated<boolean>;
  isClient: Generated<boolean>;
  isActive: Generated<boolean>;
  theme: string | null;
  timezone: string;
  currency: string;
  logoSquare: string | null;
  branding: JsonWithDefault<Branding>;
  brandNameVisible: Generated<boolean>;
  socialLinks: JsonWithDefault<SocialLinks>;
  features: JsonWithDefault<OrganisationFeatures>;
  orgSettings: JsonWithDefault<OrganisationSettings>;
  upiDetails: JsonWithDefault<{ vpa?: string; payeeName?: string }>;
  websiteSettings: JsonOrNull<Record<string, unknown>>;
  dnsMapping: JsonOrNull<Record<string, unknown>>;
}

export interface ApiKeysTable extends Stamps {
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
}

export interface RolesTable extends Stamps {
  orgId: string;
  roleId: string;
  name: string;
  description: Generated<string>;
  permissions: Generated<Permission[]>;
  isSystem: Generated<boolean>;
}

export interface AdminUsersTable extends Stamps {
  orgId: string;
  userId: string;
  name: string;
  /** Lower case, unique over the platform. */
  email: string;
  phone: Generated<string>;
  passwordHash: string;
  roleId: string;
  allowedBranches: Generated<string[]>;
  selectedBranch: string | null;
  /** May work in every branch, whatever `allowedBranches` says. */
  isDefaultUser: Generated<boolean>;
  isActive: Generated<boolean>;
  twoFactor: Generated<boolean>;
  lastLoginAt: InstantOrNull;
}

export interface SessionsTable {
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
}

/** Where a visitor who proved his e-mail address is in his own area. */
export interface VisitorSessionsTable {
  orgId: string;
  sessionId: string;
  /** SHA-256 of the token in hex. */
  tokenHash: string;
  email: string;
  createdAt: InstantWithDefault;
  expiresAt: Instant;
}

/** What a visitor says of himself where no customer has his address. */
export interface VisitorProfilesTable {
  orgId: string;
  email: string;
  name: Generated<string>;
  phone: Generated<string>;
  address: Generated<string>;
  emergencyContact: JsonOrNull<{ name: string; phone: string }>;
  updatedAt: InstantWithDefault;
}

/** A code on its way to a person. `orgId` may be an organisation that a sign-up has yet to make. */
export interface CodeFlowsTable {
  orgId: string;
  flowId: string;
  kind: "sign_in" | "sign_up" | "password_reset" | "password_change" | "booking";
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

export interface SubscriptionsTable extends Stamps {
  orgId: string;
  planCode: string;
  status: "TRIAL" | "ACTIVE" | "PAST_DUE" | "EXPIRED" | "CANCELLED";
  currentPeriodStart: Instant;
  currentPeriodEnd: Instant;
  isRecurring: Generated<boolean>;
}

export interface BranchesTable extends Stamps {
  orgId: string;
  branchId: string;
  name: string;
  code: Generated<string>;
  address: JsonWithDefault<Address>;
  phone: Generated<string>;
  email: Generated<string>;
  timezone: string;
  timings: Json<DayTiming[]>;
  features: Generated<BranchFeature[]>;
  isActive: Generated<boolean>;
}

export interface DesksTable extends Stamps {
  orgId: string;
  deskId: string;
  branchId: string;
  /** Unique in the branch, whatever the case of its letters. */
  name: string;
  zone: Generated<string>;
  kind: Generated<DeskKind>;
  position: JsonOrNull<DeskPosition>;
  amenities: Generated<string[]>;
  isActive: Generated<boolean>;
}

export interface CustomersTable extends Stamps {
  orgId: string;
  customerId: string;
  branchId: string;
  name: string;
  email: Generated<string>;
  phone: Generated<string>;
  address: Generated<string>;
  idProof: JsonOrNull<{ kind: string; number: string }>;
  emergencyContact: JsonOrNull<{ name: string; phone: string }>;
  photoKey: string | null;
  notes: Generated<string>;
  isActive: Generated<boolean>;
}

export interface FeePlansTable extends Stamps {
  orgId: string;
  feePlanId: string;
  name: string;
  bookingType: "DAILY" | "HOURLY";
  durationCount: number;
  durationUnit: "hour" | "day" | "week" | "month";
  /** Minor unit of `currency`, before tax. */
  amount: number;
  currency: string;
  taxPercent: Generated<number>;
  /** Where the plan is sold; empty means everywhere. */
  branchIds: Generated<string[]>;
  description: Generated<string>;
  isActive: Generated<boolean>;
}

/** Rows come into being by `bookSlot` only. */
export interface BookingsTable extends Stamps {
  orgId: string;
  bookingId: string;
  code: string;
  branchId: string;
  deskId: string;
  customerId: string | null;
  visitorName: Generated<string>;
  visitorEmail: Generated<string>;
  visitorPhone: Generated<string>;
  type: "DAILY" | "HOURLY";
  status: "PENDING" | "CONFIRMED" | "CANCELLED";
  startsAt: Instant;
  endsAt: Instant;
  feePlanId: string | null;
  /** Minor unit of `currency`, tax included. */
  amount: number;
  currency: string;
  source: "admin" | "qr" | "website" | "embed" | "bulk" | "api";
  holdUntil: InstantOrNull;
  notes: Generated<string>;
  createdBy: string | null;
  cancelledAt: InstantOrNull;
}

export interface DeskTransactionsTable {
  orgId: string;
  transactionId: string;
  branchId: string;
  deskId: string;
  customerId: string | null;
  bookingId: string;
  kind: "booking" | "assignment" | "renewal" | "refund";
  feePlanId: string | null;
  /** Minor unit of `currency`; a refund is positive too. */
  amount: number;
  currency: string;
  method: "cash" | "upi" | "online";
  reference: Generated<string>;
  startsAt: Instant;
  endsAt: Instant;
  paidAt: Instant;
  createdAt: InstantWithDefault;
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
}

/** The durable outbox. `orgId` may be an organisation that a sign-up has yet to make. */
export interface MailsTable {
  orgId: string;
  mailId: string;
  toAddress: string;
  subject: string;
  textBody: string;
  htmlBody: string;
  attachments: JsonWithDefault<MailAttachment[]>;
  status: Generated<"QUEUED" | "SENT" | "FAILED">;
  attempts: Generated<number>;
  lastError: string | null;
  /** When to try next. */
  dueAt: InstantWithDefault;
  sentAt: InstantOrNull;
  createdAt: InstantWithDefault;
}

/** What was answered to a write that carried an `Idempotency-Key`. */
export interface IdempotencyKeysTable {
  orgId: string;
  actorId: string;
  key: string;
  operation: string;
  requestHash: string;
  /** HTTP status; null while the first call is still at work. */
  status: number | null;
  body: JsonOrNull<unknown>;
  createdAt: InstantWithDefault;
}

/** Who did what. Written by `platform/audit` only; requests can't change or delete an entry. */
export interface AuditLogTable {
  orgId: string;
  entryId: string;
  occurredAt: Instant;
  actorKind: AuditActorKind;
  actorId: string | null;
  actorName: string;
  /** Such as `desks.update`. */
  action: string;
  /** Such as `desks`. */
  resource: string;
  recordId: string | null;
  before: JsonOrNull<Record<string, unknown>>;
  after: JsonOrNull<Record<string, unknown>>;
  address: string;
  userAgent: string;
  requestId: string;
  /** Null until the entry is sealed, as is its hash. */
  sequence: number | null;
  hash: string | null;
}

/** Every table, by its name in SQL turned to camel case (as are its columns). */
export interface Tables {
  organisations: OrganisationsTable;
  apiKeys: ApiKeysTable;
  roles: RolesTable;
  adminUsers: AdminUsersTable;
  sessions: SessionsTable;
  visitorSessions: VisitorSessionsTable;
  visitorProfiles: VisitorProfilesTable;
  codeFlows: CodeFlowsTable;
  subscriptions: SubscriptionsTable;
  branches: BranchesTable;
  desks: DesksTable;
  customers: CustomersTable;
  feePlans: FeePlansTable;
  bookings: BookingsTable;
  deskTransactions: DeskTransactionsTable;
  mails: MailsTable;
  idempotencyKeys: IdempotencyKeysTable;
  auditLog: AuditLogTable;
}

/** A row as it is read, such as `Row<"desks">`. */
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;
/** A row as it is inserted. */
export type NewRow<Name extends keyof Tables> = Insertable<Tables[Name]>;
/** The columns of a row to change. */
export type RowChanges<Name extends keyof Tables> = Updateable<Tables[Name]>;
