import type { ContactSent, SendContact } from "../schemas/contact";
import { write } from "./operation";

export const contact = {
  /**
   * Sends a message to an organisation's staff, who are told of it and answer by e-mail; without `orgId`, to whom the API key
   * belongs: an organisation, a reseller or the platform. It is kept for 90 days. Nothing is mailed to who sent it.
   * @param input name, e-mail address and message, with line breaks; a phone number and a subject, if there are any. Leave
   * `homepage` out: what fills it is a machine, and is answered as sent
   * @returns `{ data: { _id } }`
   * @throws 400 for what can't be taken, at its field; 404 for an organisation that the key doesn't serve; 429 `rate_limited` after
   * ten from one address within an hour or 20 within a day, `contact_full` where the organisation got enough of them for a day
   * @example const { data } = await client.contact.send({ name: "Ravi", email: "ravi@example.com", message: "Do you have lockers?" });
   */
  send: write<SendContact, ContactSent>("POST /contact", {
    access: "public",
    gives: "reply",
    fallback: "Failed to send message",
  }),
};
