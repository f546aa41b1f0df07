import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { addCustomers, type NewPerson, newCustomer } from "./add-customers";
import { type Contact, holdPeople, identityOf, matchesOf, refuseTwo } from "./identity";

/**
 * The customer that a contact is known as, or a new one of the branch. For whom something is booked, so that one person stays
 * one record.
 * @param path the field under which the contact stands
 * @throws Failure 409 `customers_differ`
 */
export async function customerFor(
  context: Pick<Context, "db" | "orgId" | "now" | "random" | "actor" | "organisation">,
  contact: Contact,
  { branchId, path }: { branchId: string; path: readonly string[] },
): Promise<Row<"customers">> {
  await holdPeople(context, [contact]);
  const identity = identityOf((await matchesOf(context, [{ ...contact, branchId, place: 0 }])).get(0));
  if (identity.kind === "two") throw refuseTwo(context, identity, path);
  if (identity.kind === "known") return identity.customer;
  return added(context, { ...contact, branchId });
}

/**
 * The customer who has an address that was proven, or a new one of the branch. Of a number nobody knows whose it is: one that another
 * customer has is left out.
 */
export async function customerOf(
  context: Pick<Context, "db" | "orgId" | "now" | "random">,
  contact: Contact,
  { branchId }: { branchId: string },
): Promise<Row<"customers">> {
  await holdPeople(context, [contact]);
  const matches = (await matchesOf(context, [{ ...contact, branchId, place: 0 }])).get(0);
  const [known] = matches?.email ?? [];
  if (known) return known;
  return added(context, { ...contact, ...(matches?.phone.length && { phone: "" }), branchId });
}

async function added(
  context: Pick<Context, "db" | "orgId" | "now" | "random">,
  person: NewPerson,
): Promise<Row<"customers">> {
  const customer = newCustomer(context, person);
  await addCustomers(context, [customer]);
  return customer;
}
