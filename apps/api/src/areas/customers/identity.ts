import { sql } from "kysely";
import type { Context } from "../../context";
import { rowsJson } from "../../database/insert-all";
import type { Row } from "../../database/schema";
import { Failure, type Issue } from "../../failure";
import { holds } from "../../pipeline/permission";
import { wordsOf } from "../tenant";
import { isRead } from "./phone";

type Customer = Row<"customers">;

/** By what a person is known: an address in lower case and a number as it is stored (`readPhone`), each of them perhaps empty. */
export interface Contact {
  name: string;
  email: string;
  phone: string;
}

/** Somebody who is looked for; the place is his in a list. */
export interface Wanted extends Contact {
  place: number;
  /** Of several records of one person, which there may be from before, the one of this branch comes first. */
  branchId: string;
}

/** Records that the e-mail address names, and those that the phone number names, the first of each to be used first. */
export interface Matches {
  email: readonly Customer[];
  phone: readonly Customer[];
}

/** Who a contact is: a record, nobody who is known, or two people at once. */
export type Identity =
  | { kind: "new" }
  | { kind: "known"; customer: Customer; by: readonly (keyof Matches)[] }
  | { kind: "two"; email: Customer; phone: Customer };

const BY_NOBODY: Matches = { email: [], phone: [] };

/**
 * Makes whoever else adds or changes one of these people wait until this transaction is over, so that no two make one person
 * twice. It comes before a customer's row is locked, and before the people are looked for.
 */
export async function holdPeople({ db, orgId }: Pick<Context, "db" | "orgId">, contacts: readonly Contact[]) {
  const keys = contacts.flatMap(({ email, phone }) => [email, phone]).filter((key) => key !== "");
  await sql`select pg_advisory_xact_lock_shared(hashtextextended('people of ' || ${orgId}::text, 0))`.execute(db);
  await sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended('person of ' || ${orgId}::text || ' ' || asked, 0) as key
      from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) as asked order by key
    ) keys
  `.execute(db);
}

/** The same of everybody of the organisation: for lists, whose thousands of locks would be too many. */
export async function holdEverybody({ db, orgId }: Pick<Context, "db" | "orgId">): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('people of ' || ${orgId}::text, 0))`.execute(db);
}

/**
 * The records of people, by their places. Who works in some branches finds theirs alone. A number that nobody can read counts
 * together with the name. One query, or none.
 */
export async function matchesOf(
  { db, orgId }: Pick<Context, "db" | "orgId">,
  people: readonly Wanted[],
): Promise<ReadonlyMap<number, Matches>> {
  const sought = people.map(({ place, branchId, name, email, phone }) => {
    return { place, branchId, email, phone, name: isRead(phone) ? "" : name.toLowerCase() };
  });
  if (sought.every(({ email, phone }) => email === "" && phone === "")) return new Map();
  const { rows } = await sql<Customer & { place: number; by: keyof Matches }>`
    with wanted as materialized (
      select * from jsonb_to_recordset(${rowsJson(sought)}::jsonb)
        as row (place integer, branch_id uuid, email text, phone text, name text)
    ),
    found as (
      select wanted.place, 'email' as by, wanted.branch_id as wanted_branch, c.* from wanted
      join customers c on c.org_id = ${orgId}::uuid and c.email = wanted.email and c.email <> ''
      union all
      select wanted.place, 'phone', wanted.branch_id, c.* from wanted
      join customers c on c.org_id = ${orgId}::uuid and c.phone = wanted.phone and c.phone <> ''
        and (wanted.name = '' or lower(c.name) = wanted.name)
    )
    select * from found order by place, branch_id <> wanted_branch, created_at, customer_id
  `.execute(db);
  const places = Map.groupBy(rows, ({ place }) => place);
  return new Map(
    [...places].map(([place, found]) => {
      const of = (by: keyof Matches) => found.filter((row) => row.by === by).map(withoutPlace);
      return [place, { email: of("email"), phone: of("phone") }];
    }),
  );
}

