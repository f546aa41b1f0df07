import type { Context } from "../../context";
import { insertAll } from "../../database/insert-all";
import type { Row } from "../../database/schema";

type Customer = Row<"customers">;
type Adding = Pick<Context, "db" | "orgId" | "now" | "random">;

/** Who somebody new is; what is left out is blank. */
export type NewPerson = Pick<Customer, "branchId" | "name" | "email" | "phone"> &
  Partial<Pick<Customer, "address" | "emergencyContact" | "photoKey" | "isActive">>;

/** The record of somebody new, yet to be written. */
export const newCustomer = ({ orgId, now, random }: Adding, person: NewPerson): Customer => ({
  orgId,
  customerId: random.id(),
  branchId: person.branchId,
  name: person.name,
  email: person.email,
  phone: person.phone,
  address: person.address ?? "",
  notes: "",
  idProof: null,
  emergencyContact: person.emergencyContact ?? null,
  photoKey: person.photoKey ?? null,
  isActive: person.isActive ?? true,
  erasedAt: null,
  createdAt: now,
  updatedAt: now,
});

/** The one door by which customers come in: one by one, by a booking or from a sheet. */
export const addCustomers = ({ db }: Pick<Adding, "db">, customers: readonly Customer[]): Promise<void> =>
  insertAll(db, "customers", customers);
