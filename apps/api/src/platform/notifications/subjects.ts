import { findInstallations } from "../../areas/installation-requests/find-installations";
import type { TenantTransaction } from "../../database/port";
import type { Row } from "../../database/schema";

/** A booking with the names that tell of it. */
export interface ToldBooking
  extends Pick<
    Row<"bookings">,
    | "bookingId"
    | "deskId"
    | "status"
    | "startAt"
    | "endAt"
    | "amount"
    | "paid"
    | "currency"
    | "visitorName"
    | "pass"
    | "claimedAt"
    | "claimReference"
    | "claimAmount"
    | "claimAnswer"
  > {
  deskName: string;
  branchName: string;
  timezone: string;
  customerName: string | null;
  feePlanName: string | null;
}

/** A membership that ends, with the names that tell of it. */
export interface ToldMembership
  extends Pick<
    Row<"memberships">,
    "membershipId" | "kind" | "deskId" | "status" | "endAt" | "allowance" | "allowanceUnit" | "used"
  > {
  deskName: string | null;
  shiftName: string | null;
  branchName: string;
  timezone: string;
  customerName: string;
  feePlanName: string;
}

/** A payment or refund with its booking, or with the membership or the charge that it is for and that has none. */
export interface ToldPayment
  extends Pick<
    Row<"deskTransactions">,
    | "transactionId"
    | "bookingId"
    | "membershipId"
    | "chargeId"
    | "customerId"
    | "amount"
    | "currency"
    | "method"
    | "startAt"
    | "endAt"
  > {
  branchName: string;
  timezone: string;
  customerName: string | null;
  /** Of a seat in a shift. */
  deskName: string | null;
  feePlanName: string | null;
  /** What a charge is for. */
  chargeReason: string | null;
  booking: ToldBooking | null;
}

/** A lead that somebody was given. */
type ToldUnit = Pick<Row<"businessUnits">, "businessUnitId" | "name" | "contactName" | "city">;

/** Somebody of the staff. */
type ToldPerson = Pick<Row<"adminUsers">, "userId" | "name" | "email" | "emailProvenAt">;

/** What a stranger wrote. */
type ToldMessage = Omit<Row<"contactMessages">, "orgId" | "createdAt">;

/** The organisation's own. */
type ToldSubscription = Pick<Row<"subscriptions">, "status" | "currentPeriodEnd">;

/** An installation request with its organisation. */
interface ToldInstallation
  extends Pick<
    Row<"installationRequests">,
    "orgId" | "requestId" | "contactName" | "phone" | "address" | "preferredDate" | "assignedTo" | "assignedName"
  > {
  orgName: string;
}

/** What events are about, read at once for all of them. */
export interface Subjects {
  bookings: ReadonlyMap<string, ToldBooking>;
  memberships: ReadonlyMap<string, ToldMembership>;
  payments: ReadonlyMap<string, ToldPayment>;
  businessUnits: ReadonlyMap<string, ToldUnit>;
  installations: ReadonlyMap<string, ToldInstallation>;
  people: ReadonlyMap<string, ToldPerson>;
  messages: ReadonlyMap<string, ToldMessage>;
  subscription: ToldSubscription | undefined;
}

const readBookings = (db: TenantTransaction, orgId: string, bookingIds: readonly string[]): Promise<ToldBooking[]> =>
  db
    .selectFrom("bookings as b")
    .innerJoin("desks as d", (join) => join.onRef("d.orgId", "=", "b.orgId").onRef("d.deskId", "=", "b.deskId"))
    .innerJoin("branches as br", (join) =>
      join.onRef("br.orgId", "=", "b.orgId").onRef("br.branchId", "=", "b.branchId"),
    )
    .leftJoin("customers as c", (join) =>
      join.onRef("c.orgId", "=", "b.orgId").onRef("c.customerId", "=", "b.customerId"),
    )
    .leftJoin("feePlans as f", (join) => join.onRef("f.orgId", "=", "b.orgId").onRef("f.feePlanId", "=", "b.feePlanId"))
    .select(["b.bookingId", "b.deskId", "b.status", "b.startAt", "b.endAt", "b.amount", "b.paid", "b.currency"])
    .select(["b.claimedAt", "b.claimReference", "b.claimAmount", "b.claimAnswer"])
    .select(["b.visitorName", "b.pass", "d.name as deskName", "br.name as branchName", "br.timezone"])
    .select(["c.name as customerName", "f.name as feePlanName"])
    .where("b.orgId", "=", orgId)
    .where("b.bookingId", "in", bookingIds)
    .execute();

