import type { NewCustomer } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import { insertAll, rowsJson } from "../../database/insert-all";
import type { Row } from "../../database/schema";
import { folded } from "./bulk-rows";

/** Somebody whom a row names by address; the place is the row's. */
export interface NamedPerson extends NewCustomer {
  place: number;
  branchId: string;
}

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, "");

/** Who is the same person in a branch: the one with the address, else the one with the phone number and the name. */
const identity = ({ branchId, name, email, phone = "" }: Pick<NamedPerson, "branchId" | "name" | "email" | "phone">) =>
  `${branchId} ${email || `${digitsOf(phone)} ${folded(name)}`}`;

/** The oldest customer of each identity that is known already. One query. */
async function knownCustomers({ db, orgId }: Pick<Context, "db" | "orgId">, people: readonly NamedPerson[]) {
  const wanted = people.map(({ branchId, name, email = "", phone = "" }) => ({
    branchId,
    email,
    name: folded(name),
    phone: digitsOf(phone),
  }));
  const { rows } = await sql<Row<"customers">>`
    with wanted as materialized (
      select distinct * from jsonb_to_recordset(${rowsJson(wanted)}::jsonb)
        as row (branch_id uuid, email text, name text, phone text)
    )
    select c.* from customers c join wanted on c.branch_id = wanted.branch_id and c.email = wanted.email
    where c.org_id = ${orgId}::uuid and wanted.email <> ''
    union
    select c.* from customers c
    join wanted on c.branch_id = wanted.branch_id and lower(c.name) = wanted.name
      and regexp_replace(c.phone, '\\D', '', 'g') = wanted.phone
    where c.org_id = ${orgId}::uuid and wanted.email = ''
    order by created_at desc, customer_id desc
  `.execute(db);
  // A later entry of a map replaces an earlier one: the oldest stays.
  return new Map(
    rows.flatMap((row) => [
      ...(row.email ? [[identity(row), row] as const] : []),
      [identity({ ...row, email: "" }), row] as const,
    ]),
  );
}

/** Those of a sheet's people who are known already, by place. One query, or none. */
export async function knownAmong(
  context: Pick<Context, "db" | "orgId">,
  people: readonly NamedPerson[],
): Promise<ReadonlyMap<number, Row<"customers">>> {
  if (people.length === 0) return new Map();
  const customers = await knownCustomers(context, people);
  return new Map(
    people.flatMap((person) => {
      const customer = customers.get(identity(person));
      return customer ? [[person.place, customer]] : [];
    }),
  );
}

/**
 * The customers of a bulk booking: those of the branch who are known already, and new ones for the rest, each once.
 * @returns for each place its customer
 */
export async function customersFor(
  context: Pick<Context, "db" | "orgId" | "now" | "random">,
  people: readonly NamedPerson[],
): Promise<ReadonlyMap<number, Row<"customers">>> {
  if (people.length === 0) return new Map();
  const { db, orgId, now, random } = context;
  const customers = await knownCustomers(context, people);
  const added: Row<"customers">[] = [];
  const places = new Map<number, Row<"customers">>();
  for (const person of people) {
    const known = customers.get(identity(person));
    const customer = known ?? {
      orgId,
      customerId: random.id(),
      branchId: person.branchId,
      name: person.name,
      email: person.email ?? "",
      phone: person.phone ?? "",
      address: "",
      notes: "",
      idProof: null,
      emergencyContact: null,
      photoKey: null,
      isActive: true,
      createdAt: now,
      updatedAt: now,
    };
    if (!known) {
      added.push(customer);
      customers.set(identity(person), customer);
    }
    places.set(person.place, customer);
  }
  await insertAll(db, "customers", added);
  return places;
}
