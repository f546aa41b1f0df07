import { type APIRequestContext, expect } from "@playwright/test";
import { KEY } from "./admin";
import { codeFor } from "./outbox";
import { unique } from "./unique";

const HOUR = 3_600_000;

interface Wish {
  orgCode: string;
  branchId: string;
  name: string;
  /** Of the hour, in milliseconds. */
  from: number;
  /** The branch's first desk when left out. */
  deskId?: string;
}

/** A visitor asks for an hour, proving an address of his own. @returns the address */
export async function askForHour(request: APIRequestContext, wish: Wish): Promise<string> {
  const { orgCode, branchId, name, from } = wish;
  const send = async (path: string, data: unknown) => {
    const reply = await request.post(`/api/co-space${path}`, { data, headers: { "x-api-key": KEY } });
    expect(reply.ok(), `POST ${path}: ${await reply.text()}`).toBe(true);
    return reply.json();
  };
  const email = `guest-${unique()}@quiet.test`;
  const { data: organisation } = await send("/bookings/super-org-lookup", { orgCode });
  const orgId = organisation._id;
  const { data: desks } = await send(`/desks/${branchId}/all?limit=1`, {});
  const { data: sent } = await send("/bookings/send-otp", { email, orgId });
  const proof = { email, orgId, otp: await codeFor(request, email), flow: sent?.flow };
  const { data: proven } = await send("/bookings/verify-otp", proof);
  await send("/bookings/save-booking", {
    verificationToken: proven.verificationToken,
    orgId,
    branchId,
    deskId: wish.deskId ?? desks[0]._id,
    type: "HOURLY",
    name,
    email,
    startAt: new Date(from).toISOString(),
    endAt: new Date(from + HOUR).toISOString(),
  });
  return email;
}