const readMemberships = (
  db: TenantTransaction,
  orgId: string,
  membershipIds: readonly string[],
): Promise<ToldMembership[]> =>
  db
    .selectFrom("memberships as m")
    .innerJoin("branches as br", (join) =>
      join.onRef("br.orgId", "=", "m.orgId").onRef("br.branchId", "=", "m.branchId"),
    )
    .innerJoin("customers as c", (join) =>
      join.onRef("c.orgId", "=", "m.orgId").onRef("c.customerId", "=", "m.customerId"),
    )
    .innerJoin("feePlans as f", (join) =>
      join.onRef("f.orgId", "=", "m.orgId").onRef("f.feePlanId", "=", "m.feePlanId"),
    )
    .leftJoin("desks as d", (join) => join.onRef("d.orgId", "=", "m.orgId").onRef("d.deskId", "=", "m.deskId"))
    .leftJoin("shifts as s", (join) => join.onRef("s.orgId", "=", "m.orgId").onRef("s.shiftId", "=", "m.shiftId"))
    .select(["m.membershipId", "m.kind", "m.deskId", "m.status", "m.endAt", "m.allowance", "m.allowanceUnit", "m.used"])
    .select(["d.name as deskName", "s.name as shiftName", "br.name as branchName", "br.timezone"])
    .select(["c.name as customerName", "f.name as feePlanName"])
    .where("m.orgId", "=", orgId)
    .where("m.membershipId", "in", membershipIds)
    .execute();

const readPayments = (db: TenantTransaction, orgId: string, transactionIds: readonly string[]) =>
  db
    .selectFrom("deskTransactions as t")
    .innerJoin("branches as br", (join) =>
      join.onRef("br.orgId", "=", "t.orgId").onRef("br.branchId", "=", "t.branchId"),
    )
    .leftJoin("desks as d", (join) => join.onRef("d.orgId", "=", "t.orgId").onRef("d.deskId", "=", "t.deskId"))
    .leftJoin("customers as c", (join) =>
      join.onRef("c.orgId", "=", "t.orgId").onRef("c.customerId", "=", "t.customerId"),
    )
    .leftJoin("feePlans as f", (join) => join.onRef("f.orgId", "=", "t.orgId").onRef("f.feePlanId", "=", "t.feePlanId"))
    .leftJoin("charges as ch", (join) => join.onRef("ch.orgId", "=", "t.orgId").onRef("ch.chargeId", "=", "t.chargeId"))
    .select(["t.transactionId", "t.bookingId", "t.membershipId", "t.chargeId", "t.amount", "t.currency", "t.method"])
    .select(["t.startAt", "t.endAt", "br.name as branchName", "br.timezone"])
    .select([
      "d.name as deskName",
      "t.customerId",
      "c.name as customerName",
      "f.name as feePlanName",
      "ch.reason as chargeReason",
    ])
    .where("t.orgId", "=", orgId)
    .where("t.transactionId", "in", transactionIds)
    .execute();

const readUnits = (db: TenantTransaction, orgId: string, businessUnitIds: readonly string[]): Promise<ToldUnit[]> =>
  db
    .selectFrom("businessUnits")
    .select(["businessUnitId", "name", "contactName", "city"])
    .where("orgId", "=", orgId)
    .where("businessUnitId", "in", businessUnitIds)
    .execute();

const readPeople = (db: TenantTransaction, orgId: string, userIds: readonly string[]): Promise<ToldPerson[]> =>
  db
    .selectFrom("adminUsers")
    .select(["userId", "name", "email", "emailProvenAt"])
    .where("orgId", "=", orgId)
    .where("userId", "in", userIds)
    .execute();

