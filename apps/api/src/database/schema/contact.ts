import type { Instant } from "./columns";

/** What a stranger wrote to an organisation. */
interface ContactMessagesTable {
  orgId: string;
  messageId: string;
  name: string;
  /** In lower case; nobody has proven it. */
  email: string;
  phone: string | null;
  subject: string | null;
  message: string;
  createdAt: Instant;
}

export interface ContactTables {
  contactMessages: ContactMessagesTable;
}
