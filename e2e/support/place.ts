import { type APIRequestContext, expect } from "@playwright/test";
import { codeFor } from "./outbox";
import { unique } from "./unique";

const KEY = "pk_demo_carrel";

interface NewBranch {
  name: string;
  timezone: string;
  /** Closed on all seven days. */
  closed?: boolean;
  desks?: { name: string; zone?: string }[];
}

interface Place {
  orgCode: string;
  /** In the order in which they were given. */
  branchIds: string[];
  /** Its owner, to sign in. */
  email: string;
  password: string;
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
  let token = "";
  const post = async (path: string, data: unknown) => {
    const reply = await request.post(`/api${path}`, {
      data,
      headers: { "x-api-key": KEY, ...(token && { authorization: `Bearer ${token}` }) },
    });
    expect(reply.ok(), `POST ${path}: ${await reply.text()}`).toBe(true);
    return reply.json();
  };
  const email = `place-${unique()}@quiet.test`;
  const person = { name: "Asha Rao", email, phone: "+919876543210", password: "a long enough sentence" };
  const { data: started } = await post("/admin/sign-up", { orgName, workspaceKind: "co-working", ...person });
  const verified = await post("/admin/verify", { tempRegId: started.tempRegId, otp: await codeFor(request, email) });
  token = verified.token;

  const branchIds: string[] = [];
  for (const { name, timezone, closed = false, desks = [] } of branches) {
    const timings = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: "00:00", close: "24:00", closed }));
    const { data: branch } = await post("/co-space/branches/add", { name, timezone, timings });
    branchIds.push(branch._id);
    for (const desk of desks) await post("/co-space/desks/add", { branchId: branch._id, ...desk });
  }
  if (planCode) {
    const { data: order } = await post("/admin/subscription/create-order", { planCode });
    const paid = await request.post(order.checkoutUrl);
    await post("/admin/subscription/verify-payment", await paid.json());
  }
  return { orgCode: verified.data.loggedOrgDetails.orgCode, branchIds, email, password: person.password };
}
