import { Email } from "@carrel/sdk/schemas";
import type { Hono } from "hono";
import { type OutboxMail, readOutbox } from "../database/outbox";
import type { Database } from "../database/port";
import type { Env } from "../pipeline/env";
import { DEV_POLICY } from "./dev-page";
import { outboxPage } from "./outbox-page";

/** Mails that one look into the outbox shows. */
const SHOWN = 200;

/** Mounts the demo's view of the mails that would have left, codes and all: never in production. */
export const mountOutbox = (app: Hono<Env>, database: Database) => {
  const read = async (to: string | undefined) => {
    if (!to) return readOutbox(database, { limit: SHOWN });
    const address = Email.safeParse(to);
    return address.success ? readOutbox(database, { to: address.data, limit: SHOWN }) : [];
  };

  app.get("/dev/outbox.json", async (context) =>
    Response.json((await read(context.req.query("to"))).map(mailRecord), { headers: { "cache-control": "no-store" } }),
  );
  app.get("/dev/outbox", async (context) => {
    const to = context.req.query("to");
    return new Response(outboxPage(await read(to), to), {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "content-security-policy": DEV_POLICY,
      },
    });
  });
};

const mailRecord = (mail: OutboxMail) => ({
  _id: mail.mailId,
  to: mail.toAddress,
  replyTo: mail.replyTo,
  subject: mail.subject,
  text: mail.textBody,
  html: mail.htmlBody,
  createdAt: mail.createdAt.toISOString(),
});
