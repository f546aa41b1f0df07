import type { ContactSent, SendContact } from "../schemas/contact";
import { write } from "./operation";

export const contact = {
  /**
   * Not available yet: the server answers 404 `not_available`.
   * Sends a message to an organisation's staff; without `orgId`, to whom the API key belongs. Too many from one address are 429 `rate_limited`.
   * @example const { data } = await client.contact.send({ name: "Ravi", email: "ravi@example.com", message: "Do you have lockers?" });
   */
  send: write<SendContact, ContactSent>("POST /contact", {
    access: "public",
    gives: "reply",
    fallback: "Failed to send message",
  }),
};
