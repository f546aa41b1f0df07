import type { Client } from "@carrel/sdk";
import type { Contract, Permission } from "@carrel/sdk/contract";
import type { AddAdminUser } from "@carrel/sdk/schemas";
import { testPasswords } from "../../testing/test-ports";
import { type House, PASSWORD, type Place, SENTENCE } from "./house";

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
        emailProvenAt: new Date(house.minutesFromNow(0)),
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

/** Follows the newest invitation to an address. @returns signed in as him; his password is `SENTENCE` */
export async function follow(house: House, email: string): Promise<Client<Contract>> {
  const client = house.client("pk_demo_carrel");
  const token = await house.linkFor(email);
  await client.auth.acceptInvitation({ token, password: SENTENCE, passwordConfirm: SENTENCE });
  return client;
}

/** Adds somebody as people do, who follows his invitation. */
export async function invite(house: House, place: Pick<Place, "client">, person: AddAdminUser) {
  const { _id } = await place.client.adminUsers.add(person);
  const client = await follow(house, person.email);
  return { client, person: await place.client.adminUsers.get({ id: _id }) };
}
