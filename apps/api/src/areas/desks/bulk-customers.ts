import type { NewCustomer } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { insertAll } from "../../database/insert-all";
import type { Row } from "../../database/schema";
import { type Contact, type Identity, identityOf, matchesOf, type Wanted } from "../customers/identity";
import { isRead, readPhone } from "../customers/phone";

type Customer = Row<"customers">;
type Asking = Pick<Context, "db" | "orgId" | "now" | "random">;

/** The people of a sheet: who each place is, and who of them is new. */
interface SheetPeople {
  places: ReadonlyMap<number, Exclude<Identity, { kind: "new" }>>;
  added: readonly Customer[];
}

/** Whom a row names by how to reach him. */
export const wantedBy = (
  place: number,
  branch: Row<"branches">,
  { name, email = "", phone = "" }: z.input<typeof NewCustomer>,
): Wanted => ({ place, branchId: branch.branchId, name, email, phone: readPhone(phone, branch) });

const newCustomer = ({ orgId, now, random }: Asking, { branchId, name, email, phone }: Wanted): Customer => ({
  orgId,
  customerId: random.id(),
  branchId,
  name,
  email,
  phone,
  address: "",
  notes: "",
  idProof: null,
  emergencyContact: null,
  photoKey: null,
  isActive: true,
  createdAt: now,
  updatedAt: now,
});

/** Those of a sheet who were new until a row named them. */
function createNewcomers() {
  const byKey = new Map<string, Customer>();
  const keysOf = (contact: Contact) => [
    ["email", contact.email] as const,
    ["phone", contact.phone && `${contact.phone} ${isRead(contact.phone) ? "" : contact.name.toLowerCase()}`] as const,
  ];
  return {
    add(customer: Customer) {
      for (const [by, key] of keysOf(customer)) if (key) byKey.set(`${by} ${key}`, customer);
    },
    of(contact: Contact, by: "email" | "phone"): readonly Customer[] {
      const [, key] = keysOf(contact).find(([name]) => name === by) ?? [];
      const customer = key ? byKey.get(`${by} ${key}`) : undefined;
      return customer ? [customer] : [];
    },
  };
}

/**
 * Finds the people of a bulk booking by the rule of all customers: those who are known, and the rest once each. Writes
 * nothing. One query, or none.
 */
export async function peopleOf(context: Asking, people: readonly Wanted[]): Promise<SheetPeople> {
  const known = await matchesOf(context, people);
  const newcomers = createNewcomers();
  const added: Customer[] = [];
  const places = new Map<number, Exclude<Identity, { kind: "new" }>>();
  for (const person of people) {
    const { email = [], phone = [] } = known.get(person.place) ?? {};
    const identity = identityOf({
      email: [...email, ...newcomers.of(person, "email")],
      phone: [...phone, ...newcomers.of(person, "phone")],
    });
    if (identity.kind !== "new") {
      places.set(person.place, identity);
      continue;
    }
    const customer = newCustomer(context, person);
    added.push(customer);
    newcomers.add(customer);
    places.set(person.place, { kind: "known", customer, by: [] });
  }
  return { places, added };
}

/** Writes those who are new. */
export const addPeople = (context: Asking, { added }: SheetPeople): Promise<void> =>
  insertAll(context.db, "customers", added);
