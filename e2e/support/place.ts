import type { Client } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";
import type { APIRequestContext } from "@playwright/test";
import { buy } from "./buy";
import { signUp } from "./sign-up";

interface NewBranch {
  name: string;
  timezone: string;
  /** Closed on all seven days. */
  closed?: boolean;
  desks?: { name: string; zone?: string; amenities?: string[] }[];
}

export interface Place {
  orgCode: string;
  /** In the order in which they were given. */
  branchIds: string[];
  /** Its owner, to sign in. */
  email: string;
  password: string;
  /** Signed in as the owner. */
  client: Client<Contract>;
}

/**
 * Registers an organisation and its branches through the API, as a person would through the screens.
 * @param planCode what it buys once they are there; it goes on with its trial without one
 */
export async function makePlace(
  request: APIRequestContext,
  orgName: string,
  branches: NewBranch[],
  planCode?: string,
): Promise<Place> {
  const place = await signUp(request, { orgName, phone: "+919876543210" });
  const { client } = place;
  const branchIds: string[] = [];
  for (const { name, timezone, closed = false, desks = [] } of branches) {
    const timings = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: "00:00", close: "24:00", closed }));
    const branch = await client.branches.add({ name, timezone, timings });
    branchIds.push(branch._id);
    for (const desk of desks) await client.desks.add({ branchId: branch._id, ...desk });
  }
  if (planCode) await buy(request, client, planCode);
  return { ...place, branchIds };
}