const withoutPlace = ({ place: _, by: __, ...row }: Customer & { place: number; by: keyof Matches }): Customer => {
  const { wantedBranch: ___, ...customer } = row as Customer & { wantedBranch: string };
  return customer;
};

/** The one rule: who has the address or the number is the person, and nobody is two people. */
export function identityOf({ email, phone }: Matches = BY_NOBODY): Identity {
  const [byEmail] = email;
  const [byPhone] = phone;
  const both = email.find(({ customerId }) => phone.some((other) => other.customerId === customerId));
  if (both) return { kind: "known", customer: both, by: ["email", "phone"] };
  if (byEmail && byPhone) return { kind: "two", email: byEmail, phone: byPhone };
  if (byEmail) return { kind: "known", customer: byEmail, by: ["email"] };
  if (byPhone) return { kind: "known", customer: byPhone, by: ["phone"] };
  return { kind: "new" };
}

const FIELDS = ["email", "phone"] as const;
const NOUN = { email: "e-mail address", phone: "phone number" } as const;

type Telling = Pick<Context, "actor" | "organisation">;

/** What a customer is called before a caller: whoever may not read customers hears no name. */
export const nameFor = (context: Telling, { name }: Customer): string =>
  holds(context.actor, "customers.read") ? name : `another ${wordsOf(context).member.toLowerCase()}`;

/** A name where a sentence begins with it: "another member" gets a capital. */
export const sentence = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`;

/** What helps a caller on who may read them. */
const knownTo = (context: Telling, known: readonly { field: keyof Matches; customer: Customer }[]) => ({
  known: holds(context.actor, "customers.read")
    ? known.map(({ field, customer }) => ({ field, _id: customer.customerId, name: customer.name }))
    : [],
});

type Two = Extract<Identity, { kind: "two" }>;

/** What somebody is told whose e-mail address is one person's, and whose phone number is another's. */
export const twoPeople = (context: Telling, { email, phone }: Two): string =>
  `The e-mail address is that of ${nameFor(context, email)}, the phone number that of ${nameFor(context, phone)}. Leave one of them out, or merge the two.`;

/**
 * The 409 of a contact that is two people.
 * @param path the field under which the contact stands
 */
export const refuseTwo = (context: Telling, two: Two, path: readonly string[]): Failure =>
  new Failure({
    status: 409,
    code: "customers_differ",
    message: twoPeople(context, two),
    issues: FIELDS.map((field) => ({
      path: [...path, field],
      message: `This ${NOUN[field]} is that of ${nameFor(context, two[field])}`,
    })),
    data: knownTo(
      context,
      FIELDS.map((field) => ({ field, customer: two[field] })),
    ),
  });

/**
 * Checks that nobody whom the caller sees has a customer's address or number; `holdPeople` comes first.
 * @param except his own record
 * @throws Failure 409 `customer_known`, at each field that somebody has, with who it is
 */
export async function checkUnknown(
  context: Pick<Context, "db" | "orgId"> & Telling,
  wanted: Omit<Wanted, "place">,
  except?: string,
): Promise<void> {
  const found = (await matchesOf(context, [{ ...wanted, place: 0 }])).get(0) ?? BY_NOBODY;
  const known = FIELDS.flatMap((field) => {
    const customer = found[field].find(({ customerId }) => customerId !== except);
    return customer ? [{ field, customer }] : [];
  });
  if (known.length === 0) return;
  const member = wordsOf(context).member.toLowerCase();
  const issues = known.map(({ field, customer }): Issue => {
    const name = sentence(nameFor(context, customer));
    return { path: [field], message: `${name} has this ${NOUN[field]} already` };
  });
  throw new Failure({
    status: 409,
    code: "customer_known",
    message: `${issues.map(({ message }) => message).join("; ")}. Use that ${member}, or give another.`,
    issues,
    data: knownTo(context, known),
  });
}
