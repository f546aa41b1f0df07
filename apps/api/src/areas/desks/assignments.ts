import { formatPeriod, type Period } from "@carrel/sdk/domain";
import { sql } from "kysely";
import type { Context } from "../../context";
import type { NewBooking } from "../../database/book-slot";
import { rowsJson } from "../../database/insert-all";
import { hasSeat } from "../../database/membership-runs";
import type { Row } from "../../database/schema";
import { conflict, type Failure, notFound } from "../../failure";
import { holdDaysOfDesks } from "../branches/hold-days";
import { wordsOf } from "../tenant";

type Tenancy = Pick<Context, "db" | "orgId" | "organisation">;

/**
 * Makes whoever else assigns, moves, ends or renews at these desks wait until this transaction is over; what is read
 * from now on is what they left. Desks come before the customer, so that no two wait for each other.
 */
export async function lockDesks(context: Tenancy, deskIds: readonly string[]): Promise<void> {
  const { db, orgId } = context;
  await holdDaysOfDesks(context, deskIds);
  await db
    .selectFrom("desks")
    .select("deskId")
    .where("orgId", "=", orgId)
    .where("deskId", "in", deskIds)
    .orderBy("deskId")
    .forNoKeyUpdate()
    .execute();
}

/**
 * Reads a customer, and makes whoever else gives him a desk wait until this transaction is over.
 * @throws Failure 404
 */
export async function lockCustomer(context: Tenancy, customerId: string): Promise<Row<"customers">> {
  const customer = await context.db
    .selectFrom("customers")
    .selectAll()
    .where("orgId", "=", context.orgId)
    .where("customerId", "=", customerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!customer) throw notFound(wordsOf(context).member);
  return customer;
}

/** The same of many customers, in one order. @returns by their ids; who is gone is not among them */
export async function lockCustomers(
  { db, orgId }: Tenancy,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, Row<"customers">>> {
  const customers = await db
    .selectFrom("customers")
    .selectAll()
    .where("orgId", "=", orgId)
    .where(({ eb, val }) => eb("customerId", "=", eb.fn.any(val([...customerIds]))))
    .orderBy("customerId")
    .forNoKeyUpdate()
    .execute();
  return new Map(customers.map((customer) => [customer.customerId, customer]));
}

/** A desk that somebody is to have for a time. */
interface WantedDesk extends Period {
  /** Several times can have one: of a seat in a shift, each of its days. */
  place: number;
  customerId: string;
  /** His membership that the time extends. */
  except?: string | null;
}

/** A desk that he has at some of that time. */
interface OtherDesk extends Period {
  place: number;
  deskName: string;
}

/** Of people who are to have a desk those who have one of their own in that time, by their places: the first of each. One query. */
export async function otherDesks(
  { db, orgId }: Pick<Tenancy, "db" | "orgId">,
  wanted: readonly WantedDesk[],
): Promise<ReadonlyMap<number, OtherDesk>> {
  if (wanted.length === 0) return new Map();
  const rows = wanted.map(({ place, customerId, startAt, endAt, except = null }) => {
    return { place, customerId, startAt, endAt, except };
  });
  // What each has from the first of his times on is read once, and compared with each of them.
  const { rows: found } = await sql<OtherDesk>`
    with wanted as materialized (
      select * from jsonb_to_recordset(${rowsJson(rows)}::jsonb)
        as w (place integer, customer_id uuid, starts_at timestamptz, ends_at timestamptz, "except" uuid)
    ),
    had as materialized (
      select a.place, b.desk_id, b.starts_at, b.ends_at
      from (
        select w.place, w.customer_id, w."except", min(w.starts_at) as starts_at, max(w.ends_at) as ends_at
        from wanted w group by w.place, w.customer_id, w."except"
      ) a
      join bookings b on b.org_id = ${orgId}::uuid and b.customer_id = a.customer_id
        and b.ends_at > a.starts_at and b.starts_at < a.ends_at
        and b.status = 'CONFIRMED' and b.membership_id is distinct from a."except"
      join memberships m on m.org_id = b.org_id and m.membership_id = b.membership_id and ${hasSeat("m")}
    )
    select distinct on (h.place) h.place, d.name as desk_name, h.starts_at, h.ends_at
    from had h
    join wanted w on w.place = h.place and w.starts_at < h.ends_at and w.ends_at > h.starts_at
    join desks d on d.org_id = ${orgId}::uuid and d.desk_id = h.desk_id
    order by h.place, h.starts_at
  `.execute(db);
  return new Map(found.map((other) => [other.place, other]));
}

/** What is said of somebody who has a desk already. */
export function hasDesk(
  context: Pick<Context, "organisation">,
  { name, deskName, startAt, endAt, timezone }: Period & { name: string; deskName: string; timezone: string },
): string {
  const desk = wordsOf(context).desk.toLowerCase();
  const time = formatPeriod(startAt, endAt, timezone);
  return `${name} has ${desk} ${deskName} already: ${time}. Choose another time, or end that first.`;
}

/**
 * Checks that a customer has no other desk by a membership at any of some times; `lockCustomer` comes first.
 * @param except his membership that the times extend
 * @throws Failure 409 `customer_assigned`
 */
export async function checkUnassigned(
  context: Tenancy,
  asked: { customer: Row<"customers">; periods: readonly Period[]; timezone: string; except?: string | undefined },
): Promise<void> {
  const { customer, periods, timezone, except = null } = asked;
  const { customerId, name } = customer;
  const wanted = periods.map((period) => ({ place: 0, customerId, ...period, except }));
  const other = (await otherDesks(context, wanted)).get(0);
  if (other) throw conflict("customer_assigned", hasDesk(context, { ...other, name, timezone }));
}

/** The 409 of a desk that nobody is assigned to. */
export const deskUnassigned = (context: Pick<Context, "organisation">, desk: Pick<Row<"desks">, "name">): Failure => {
  const { desk: word, member } = wordsOf(context);
  return conflict(
    "desk_unassigned",
    `${word} ${desk.name} is assigned to nobody. Assign it to a ${member.toLowerCase()} first.`,
  );
};

/** What a booking that staff make for a customer says of both. */
export const madeFor = (
  { actor }: Pick<Context, "actor">,
  customer: Row<"customers">,
): Pick<NewBooking, "customerId" | "visitorName" | "visitorEmail" | "visitorPhone" | "source"> & {
  createdBy: string | null;
} => ({
  customerId: customer.customerId,
  visitorName: customer.name,
  visitorEmail: customer.email,
  visitorPhone: customer.phone,
  source: actor.kind === "apiKey" ? "api" : "admin",
  createdBy: actor.kind === "person" ? actor.userId : null,
});

const MINUTE_MS = 60_000;

/** The whole minute that an instant is in: booked time begins and ends on one, so that what is freed can be booked. */
export const startOfMinute = (instant: Date) => new Date(instant.getTime() - (instant.getTime() % MINUTE_MS));

/** From when a booking goes to another desk: whole while it has not begun, else from this minute on. */
export const leftFrom = ({ startAt }: Pick<Period, "startAt">, now: Date): Date => {
  const minute = startOfMinute(now);
  return startAt < minute ? minute : startAt;
};
