import type { Client } from "@carrel/sdk";
import type { Contract, Permission } from "@carrel/sdk/contract";
import { testPasswords } from "../../testing/test-ports";
import { type House, PASSWORD, type Place } from "./house";

interface Hired {
  permissions: readonly Permission[];
  /** The branches that he may work in; absent: every one. */
  branches?: readonly string[];
  /** His address; his password is `PASSWORD`. */
  email?: string;
}

/**
 * Hires somebody straight in the database, with a role of his own called "Role of …".
 * @returns signed in as him
 */
export async function hire(
  house: House,
  place: Pick<Place, "orgId">,
  { permissions, branches, email = `staff-${house.unique()}@example.com` }: Hired,
): Promise<Client<Contract>> {
  const { orgId } = place;
  const passwordHash = await testPasswords.hash(PASSWORD);
  await house.database.tx({ orgId }, async (db) => {
    const roleId = house.id();
    await db
      .insertInto("roles")
      .values({ orgId, roleId, name: `Role of ${email}`, permissions: [...permissions] })
      .execute();
    await db
      .insertInto("adminUsers")
      .values({
        orgId,
        userId: house.id(),
        name: "Ravi Kumar",
        email,
        passwordHash,
        roleId,
        allowedBranches: [...(branches ?? [])],
        isDefaultUser: branches === undefined,
        selectedBranch: branches?.[0] ?? null,
      })
      .execute();
  });
  const client = house.client("pk_demo_carrel");
  await client.auth.login({ email, password: PASSWORD });
  return client;
}