const readMessages = (db: TenantTransaction, orgId: string, messageIds: readonly string[]): Promise<ToldMessage[]> =>
  db
    .selectFrom("contactMessages")
    .select(["messageId", "name", "email", "phone", "subject", "message"])
    .where("orgId", "=", orgId)
    .where("messageId", "in", messageIds)
    .execute();

const readSubscription = (db: TenantTransaction, orgId: string): Promise<ToldSubscription | undefined> =>
  db.selectFrom("subscriptions").select(["status", "currentPeriodEnd"]).where("orgId", "=", orgId).executeTakeFirst();

/** The organisation's own requests; for the super organisation everybody's. */
async function readInstallations(
  db: TenantTransaction,
  orgId: string,
  requestIds: readonly string[],
): Promise<ToldInstallation[]> {
  const all = await findInstallations(db, { ids: requestIds, limit: requestIds.length });
  if (all.length > 0) return all;
  return db
    .selectFrom("installationRequests as r")
    .innerJoin("organisations as o", "o.orgId", "r.orgId")
    .selectAll("r")
    .select("o.orgName")
    .where("r.orgId", "=", orgId)
    .where("r.requestId", "in", requestIds)
    .execute();
}

/** Reads what events are about: a few statements at most, however many there are. */
export async function readSubjects(
  db: TenantTransaction,
  orgId: string,
  events: readonly Pick<Row<"notificationEvents">, "type" | "subjectId">[],
): Promise<Subjects> {
  const idsOf = (matches: (type: string) => boolean) =>
    events.filter(({ type }) => matches(type)).map(({ subjectId }) => subjectId);
  const paymentIds = idsOf((type) => type.startsWith("payment_"));
  const paid = paymentIds.length > 0 ? await readPayments(db, orgId, paymentIds) : [];
  const bookingIds = [
    ...idsOf((type) => type.startsWith("booking_")),
    ...paid.flatMap(({ bookingId }) => bookingId ?? []),
  ];
  const booked = bookingIds.length > 0 ? await readBookings(db, orgId, bookingIds) : [];
  const bookings = new Map(booked.map((booking) => [booking.bookingId, booking]));
  const payments = new Map<string, ToldPayment>();
  for (const payment of paid) {
    const booking = bookings.get(payment.bookingId ?? "") ?? null;
    if (booking || payment.membershipId || payment.chargeId)
      payments.set(payment.transactionId, { ...payment, booking });
  }
  const membershipIds = idsOf((type) => type.startsWith("expiry_"));
  const ending = membershipIds.length > 0 ? await readMemberships(db, orgId, membershipIds) : [];
  const unitIds = idsOf((type) => type.startsWith("business_unit_"));
  const units = unitIds.length > 0 ? await readUnits(db, orgId, unitIds) : [];
  const requestIds = idsOf((type) => type.startsWith("installation_"));
  const installations = requestIds.length > 0 ? await readInstallations(db, orgId, requestIds) : [];
  const userIds = idsOf((type) => type === "invitation_ended" || type === "address_taken_back");
  const people = userIds.length > 0 ? await readPeople(db, orgId, userIds) : [];
  const messageIds = idsOf((type) => type === "contact_received");
  const messages = messageIds.length > 0 ? await readMessages(db, orgId, messageIds) : [];
  const isSubscribed = idsOf((type) => type.startsWith("subscription_")).length > 0;
  return {
    bookings,
    memberships: new Map(ending.map((membership) => [membership.membershipId, membership])),
    payments,
    subscription: isSubscribed ? await readSubscription(db, orgId) : undefined,
    businessUnits: new Map(units.map((unit) => [unit.businessUnitId, unit])),
    installations: new Map(installations.map((request) => [request.requestId, request])),
    messages: new Map(messages.map((message) => [message.messageId, message])),
    people: new Map(people.map((person) => [person.userId, person])),
  };
}
