import * as z from "zod";
import { Email, Id, Phone, requiredName, requiredText, text } from "./common";

/** A message to an organisation; without `orgId`, to the one that the API key belongs to. */
export const SendContact = z.strictObject({
  name: requiredName(120),
  email: Email,
  phone: Phone.optional(),
  subject: text(200).optional(),
  message: requiredText(5000),
  orgId: Id.optional(),
});
export interface SendContact extends z.infer<typeof SendContact> {}

export const ContactSent = z.object({ data: z.object({ _id: Id }) });
export interface ContactSent extends z.infer<typeof ContactSent> {}
