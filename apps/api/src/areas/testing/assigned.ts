import type { Client } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";
import type { FeePlan, PlanDuration } from "@carrel/sdk/schemas";
import type { Row } from "../../database/schema";
import type { House, Place } from "./house";

/** Puts somebody who can be given a desk straight into the database. @returns his id */
export async function insertCustomer(
  house: House,
  { orgId, branch }: Pick<Place, "orgId" | "branch">,
  customer: Partial<Pick<Row<"customers">, "name" | "email" | "phone" | "isActive">> = {},
): Promise<string> {
  const customerId = house.id();
  await house.database.tx({ orgId }, (db) =>
    db
      .insertInto("customers")
      .values({ orgId, customerId, branchId: branch._id, name: "Nisha Verma", phone: "+919876543210", ...customer })
      .execute(),
  );
  return customerId;
}

/** A plan by the day: 1,000 rupees and 18 % tax. */
export const addTerm = (client: Client<Contract>, duration: PlanDuration): Promise<FeePlan> =>
  client.feePlans.add({
    name: `${duration.count} ${duration.unit}`,
    bookingType: "DAILY",
    duration,
    amount: 100_000,
    taxPercent: 18,
  });
