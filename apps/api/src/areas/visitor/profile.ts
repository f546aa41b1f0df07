import type { UpdateVisitorProfile, VisitorProfile } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { constant } from "../../database/constant";
import { json } from "../../database/json";
import { readPhone, shownPhone } from "../customers/phone";
import { tenantOf } from "../tenant";
import { type Visitor, visitorOf } from "./visitor";

type Tenancy = Pick<Context, "db" | "orgId">;

/** The customer whom the staff know by this address; of several, an active one, the oldest. */
const findCustomer = ({ db, orgId }: Tenancy, { email }: Visitor) =>
  db
    .selectFrom("customers")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("email", "=", email)
    .where("email", "<>", constant(""))
    .orderBy("isActive", "desc")
    .orderBy("createdAt")
    .orderBy("customerId")
    .limit(1)
    .executeTakeFirst();

/** As whom the visitor last booked. */
const lastBooking = ({ db, orgId }: Tenancy, { email }: Visitor) =>
  db
    .selectFrom("bookings")
    .select(["visitorName as name", "visitorPhone as phone"])
    .where("orgId", "=", orgId)
    .where("visitorEmail", "=", email)
    .where("visitorEmail", "<>", constant(""))
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirst();

/**
 * What the organisation knows of a visitor: its customer with his address, else what he said of himself, else how he
 * last booked.
 */
export async function readProfile(
  tenancy: Tenancy,
  visitor: Visitor,
): Promise<VisitorProfile & { customerId: string | null }> {
  const { email } = visitor;
  const customer = await findCustomer(tenancy, visitor);
  if (customer) {
    const { customerId, name, phone, address, emergencyContact } = customer;
    return { customerId, name, email, phone: shownPhone(phone), address, emergencyContact };
  }
  const own = await tenancy.db
    .selectFrom("visitorProfiles")
    .selectAll()
    .where("orgId", "=", tenancy.orgId)
    .where("email", "=", email)
    .executeTakeFirst();
  const booked = own?.name && own.phone ? undefined : await lastBooking(tenancy, visitor);
  return {
    customerId: null,
    name: own?.name || booked?.name || "",
    email,
    phone: shownPhone(own?.phone || booked?.phone || ""),
    address: own?.address ?? "",
    emergencyContact: own?.emergencyContact ?? null,
  };
}

export async function profile(context: Context): Promise<VisitorProfile> {
  const { customerId: _, ...known } = await readProfile(context, visitorOf(context));
  return known;
}

const FIELDS = ["name", "phone", "address", "emergencyContact"] as const;

/**
 * Changes the customers with the visitor's address, or what he said of himself where there is none. The audit log, where
 * nothing is ever deleted, keeps which fields changed and not what a visitor says of himself.
 */
export async function updateProfile(context: Context<UpdateVisitorProfile>): Promise<VisitorProfile> {
  const { db, orgId, now, input } = context;
  const visitor = visitorOf(context);
  const { email } = visitor;
  const before = await readProfile(context, visitor);
  const { name, phone, address, emergencyContact } = input;
  const changes = {
    ...(name !== undefined && { name }),
    // A visitor isn't asked for his branch: the organisation's country is his.
    ...(phone !== undefined && { phone: readPhone(phone, { address: {}, timezone: tenantOf(context).timezone }) }),
    ...(address !== undefined && { address }),
    ...(emergencyContact !== undefined && { emergencyContact: emergencyContact && json(emergencyContact) }),
    updatedAt: now,
  };
  const changed = await db
    .updateTable("customers")
    .set(changes)
    .where("orgId", "=", orgId)
    .where("email", "=", email)
    .where("email", "<>", constant(""))
    .returning("customerId")
    .execute();
  if (changed.length === 0) {
    await db
      .insertInto("visitorProfiles")
      .values({ orgId, email, ...changes })
      .onConflict((conflict) => conflict.columns(["orgId", "email"]).doUpdateSet(changes))
      .execute();
  }
  const { customerId, ...after } = await readProfile(context, visitor);
  context.audit({
    recordId: customerId ?? visitor.sessionId,
    after: { changed: FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])) },
  });
  return after;
}
