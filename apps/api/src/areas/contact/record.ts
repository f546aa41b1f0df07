import type { ContactMessage } from "@carrel/sdk/schemas";
import type { Row } from "../../database/schema";

export const contactRecord = (row: Row<"contactMessages">): ContactMessage => ({
  _id: row.messageId,
  name: row.name,
  email: row.email,
  phone: row.phone,
  subject: row.subject,
  message: row.message,
});
