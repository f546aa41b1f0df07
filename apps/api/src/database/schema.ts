import type { Permission } from "@carrel/sdk/contract";
import type {
  AddOnLimits,
  Address,
  AuditActorKind,
  BranchFeature,
  Branding,
  BusinessUnitCategory,
  BusinessUnitStatus,
  BusinessUnitWebsiteType,
  ChargeLine,
  DayTiming,
  DeskKind,
  DeskPosition,
  DnsMapping,
  HelpResourceKind,
  HoldReason,
  InstallationStatus,
  NotificationType,
  OrganisationFeatures,
  OrganisationSettings,
  PaymentGateway,
  PlanInterval,
  PlanLimits,
  ProfitType,
  ReturnReason,
  SocialLinks,
  SubscribedAddOn,
  Subscription,
  TrackingEvent,
  UpiProposal,
  WorkspaceKind,
} from "@carrel/sdk/schemas";
import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable, Updateable } from "kysely";
import type { MailReason } from "../mails/reasons";
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
  /** Where an organisation above wants payments to go; null while there is nothing to say to that. */
  upiProposal: JsonOrNull<UpiProposal>;
  /** Its people sign in with a second factor, or may do nothing but set one up. */
  requireSecondFactor: Generated<boolean>;
  /** Origins whose pages may show the booking flow in a frame. */
  embedOrigins: Generated<string[]>;
  /** Hours after which a session that nobody uses ends; null: it doesn't. */
  sessionIdleHours: Generated<number | null>;
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
  /** Whose a secret key is; null for a publishable one, and for a revoked one whose maker was removed. */
  makerId: Generated<string | null>;
  /** When a secret key ends by itself; null: never. */
  expiresAt: InstantOrNull;
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
  /** Lower case; unique in the organisation and, where it is proven, over the platform. */
  email: string;
  /** Null: invited, and counted nowhere as taken. */
  emailProvenAt: InstantOrNull;
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
  /** When its person last did something; at most a minute behind. */
  activeAt: InstantWithDefault;
  /** When its person was last proved to be there. */
  confirmedAt: InstantOrNull;
  /** Wrong passwords since then. */
  confirmTries: Generated<number>;
}

/** What a person proves himself with beside his password; mail codes are his `twoFactor`. */
export interface SecondFactorsTable {
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
  /** How often a passkey has signed, as far as it counts. */
  counter: Generated<number>;
  transports: Generated<string[]>;
  /** Null while it is being set up. */
  enabledAt: InstantOrNull;
  lastUsedAt: InstantOrNull;
  createdAt: InstantWithDefault;
}

