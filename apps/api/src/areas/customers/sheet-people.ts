import type { NewCustomer } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { wordsOf } from "../tenant";
import { type NewPerson, newCustomer } from "./add-customers";
import { type Contact, type Identity, identityOf, matchesOf, type Wanted } from "./identity";
import { isRead, readPhone } from "./phone";

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

/** What is said of a row whose person an earlier row is about. */
export const samePerson = (context: Pick<Context, "organisation">): string =>
  `An earlier row is of the same ${wordsOf(context).member.toLowerCase()}. Leave one of them out.`;

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
 * Finds the people of a sheet by the rule of all customers: those who are known, and the rest once each. Writes
 * nothing. One query, or none.
 */
export async function peopleOf(
  context: Asking,
  people: readonly (Wanted & Partial<NewPerson>)[],
): Promise<SheetPeople> {
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
