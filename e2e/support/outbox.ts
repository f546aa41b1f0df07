import type { APIRequestContext } from "@playwright/test";
import { expect } from "@playwright/test";

export interface OutboxMail {
  _id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  createdAt: string;
}

/** The mails to an address, newest first. */
export async function mailsTo(request: APIRequestContext, address: string): Promise<OutboxMail[]> {
  const reply = await request.get("/dev/outbox.json", { params: { to: address } });
  expect(reply.ok()).toBe(true);
  return reply.json();
}

/** The link in the newest mail to an address that holds one, once there are at least `count` of them. */
export async function linkFor(request: APIRequestContext, address: string, count = 1): Promise<string> {
  let links: string[] = [];
  await expect(async () => {
    const mails = await mailsTo(request, address);
    links = mails.flatMap((mail) => /https?:\S+#[\w-]{43}(?![\w-])/.exec(mail.text)?.[0] ?? []);
    expect(links.length).toBeGreaterThanOrEqual(count);
  }).toPass();
  return links[0] ?? "";
}

/** The code of the newest mail to an address, once there are at least `count` mails with a code. */
export async function codeFor(request: APIRequestContext, address: string, count = 1): Promise<string> {
  let codes: string[] = [];
  await expect(async () => {
    const mails = await mailsTo(request, address);
    codes = mails.flatMap((mail) => /\b(\d{6})\b/.exec(mail.text)?.[1] ?? []);
    expect(codes.length).toBeGreaterThanOrEqual(count);
  }).toPass();
  return codes[0] ?? "";
}
