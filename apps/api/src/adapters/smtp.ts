import { createTransport } from "nodemailer";
import type { Mailer } from "../ports";

/** Milliseconds after which a silent mail server counts as down. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Hands mails to a mail server.
 * @param url such as `smtps://user:password@mail.example.com`
 * @param from the sender's address
 */
export const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport({ url, ...PATIENCE });
  const address = from.match(/<([^<>]+)>\s*$/)?.[1] ?? from.trim();
  const host = from.slice(from.lastIndexOf("@") + 1).replace(/[>\s]/g, "");
  return {
    delivers: true,
    async send({ id, to, fromName, replyTo, subject, text, html, attachments, stopAddress }) {
      // The same id each time, so that a mail server which saw it before can tell.
      await transport.sendMail({
        messageId: `<${id}@${host}>`,
        from: fromName === null ? from : { name: fromName, address },
        to,
        // An address alone: a name beside it would be whatever a stranger called himself.
        ...(replyTo !== null && { replyTo: { name: "", address: replyTo } }),
        subject,
        text,
        html,
        attachments,
        headers: stopAddress === null ? {} : stopHeaders(stopAddress),
      });
    },
  };
};

/** Mail programs show a button for it, and ask only servers that say they take one click. */
const stopHeaders = (address: string) => ({
  "List-Unsubscribe": { prepared: true, value: `<${address}>` },
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** Stands in while no mail server is configured: mails stay in the outbox. */
export const noMailer: Mailer = {
  delivers: false,
  send: async () => {
    throw new Error("No mail server is configured");
  },
};
