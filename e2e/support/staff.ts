import { type Client, createClient, memoryStorage } from "@carrel/sdk";
import { type Contract, contract } from "@carrel/sdk/contract";
import { request } from "@playwright/test";
import { BASE_URL } from "./addresses";
import { KEY, PASSWORD, SENTENCE } from "./admin";
import { linkFor } from "./outbox";
import { unique } from "./unique";

/** A client of nobody's yet. */
export const newClient = (apiKey = KEY): Client<Contract> =>
  createClient({ baseUrl: `${BASE_URL}/api`, apiKey, storage: memoryStorage() }, contract);

/** A client of somebody's who is signed in. */
export async function clientOf(email: string, password = PASSWORD): Promise<Client<Contract>> {
  const client = newClient();
  await client.auth.login({ email, password });
  return client;
}

interface Hired {
  /** Who adds the person, and his password where he is not of the demo. */
  by: string;
  password?: string;
  name: string;
  /** The name of the role. */
  role: string;
  /** The name of the only branch; absent: every one. */
  branch?: string;
}

/** Follows the newest invitation to an address, with `SENTENCE` as the password. @returns a client of his */
export async function follow(email: string): Promise<Client<Contract>> {
  const outbox = await request.newContext({ baseURL: BASE_URL });
  const [, token = ""] = (await linkFor(outbox, email)).split("#");
  await outbox.dispose();
  const client = newClient();
  await client.auth.acceptInvitation({ token, password: SENTENCE, passwordConfirm: SENTENCE });
  return client;
}

/** Invites somebody to the staff, who follows it and can sign in with `SENTENCE`. @returns his address, and a client of his */
export async function hire(hired: Hired): Promise<{ email: string; client: Client<Contract> }> {
  const { by, password, name, role, branch } = hired;
  const owner = await clientOf(by, password);
  const [given] = (await owner.roles.list({ search: role })).data;
  const { data: branches } = await owner.branches.list();
  const email = `staff-${unique()}@carrel.test`;
  await owner.adminUsers.add({
    name,
    email,
    roleId: given?._id ?? "",
    ...(branch === undefined
      ? { isDefaultUser: true }
      : { allowedBranches: branches.filter((one) => one.name === branch).map(({ _id }) => _id) }),
  });
  return { email, client: await follow(email) };
}
