import * as z from "zod";
import { Email, Id, Phone, requiredName, requiredText, text } from "./common";

/** The most that one message holds. */
const MESSAGE_CHARACTERS = 5000;

/** A message to an organisation's staff; without `orgId`, to whom the API key belongs. */
export const SendContact = z.strictObject({
  name: requiredName(120),
  /** Where the staff answer. Nobody proves it, and nothing is mailed to it. */
  email: Email,
  phone: Phone.optional(),
  subject: text(200).optional(),
  /** As it was written, line breaks too. */
  message: requiredText(MESSAGE_CHARACTERS),
  orgId: Id.optional(),
  /**
   * A trap for machines: a form has it where no person finds it. What fills it is answered as sent, and thrown away.
   */
  homepage: text(MESSAGE_CHARACTERS).optional(),
});
export interface SendContact extends z.infer<typeof SendContact> {}

export const ContactSent = z.object({ data: z.object({ _id: Id }) });
export interface ContactSent extends z.infer<typeof ContactSent> {}

/** A message as staff read it. */
export const ContactMessage = z.object({
  _id: Id,
  name: text(120),
  email: Email,
  phone: Phone.nullable(),
  subject: text(200).nullable(),
  message: text(MESSAGE_CHARACTERS),
});
export interface ContactMessage extends z.infer<typeof ContactMessage> {}
