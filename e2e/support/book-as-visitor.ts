import { type APIRequestContext, expect } from "@playwright/test";
import { codeFor } from "./outbox";
import { unique } from "./unique";

const HOUR = 3_600_000;

interface Wish {
  orgCode: string;
  branchId: string;
  name: string;
  /** For an hour from then on. */
  startAt: Date;
}

/** Books a branch's first desk as a visitor does, with an address of his own. @returns the address, and the booking's code */
export async function bookAsVisitor(request: APIRequestContext, { orgCode, branchId, name, startAt }: Wish) {
  const send = async (path: string, data: unknown) => {
    const reply = await request.post(`/api/co-space${path}`, { data, headers: { "x-api-key": "pk_demo_carrel" } });
    expect(reply.ok(), `POST ${path}: ${await reply.text()}`).toBe(true);
    return reply.json();
  };
  const { data: organisation } = await send("/bookings/super-org-lookup", { orgCode });
  const desks = await send(`/desks/${branchId}/all?limit=1`, {});
  const orgId = organisation._id;
  const email = `guest-${unique()}@quiet.test`;
  const { data: sent } = await send("/bookings/send-otp", { email, orgId });
  const proof = { email, orgId, otp: await codeFor(request, email), flow: sent?.flow };
  const { data: proven } = await send("/bookings/verify-otp", proof);
  const { data: booking } = await send("/bookings/save-booking", {
    verificationToken: proven.verificationToken,
    orgId,
    branchId,
    deskId: desks.data[0]._id,
    type: "HOURLY",
    name,
    email,
    startAt: startAt.toISOString(),
    endAt: new Date(startAt.getTime() + HOUR).toISOString(),
  });
  return { email, code: String(booking.code) };
}
