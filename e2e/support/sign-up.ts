import type { Client, SignUp } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";
import type { APIRequestContext } from "@playwright/test";
import { KEY, SENTENCE } from "./admin";
import { codeFor } from "./outbox";
import { newClient } from "./staff";
import { unique } from "./unique";

interface SignedUp {
  email: string;
  /** `SENTENCE`. */
  password: string;
  orgCode: string;
  /** Signed in as the owner. */
  client: Client<Contract>;
}

/**
 * Registers an organisation and its owner through the API, as a person would through the screens.
 * @param about what differs from a co-working place of Asha Rao's
 * @param key of whoever it signs up with: the platform's, or a reseller's
 */
export async function signUp(
  request: APIRequestContext,
  about: Pick<SignUp, "orgName"> & Partial<SignUp>,
  key = KEY,
): Promise<SignedUp> {
  const email = `owner-${unique()}@quiet.test`;
  const client = newClient(key);
  const person = { name: "Asha Rao", email, password: SENTENCE };
  const { tempRegId } = await client.auth.signUp({ workspaceKind: "co-working", ...person, ...about });
  const { data } = await client.auth.verify({ tempRegId, otp: await codeFor(request, email) });
  return { email, password: SENTENCE, orgCode: data.loggedOrgDetails.orgCode, client };
}
