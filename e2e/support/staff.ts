import { type Client, createClient, memoryStorage } from "@carrel/sdk";
import { type Contract, contract } from "@carrel/sdk/contract";
import { BASE_URL } from "./addresses";
import { KEY, PASSWORD } from "./admin";
import { unique } from "./unique";

/** A client of somebody's who is signed in. */
export async function clientOf(email: string): Promise<Client<Contract>> {
  const client = createClient({ baseUrl: `${BASE_URL}/api`, apiKey: KEY, storage: memoryStorage() }, contract);
  await client.auth.login({ email, password: PASSWORD });
  return client;
}

interface Hired {
  /** Who adds the person. */
  by: string;
  name: string;
  /** The name of the role. */
  role: string;
  /** The name of the only branch; absent: every one. */
  branch?: string;
}

/** Adds somebody to the staff, who can sign in. @returns his address, and a client of his */
export async function hire({ by, name, role, branch }: Hired): Promise<{ email: string; client: Client<Contract> }> {
  const owner = await clientOf(by);
  const [given] = (await owner.roles.list({ search: role })).data;
  const { data: branches } = await owner.branches.list();
  const email = `staff-${unique()}@carrel.test`;
  await owner.adminUsers.add({
    ...{ name, email, password: PASSWORD, roleId: given?._id ?? "" },
    ...(branch === undefined
      ? { isDefaultUser: true }
      : { allowedBranches: branches.filter((one) => one.name === branch).map(({ _id }) => _id) }),
  });
  return { email, client: await clientOf(email) };
}