/** Those that are not used up. */
export interface RecoveryCodesTable {
  orgId: string;
  userId: string;
  /** SHA-256 of person and code in hex. */
  codeHash: string;
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

export interface LinksTable {
  orgId: string;
  linkId: string;
  kind: "set_up" | "invitation" | "new_address" | "old_address" | "password_reset";
  userId: string | null;
  email: string;
  tokenHash: string;
  expiresAt: Instant;
  createdAt: InstantWithDefault;
}

export interface SubscriptionsTable extends Stamps {
  orgId: string;
  planCode: string;
  status: "TRIAL" | "ACTIVE" | "PAST_DUE" | "EXPIRED" | "CANCELLED";
  currentPeriodStart: Instant;
  currentPeriodEnd: Instant;
  isRecurring: Generated<boolean>;
  /** Pieces of add-ons beside the plan. */
  addOns: JsonWithDefault<SubscribedAddOn[]>;
  /** Waits for the period's end. */
  pendingChange: JsonOrNull<NonNullable<Subscription["pendingChange"]>>;
}

type Change = "start" | "renew" | "upgrade" | "downgrade";

/** What was offered at which price; rows are added and never changed. */
export interface SubscriptionOrdersTable {
  orgId: string;
  orderId: string;
  kind: Change;
  planCode: string;
  planName: string;
  interval: PlanInterval;
  addOns: Json<SubscribedAddOn[]>;
  lines: Json<ChargeLine[]>;
  /** Minor unit of `currency`. */
  amount: number;
  currency: string;
  periodStart: Instant;
  periodEnd: Instant;
  gateway: PaymentGateway;
  /** Null where nothing is due. */
  gatewayOrderId: string | null;
  orderedBy: string | null;
  /** Which of the organisation's payments it becomes, from 1; orders made over the same credit have the same. */
  turn: number;
  expiresAt: Instant;
  createdAt: Instant;
}

/** What was paid of an order; rows are added by `payOrder` and never changed. */
export interface SubscriptionPaymentsTable {
  orgId: string;
  orderId: string;
  kind: Change;
  /** Minor unit of `currency`. */
  amount: number;
  currency: string;
  periodStart: Instant;
  periodEnd: Instant;
  gatewayPaymentId: string | null;
  method: string | null;
  receiptNumber: string | null;
  /** Whose client the organisation was. */
  resellerId: string | null;
  /** His rate of that day: percent, or the minor unit of his currency. */
  profitRate: number | null;
  profitType: ProfitType | null;
  /** What he got of it, minor unit of `currency`. */
  resellerShare: number;
  /** The order's; each is taken once. */
  turn: number;
  paidAt: Instant;
}

/** Money that came for an order and could not pay it; rows are added by `settlePayment` and never changed. */
export interface PaymentsToReturnTable {
  orgId: string;
  paymentId: string;
  orderId: string;
  gatewayPaymentId: string;
  method: string;
  /** Minor unit of `currency`. */
  amount: number;
  currency: string;
  reason: ReturnReason;
  cameAt: Instant;
}

/** That it was given back; rows are added and never changed. */
export interface PaymentReturnsTable {
  orgId: string;
  paymentId: string;
  /** The bank's or the gateway's. */
  reference: string;
  /** Of the super organisation: somebody of the staff, or a secret key. */
  returnedBy: string;
  returnedByName: string;
  returnedAt: Instant;
}

/** What stands on the receipts of the organisation that runs the platform. */
export interface PlatformProfilesTable {
  orgId: string;
  legalName: Generated<string>;
  taxId: Generated<string>;
  address: JsonWithDefault<Address>;
  supportEmail: Generated<string>;
  supportPhone: Generated<string>;
  updatedAt: InstantWithDefault;
}

interface SoldTable<Limits> extends Stamps {
  orgId: string;
  code: string;
  name: string;
  description: Generated<string>;
  /** Minor unit of `currency`, tax included. */
  amount: number;
  currency: string;
  interval: PlanInterval;
  limits: Json<Limits>;
  features: Generated<string[]>;
  isActive: Generated<boolean>;
  /** Place in the list, from 0. */
  position: number;
}

export interface PricingPlansTable extends SoldTable<PlanLimits> {
  planId: string;
}

export interface AddOnsTable extends SoldTable<AddOnLimits> {
  addOnId: string;
}

/** Rows are added and never changed. */
export interface ProfitRatesTable {
  orgId: string;
  rateId: string;
  /** Percent, or the minor unit of the reseller's currency. */
  rate: number;
  type: ProfitType;
  /** Local date of the reseller. */
  effectiveFrom: string;
  /** Somebody of the super organisation's; null for the rate that the reseller began with. */
  setBy: string | null;
  setByName: Generated<string>;
  createdAt: Instant;
}

/** Hosts that organisations were given; one belongs to one organisation over the whole platform. */
export interface DomainsTable {
  orgId: string;
  /** Lower case. */
  domain: string;
  isPrimary: Generated<boolean>;
  status: "PENDING" | "VERIFIED" | "FAILED";
  dnsMapping: Json<DnsMapping>;
  checkedAt: InstantOrNull;
  createdAt: InstantWithDefault;
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

/** A visitor's seat that is, or was, held while his code is on its way. Written by the functions of migration 0053 only. */
export interface CodeHoldsTable {
  orgId: string;
  holdId: string;
  branchId: string;
  deskId: string;
  startAt: Instant;
  endAt: Instant;
  /** A keyed hash. */
  network: string;
  flowId: string;
  madeAt: Instant;
  holdUntil: Instant;
  /** Null while it runs, perhaps beyond its end. */
  endedAt: InstantOrNull;
}

/** Rows come into being by `bookSlot` and `bookSlots` only. */
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
  startAt: Instant;
  endAt: Instant;
  feePlanId: string | null;
  /** Minor unit of `currency`, tax included. */
  amount: number;
  currency: string;
  source: "admin" | "qr" | "website" | "embed" | "bulk" | "api";
  /** Until when a PENDING booking holds its desk. */
  holdUntil: InstantOrNull;
  /** What for; null: nothing is held, or a server of the release before wrote it. `code` is never seen (migration 0053). */
  holdFor: Generated<HoldReason | null>;
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
  startAt: Instant;
  endAt: Instant;
  paidAt: Instant;
  createdAt: InstantWithDefault;
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
}

/** `quota`: the organisation's is full; `reader`: he got enough; `stopped`: he wants none; `stale`: it leads nowhere any more. */
export type MailHeldFor = "quota" | "reader" | "stopped" | "stale";

/** The durable outbox. `orgId` may be an organisation that a sign-up has yet to make. */
export interface MailsTable {
  orgId: string;
  mailId: string;
  toAddress: string;
  subject: string;
  textBody: string;
  htmlBody: string;
  attachments: JsonWithDefault<MailAttachment[]>;
  /**
   * HELD: waits for room in a quota. EXPIRED: it could not leave in time. STOPPED: its reader wants none. Only a queued and a
   * held one still say something.
   */
  status: Generated<"QUEUED" | "SENT" | "FAILED" | "EXPIRED" | "HELD" | "STOPPED">;
  attempts: Generated<number>;
  lastError: string | null;
  /** When to try next. */
  dueAt: InstantWithDefault;
  /** When a job is to be put in for it: from the start where none was, else once that one must have ended. */
  enqueueAt: InstantWithDefault;
  /** From then on it is not sent any more; null: no such time. */
  goodUntil: InstantOrNull;
  sentAt: InstantOrNull;
  createdAt: InstantWithDefault;
  /** Why it goes. */
  reason: Generated<MailReason>;
  /** The person or the booking that it tells of. */
  aboutId: Generated<string | null>;
  /** Under which its reader stops such mails; of those alone that nobody asked for. */
  stopAddress: Generated<string | null>;
  /** Why it has not left, where that is no mail server's doing. */
  heldFor: Generated<MailHeldFor | null>;
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
  /** Of `before` and `after`, the fields that may tell of people. */
  people: JsonOrNull<Partial<Record<"before" | "after", Record<string, unknown>>>>;
  /** Further refusals like this one, which have no entries of their own. */
  more: Generated<number | null>;
  /** What the hash of name, address and browser is taken with; null once they are blanked, and the hash alone is left. */
  actorKey: Generated<string | null>;
  actorHash: Generated<string | null>;
  /** As of the actor: of `people`. */
  peopleKey: Generated<string | null>;
  peopleHash: Generated<string | null>;
}

/** Refusals beyond their allowance, until their window has ended and one entry tells of all that are alike. */
export interface AuditRefusalsTable {
  orgId: string;
  /** When the window began that it counts to. */
  since: Instant;
  refusalId: string;
  refusedAt: Instant;
  allowance: string;
  actorKind: AuditActorKind;
  actorId: string | null;
  actorName: string;
  action: string;
  resource: string;
  recordId: string | null;
  after: Json<Record<string, unknown>>;
  address: string;
}

/** What an organisation notes of one below it. */
export interface OrganisationCommentsTable {
  orgId: string;
  commentId: string;
  /** The organisation that it is about. */
  aboutId: string;
  authorId: string;
  authorName: string;
  text: string;
  createdAt: Instant;
}

/** Every file in the store. */
export interface StoredFilesTable {
  /** Who brought it. */
  orgId: string;
  fileKey: string;
  /** Whose it is. */
  ownerId: string;
  createdAt: InstantWithDefault;
}

/** The pictures of a branch. */
export interface GalleryImagesTable {
  orgId: string;
  branchId: string;
  fileKey: string;
  /** Grows from picture to picture; taking one away leaves a gap. */
  position: number;
  createdAt: InstantWithDefault;
}

/**
 * Sums that the dashboard is read from (database/count.ts). A key's rows add up: part 0 is what was folded, the others are
 * what was counted since. Days are the branch's local ones.
 */
interface FiguresTable {
  orgId: string;
  branchId: string;
  /** `YYYY-MM-DD`. */
  day: string;
  part: Generated<number>;
}

/** Bookings by the day on which they were made. */
export interface BookingFiguresTable extends FiguresTable {
  pending: number;
  confirmed: number;
  cancelled: number;
  /** Those that were not cancelled, by type. */
  daily: number;
  hourly: number;
}

/** Bookings that were not cancelled, by the hours in which they begin and end. */
export interface HourFiguresTable extends FiguresTable {
  hour: number;
  started: number;
  ended: number;
  /** Booked by those that begin. */
  minutes: number;
}

interface SpanFiguresTable extends FiguresTable {
  /** How many days from `day` on: 1, 8 or 64. */
  span: number;
}

/** Bookings that were not cancelled, by the day on which they begin. */
export interface DeskFiguresTable extends SpanFiguresTable {
  deskId: string;
  bookings: number;
  minutes: number;
}

export interface CustomerFiguresTable extends SpanFiguresTable {
  customerId: string;
  bookings: number;
  minutes: number;
}

/** Payments less refunds, minor unit of `currency`, by the day on which they were paid. */
export interface PaymentFiguresTable extends SpanFiguresTable {
  currency: string;
  transactions: number;
  revenue: number;
  cash: number;
  /** What daily bookings brought. */
  daily: number;
}

interface HelpTopicTable extends Stamps {
  orgId: string;
  featureId: string;
  title: string;
  description: Generated<string>;
  /** From 0, without a gap. */
  position: number;
}

export interface HelpFeaturesTable extends HelpTopicTable {}

/** Parts of a feature, each list of them with places of its own. */
export interface HelpSubFeaturesTable extends HelpTopicTable {
  subFeatureId: string;
}

/** What there is to read or watch about a feature or part, each with places of its own. */
export interface HelpResourcesTable extends Stamps {
  orgId: string;
  featureId: string;
  subFeatureId: string | null;
  /** The part, else the feature. */
  topicId: GeneratedAlways<string>;
  resourceId: string;
  title: string;
  kind: HelpResourceKind;
  url: string | null;
  body: Generated<string>;
  /** From 0, without a gap. */
  position: number;
}

/** Rows are added and deleted, and never changed. */
export interface TrackingEventsTable {
  orgId: string;
  eventId: string;
  /** As the browser named its visit. */
  sessionId: string;
  /** Null for a visitor's. */
  userId: string | null;
  businessUnitId: string | null;
  event: string;
  /** Without a query or fragment. */
  path: string;
  properties: Json<TrackingEvent["properties"]>;
  /** By the device's clock, but never ahead of ours. */
  occurredAt: Instant;
  createdAt: Instant;
}

/** A lead that staff work through. */
export interface BusinessUnitsTable extends Stamps {
  orgId: string;
  businessUnitId: string;
  name: string;
  contactName: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  city: Generated<string>;
  dataCategory: Generated<BusinessUnitCategory>;
  websiteType: Generated<BusinessUnitWebsiteType>;
  status: Generated<BusinessUnitStatus>;
  /** Where it came from. */
  source: Generated<string>;
}

/** Who has a lead. */
export interface BusinessUnitPeopleTable {
  orgId: string;
  businessUnitId: string;
  userId: string;
  createdAt: Instant;
}

/** Rows are added and never changed. */
export interface BusinessUnitCommentsTable {
  orgId: string;
  businessUnitId: string;
  commentId: string;
  authorId: string;
  authorName: string;
  text: string;
  createdAt: Instant;
}

/** A wish that somebody comes and sets a place up. */
export interface InstallationRequestsTable extends Stamps {
  orgId: string;
  requestId: string;
  contactName: string;
  phone: string;
  address: Json<Address>;
  /** Local date; null: any day. */
  preferredDate: string | null;
  notes: Generated<string>;
  status: Generated<InstallationStatus>;
  /** Somebody of this organisation or of the super organisation; null until somebody has it. */
  assignedTo: string | null;
  assignedName: string | null;
}

/** Something that happened and is to be told, written in its own transaction. */
export interface NotificationEventsTable {
  orgId: string;
  eventId: string;
  type: NotificationType;
  /** What it is about: a booking, a payment, the organisation. */
  subjectId: string;
  /** Which of the subject's happenings of this type; no two are alike. */
  occasion: Generated<string>;
  branchId: string | null;
  /** Who did it, where that was somebody of the staff. */
  actorId: string | null;
  detail: JsonWithDefault<EventDetail>;
  /** How often telling it failed. */
  attempts: Generated<number>;
  occurredAt: Instant;
  /** When it was told, or given up. */
  toldAt: InstantOrNull;
}

/** What the subject's own row doesn't say of an event. */
export interface EventDetail {
  /** A booking whose hold ran out. */
  ranOut?: boolean;
  /** How many bookings or payments one call made. */
  count?: number;
  /** Of many payments: minor unit of `currency`. */
  amount?: number;
  currency?: string;
  /** Who alone is told of it; absent: all who may see it. */
  userIds?: readonly string[];
  /** To whom something was given. */
  assignedTo?: string;
}

/** What one person is told of an event. */
export interface NotificationsTable {
  orgId: string;
  notificationId: string;
  userId: string;
  eventId: string;
  type: NotificationType;
  /** Null for what is the whole organisation's. */
  branchId: string | null;
  title: string;
  body: string;
  link: string | null;
  isRead: Generated<boolean>;
  createdAt: Instant;
  updatedAt: Instant;
}

/** What an organisation changed of the defaults (areas/notifications/settings.ts). */
export interface NotificationSettingsTable extends Stamps {
  orgId: string;
  type: NotificationType;
  enabled: boolean;
  email: boolean;
}

/** Every table, by its name in SQL turned to camel case (as are its columns). */
export interface Tables {
  organisations: OrganisationsTable;
  apiKeys: ApiKeysTable;
  roles: RolesTable;
  adminUsers: AdminUsersTable;
  sessions: SessionsTable;
  secondFactors: SecondFactorsTable;
  recoveryCodes: RecoveryCodesTable;
  visitorSessions: VisitorSessionsTable;
  visitorProfiles: VisitorProfilesTable;
  codeFlows: CodeFlowsTable;
  links: LinksTable;
  subscriptions: SubscriptionsTable;
  subscriptionOrders: SubscriptionOrdersTable;
  subscriptionPayments: SubscriptionPaymentsTable;
  paymentsToReturn: PaymentsToReturnTable;
  paymentReturns: PaymentReturnsTable;
  platformProfiles: PlatformProfilesTable;
  pricingPlans: PricingPlansTable;
  addOns: AddOnsTable;
  profitRates: ProfitRatesTable;
  domains: DomainsTable;
  branches: BranchesTable;
  desks: DesksTable;
  customers: CustomersTable;
  feePlans: FeePlansTable;
  bookings: BookingsTable;
  codeHolds: CodeHoldsTable;
  deskTransactions: DeskTransactionsTable;
  mails: MailsTable;
  idempotencyKeys: IdempotencyKeysTable;
  auditLog: AuditLogTable;
  auditRefusals: AuditRefusalsTable;
  storedFiles: StoredFilesTable;
  galleryImages: GalleryImagesTable;
  organisationComments: OrganisationCommentsTable;
  helpFeatures: HelpFeaturesTable;
  helpSubFeatures: HelpSubFeaturesTable;
  helpResources: HelpResourcesTable;
  trackingEvents: TrackingEventsTable;
  businessUnits: BusinessUnitsTable;
  businessUnitPeople: BusinessUnitPeopleTable;
  businessUnitComments: BusinessUnitCommentsTable;
  installationRequests: InstallationRequestsTable;
  notificationEvents: NotificationEventsTable;
  notifications: NotificationsTable;
  notificationSettings: NotificationSettingsTable;
  bookingFigures: BookingFiguresTable;
  hourFigures: HourFiguresTable;
  deskFigures: DeskFiguresTable;
  customerFigures: CustomerFiguresTable;
  paymentFigures: PaymentFiguresTable;
}

/** A row as it is read, such as `Row<"desks">`. */
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;
/** A row as it is inserted. */
export type NewRow<Name extends keyof Tables> = Insertable<Tables[Name]>;
/** The columns of a row to change. */
export type RowChanges<Name extends keyof Tables> = Updateable<Tables[Name]>;
